#if canImport(UIKit)
  import Glidepath
  import UIKit

  extension PushCoordinator {
    private var reader: HierarchyReader { HierarchyReader(shown: shown, usesScenes: usesScenes) }

    /// Does one thing that the core asked for.
    func carryOut(_ effect: Effect) {
      switch effect {
      case .look(let id):
        let readings = gates.map { Look.Reading($0.gate, isOpen: $0.isOpen()) }
        send(.looked(id, Look(gates: readings, hierarchies: reader.hierarchies())))
      case .save(let record):
        save(record)
      case .perform(let id, let step):
        let performer = StepPerformer(routes: routes, screens: screens, shown: shown)
        performer.perform(step) { [weak self] result in
          guard let self else { return }
          send(.stepFinished(id, result, reader.hierarchy(of: step.scene)))
        }
      case .awaitNextTurn(let id):
        DispatchQueue.main.async { [weak self] in self?.send(.turnEnded(id)) }
      case .complete(let token):
        handlers.complete(token)
      case .present(let token, let options):
        handlers.present(token, UNNotificationPresentationOptions(options))
      case .completeFetch(let token, let result):
        handlers.completeFetch(token, UIBackgroundFetchResult(result))
      case .report(let report):
        post(
          PushCoordinatorNotification.report, ["report": report.code.rawValue, "text": "\(report)"])
      case .record(let record):
        post(PushCoordinatorNotification.decision, record.fields)
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
