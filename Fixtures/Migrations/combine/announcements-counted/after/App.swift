import SwiftUI

final class Flags {
  static let shared = Flags()
  var names: Set<String> = []
  func isOn(_ name: String) -> Bool { names.contains(name) }
}

@Observable
final class FlagsModel {
  var title = "Flags"
  private let flags: Flags

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(flags: Flags = .shared) {
    self.flags = flags
    NotificationCenter.default.addObserver(forName: .init("flags"), object: nil, queue: .main) {
      [weak self] _ in self?.revision += 1
    }
  }

  var heading: String { title.uppercased() }

  var count: Int {
    _ = revision
    return flags.names.count
  }

  var level: Int {
    _ = revision
    return switch flags.names.count {
    case 0: 1
    default: 2
    }
  }

  var size: Int {
    _ = revision
    if flags.names.isEmpty { return 0 }
    return UserDefaults.standard.integer(forKey: "size")
  }

  var isLoud: Bool {
    get {
      _ = revision
      return UserDefaults.standard.bool(forKey: "loud")
    }
    set {
      guard newValue != isLoud else { return }
      defer { revision += 1 }
      UserDefaults.standard.set(newValue, forKey: "loud")
    }
  }

  subscript(name: String) -> Bool {
    _ = revision
    return flags.isOn(name)
  }

  func isOn(_ name: String) -> Bool {
    _ = revision
    return flags.isOn(name)
  }

  func label(_ name: String) -> String { isOn(name) ? "on" : "off" }

  func toggle(_ name: String) async -> Bool {
    flags.names.formSymmetricDifference([name])
    await MainActor.run { self.revision += 1 }
    return flags.isOn(name)
  }

  func reload() {
    if isStale { title = "Stale" }
  }

  private var isStale: Bool { flags.names.isEmpty }

  var summary: String { "\(detail) flags" }

  private var detail: String {
    _ = revision
    return flags.names.sorted().joined()
  }

  @ViewBuilder func row(_ name: String) -> some View {
    let _ = revision
    if flags.isOn(name) { Text(name) }
  }
}

struct FlagsView: View {
  var model: FlagsModel

  var body: some View { Text(model.label("a")) }
}
