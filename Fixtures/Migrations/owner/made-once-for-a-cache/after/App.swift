import SwiftUI

@Observable
final class Session {
  var log: [String] = []
  init() {
    log.append("start")
    Task { @MainActor in self.log.append("later") }
  }
}

@Observable
final class Guarded {
  var log: [String] = []
  init() {
    log.append("start")
    Task { @MainActor in self.log.append("later") }
  }
}

@Observable
final class Filled {
  var log: [String] = []
  init() {
    log.append("start")
    Task { @MainActor in self.log.append("later") }
  }
}

@Observable
final class Chosen {
  var log: [String] = []
  init() {
    log.append("start")
    Task { @MainActor in self.log.append("later") }
  }
}

/// Made where there is one already.
@Observable
final class Renewed {
  var log: [String] = []
  init() {
    // Change the storage so that the view creating this object does not track `log`.
    _log.append("start")
    Task { @MainActor in self.log.append("later") }
  }
}

/// Asked for, but not kept.
@Observable
final class Unkept {
  var log: [String] = []
  init() {
    // Change the storage so that the view creating this object does not track `log`.
    _log.append("start")
    Task { @MainActor in self.log.append("later") }
  }
}

/// Kept by an object that the view makes.
@Observable
final class Fresh {
  var log: [String] = []
  init() {
    // Change the storage so that the view creating this object does not track `log`.
    _log.append("start")
    Task { @MainActor in self.log.append("later") }
  }
}

var chosen: Chosen?

final class Store {
  static let shared = Store()
  private var sessions: [Int: Session] = [:]
  private var guarded: Guarded?
  private static var filled: Filled?
  private var renewed: Renewed?
  private var unkept: Unkept?

  func session(_ id: Int) -> Session {
    if let existing = sessions[id] { return existing }
    let session = Session()
    sessions[id] = session
    return session
  }

  func guardedOne() -> Guarded? {
    guard guarded == nil else { return guarded }
    guarded = Guarded()
    return guarded
  }

  static func filledOne() -> Filled {
    if let filled {
      return filled
    } else {
      let made = Filled()
      self.filled = made
      return made
    }
  }

  func chosenOne() -> Chosen {
    let one = chosen ?? Chosen()
    chosen = one
    return one
  }

  func renewedOne() -> Renewed? {
    if renewed != nil { renewed = Renewed() }
    return renewed
  }

  func unkeptOne() -> Unkept {
    if let unkept { return unkept }
    return Unkept()
  }
}

final class Shelf {
  private var fresh: Fresh?

  func freshOne() -> Fresh {
    if let fresh { return fresh }
    let one = Fresh()
    fresh = one
    return one
  }
}

struct LogView: View {
  var session: Session
  var filled: Filled
  var chosen: Chosen
  var unkept: Unkept
  var fresh: Fresh

  var body: some View {
    Text("\(session.log.count) \(filled.log.count) \(chosen.log.count) \(unkept.log.count)")
    Text("\(fresh.log.count)")
  }
}

struct RootView: View {
  var body: some View {
    LogView(
      session: Store.shared.session(1), filled: Store.filledOne(),
      chosen: Store.shared.chosenOne(), unkept: Store.shared.unkeptOne(),
      fresh: Shelf().freshOne())
    Text("\(Store.shared.guardedOne()?.log.count ?? 0) \(Store.shared.renewedOne()?.log.count ?? 0)")
  }
}
