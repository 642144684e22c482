#if canImport(UIKit)
  import Glidepath
  import UIKit

  /// Which controller shows which address, and a number for each controller that the core can speak
  /// of.
  ///
  /// Controllers are not kept alive.
  @MainActor final class ShownScreens {
    private struct Entry {
      weak var controller: UIViewController?
      var id: NodeID
      var address: Address?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var numbered: UInt64 = 0

    /// Notes that a controller shows an address, and gives it the address's text as its name.
    func note(_ address: Address, in controller: UIViewController) {
      let id = self.id(of: controller)
      entries[ObjectIdentifier(controller)] = Entry(
        controller: controller, id: id, address: address)
      controller.restorationIdentifier = address.description
    }

    /// The address a controller shows, if it is known.
    func address(of controller: UIViewController) -> Address? {
      entry(of: controller)?.address
    }

    /// The controller's number; the same as long as it lives.
    func id(of controller: UIViewController) -> NodeID {
      if let known = entry(of: controller) { return known.id }
      forgetTheGone()
      numbered += 1
      let id = NodeID(numbered)
      entries[ObjectIdentifier(controller)] = Entry(controller: controller, id: id, address: nil)
      return id
    }

    /// The controller with a number, if it still lives.
    func controller(_ id: NodeID) -> UIViewController? {
      entries.values.first { $0.id == id }?.controller
    }

    // An address in memory may be used again by another controller: only a living one counts.
    private func entry(of controller: UIViewController) -> Entry? {
      guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller
      else { return nil }
      return entry
    }

    private func forgetTheGone() {
      entries = entries.filter { $0.value.controller != nil }
    }
  }
#endif
