#if canImport(UIKit)
  import Glidepath
  import UIKit

  extension PushCoordinator {
    private var windows: SceneWindows { SceneWindows(usesScenes: usesScenes) }

    private var leave: Leave { Leave(permission: permission) }

    private var reader: HierarchyReader {
      HierarchyReader(shown: shown, windows: windows, leave: leave)
    }

    /// Does one thing that the core asked for.
    func carryOut(_ effect: Effect) {
      switch effect {
      case .look(let id):
        tabBarTouches.listen(in: windows)
        send(.looked(id, Look(conditions, hierarchies: reader.hierarchies())))
      case .save(let record):
        save(record)
      case .perform(let id, let step):
        perform(step, id)
      case .awaitNextTurn(let id):
        DispatchQueue.main.async { [weak self] in self?.send(.turnEnded(id)) }
      case .complete(let token):
        handlers.complete(token)
      case .present(let token, let options):
        handlers.present(token, UNNotificationPresentationOptions(options))
      case .completeFetch(let token, let result):
        handlers.completeFetch(token, UIBackgroundFetchResult(result))
      case .answer(let request, let outcome):
        requests.removeValue(forKey: request)?(outcome)
      case .report(let report):
        post(
          PushCoordinatorNotification.report, ["report": report.code.rawValue, "text": "\(report)"])
      case .record(let record):
        post(PushCoordinatorNotification.decision, record.fields)
      }
    }

    private func perform(_ step: Step, _ id: EffectID) {
      let performer = StepPerformer(
        routes: routes, screens: screens, shown: shown, windows: windows, leave: leave,
        watched: { [weak self] ticket in
          guard let self else { return }
          guard let ticket else { return see(step.scene) }
          send(.left(ticket, reader.hierarchy(of: step.scene)))
        },
        isWanted: { [weak self] in self?.isAwaited(id) ?? false })
      performer.perform(step, seeing: { [weak self] in self?.reader.hierarchy(of: step.scene) }) {
        [weak self] result, hierarchy in
        guard let self else { return }
        send(.stepFinished(id, result, hierarchy, conditions))
      }
    }

    /// Tells the core what a scene shows now.
    func see(_ scene: SceneID) {
      if let hierarchy = reader.hierarchy(of: scene) { send(.seen(hierarchy)) }
    }

    /// Tells the core what every scene shows.
    func seeAll() {
      for hierarchy in reader.hierarchies() { send(.seen(hierarchy)) }
    }

    /// The app has made a screen by itself, as the user's navigation makes it; where it is to be seen
    /// will show in the next turn.
    func userMayHaveNavigated() {
      guard isWatchingUser, !seesNextTurn else { return }
      seesNextTurn = true
      DispatchQueue.main.async { [weak self] in
        self?.seesNextTurn = false
        self?.seeAll()
      }
    }

    private func save(_ record: SavedRecord) {
      do {
        try store.save(record)
      } catch {
        // The tap still lands; only "once" across the death of this process is no longer promised.
        post(
          PushCoordinatorNotification.report,
          ["report": "notSaved", "text": "the record of taps was not written: \(error)"])
      }
    }

    private func post(_ name: Notification.Name, _ info: [String: String]) {
      NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
  }
#endif
