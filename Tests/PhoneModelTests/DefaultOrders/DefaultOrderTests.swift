import PhoneLink
import Testing

@testable import PhoneModel

@Suite("Default order of callbacks")
struct DefaultOrderTests {
  static let rows: [DefaultRow] = lifeCycle + taps + answers + pushes + ends

  @Test("Every situation brings its callbacks in the default order", arguments: rows, Cell.all)
  func defaultOrder(_ row: DefaultRow, _ cell: Cell) throws {
    guard row.exists(in: cell) else { return }
    var phone = cell.phone()
    try phone.enter(row.situation)
    let orders = try phone.meet(row.event)
    #expect(
      Shorthand.told(orders, in: cell.architecture) == row.expected(in: cell), "\(row), \(cell)")
    #expect(phone.model.findingsAtEnd.isEmpty)
  }

  @Test("A SwiftUI app's scene goes the way of any scene", arguments: rows, Cell.all)
  func swiftUIMoments(_ row: DefaultRow, _ cell: Cell) throws {
    guard cell.architecture == .swiftUI, row.exists(in: cell) else { return }
    var phone = cell.phone()
    try phone.enter(row.situation)
    #expect(Shorthand.all(try phone.meet(row.event)) == row.scene, "\(row), \(cell)")
  }

  static let lifeCycle: [DefaultRow] =
    [.neverLaunched, .forceQuit, .endedBySystem, .crashed, .rebooted].map {
      DefaultRow(
        $0, .icon, "wFL dFL aActive", scene: "wFL dFL cfg sConn sFg sActive",
        swiftUI: "wFL dFL cfg")
    }
    + [.icon, .return].flatMap {
      [
        DefaultRow(.background, $0, "aFg aActive", scene: "sFg sActive", swiftUI: ""),
        DefaultRow(.suspended, $0, "aFg aActive", scene: "sFg sActive", swiftUI: ""),
        DefaultRow(.inactive, $0, "aActive", scene: "sActive", swiftUI: ""),
      ]
    }
    + [.neverLaunched, .background, .suspended, .inactive].map {
      DefaultRow($0, .switcher, "", scene: "", swiftUI: "")
    }
    + [
      DefaultRow(.active, .switcher, "aResign", scene: "sResign", swiftUI: ""),
      DefaultRow(.active, .home, "aResign aBg", scene: "sResign sBg", swiftUI: ""),
      DefaultRow(.inactive, .home, "aBg", scene: "sBg", swiftUI: ""),
      DefaultRow(
        .launchedByPush, .icon, "aFg aActive", scene: "cfg sConn sFg sActive", swiftUI: "cfg"),
    ]

  static let taps: [DefaultRow] =
    [.neverLaunched, .forceQuit, .endedBySystem].map {
      DefaultRow(
        $0, .tap, "wFL(RN) dFL(RN) dR aActive", legacy: "wFL(RN) dFL(RN) fetch aActive",
        scene: "wFL dFL cfg(NR) sConn(NR) sFg dR sActive", swiftUI: "wFL dFL cfg(NR) dR")
    }
    + [.background, .suspended].map {
      DefaultRow(
        $0, .tap, "aFg dR aActive", legacy: "aFg fetch aActive", scene: "sFg dR sActive",
        swiftUI: "dR")
    }
    + [
      DefaultRow(
        .launchedByPush, .tap, "aFg dR aActive", legacy: "aFg fetch aActive",
        scene: "cfg(NR) sConn(NR) sFg dR sActive", swiftUI: "cfg(NR) dR"),
      DefaultRow(.active, .bannerTap, "dR", scene: "dR", swiftUI: "dR"),
      DefaultRow(
        .active, .centerTap, "aResign dR aActive", legacy: "aResign fetch aActive",
        scene: "sResign dR sActive", swiftUI: "dR"),
    ]

  static let answers: [DefaultRow] =
    [.forceQuit, .endedBySystem].flatMap {
      [
        DefaultRow(
          $0, .foregroundAction, "wFL(RN) dFL(RN) dR(open) aActive",
          legacy: "wFL(RN) dFL(RN) hA(open) aActive",
          scene: "wFL dFL cfg(NR) sConn(NR) sFg dR(open) sActive",
          swiftUI: "wFL dFL cfg(NR) dR(open)"),
        DefaultRow(
          $0, .backgroundAction, "wFL(RN) dFL(RN) aBg dR(archive)",
          legacy: "wFL(RN) dFL(RN) aBg hA(archive)", scene: "wFL dFL dR(archive)",
          swiftUI: "wFL dFL dR(archive)"),
        DefaultRow(
          $0, .textAction, "wFL(RN) dFL(RN) aBg dR(reply: Yes)", legacy: "wFL dFL hA(reply: Yes)",
          scene: "wFL dFL dR(reply: Yes)", swiftUI: "wFL dFL dR(reply: Yes)"),
        DefaultRow(
          $0, .dismissal, "wFL(RN) dFL(RN) aBg dR(dismiss)", scene: "wFL dFL dR(dismiss)",
          swiftUI: "wFL dFL dR(dismiss)"),
      ]
    }
    + [.suspended, .background].flatMap {
      [
        DefaultRow(
          $0, .foregroundAction, "aFg dR(open) aActive", legacy: "aFg hA(open) aActive",
          scene: "sFg dR(open) sActive", swiftUI: "dR(open)"),
        DefaultRow(
          $0, .backgroundAction, "dR(archive)", legacy: "hA(archive)", scene: "dR(archive)",
          swiftUI: "dR(archive)"),
        DefaultRow(
          $0, .dismissal, "dR(dismiss)", scene: "dR(dismiss)", swiftUI: "dR(dismiss)"),
      ]
    }
    + [.forceQuit, .suspended, .background].map {
      DefaultRow($0, .plainDismissal, "", scene: "", swiftUI: "")
    }

  static let pushes: [DefaultRow] =
    [.inactive, .active].flatMap {
      [
        DefaultRow($0, .alertPush, "wP", legacy: "fetch", scene: "wP", swiftUI: "wP"),
        DefaultRow(
          $0, .wakingAlertPush, "wP fetch", legacy: "fetch", scene: "wP fetch",
          swiftUI: "wP fetch"),
        DefaultRow($0, .silentPush, "fetch", scene: "fetch", swiftUI: "fetch"),
      ]
    }
    + [.silentPush, .wakingAlertPush].flatMap {
      [
        DefaultRow(.background, $0, "fetch", scene: "fetch", swiftUI: "fetch"),
        DefaultRow(.suspended, $0, "aBg fetch", scene: "fetch", swiftUI: "fetch"),
        DefaultRow(
          .endedBySystem, $0, "wFL(RN) dFL(RN) aBg fetch", scene: "wFL dFL fetch",
          swiftUI: "wFL dFL fetch"),
        DefaultRow(
          .crashed, $0, "wFL(RN) dFL(RN) aBg fetch", scene: "wFL dFL fetch",
          swiftUI: "wFL dFL fetch"),
        DefaultRow(
          .rebooted, $0, "wFL(RN) dFL(RN) aBg fetch", scene: "wFL dFL fetch",
          swiftUI: "wFL dFL fetch"),
        DefaultRow(.forceQuit, $0, "", scene: "", swiftUI: ""),
        DefaultRow(.neverLaunched, $0, "", scene: "", swiftUI: ""),
      ]
    }
    + [.neverLaunched, .forceQuit, .endedBySystem, .suspended, .background].map {
      DefaultRow($0, .alertPush, "", scene: "", swiftUI: "")
    }

  static let ends: [DefaultRow] =
    [
      DefaultRow(
        .active, .forceQuit, "aResign aBg aTerm", scene: "sResign sDisc aTerm", swiftUI: "aTerm"),
      DefaultRow(.inactive, .forceQuit, "aBg aTerm", scene: "sDisc aTerm", swiftUI: "aTerm"),
      DefaultRow(.endedBySystem, .forceQuit, "", scene: "", swiftUI: ""),
      DefaultRow(.launchedByPush, .forceQuit, "aTerm", scene: "aTerm", swiftUI: "aTerm"),
    ]
    + [.forceQuit, .endBySystem].flatMap {
      [
        DefaultRow(.background, $0, "aTerm", scene: "sDisc aTerm", swiftUI: "aTerm"),
        DefaultRow(.suspended, $0, "", scene: "", swiftUI: ""),
      ]
    }
    + [.inactive, .active].flatMap {
      [
        DefaultRow($0, .endBySystem, "", scene: "", swiftUI: ""),
        DefaultRow($0, .crash, "", scene: "", swiftUI: ""),
      ]
    }
    + [DefaultRow(.background, .crash, "", scene: "", swiftUI: "")]
    + Situation.allCases.map { DefaultRow($0, .reboot, "", scene: "", swiftUI: "") }
}
