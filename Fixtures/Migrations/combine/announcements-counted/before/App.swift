import SwiftUI

final class Flags {
  static let shared = Flags()
  var names: Set<String> = []
  func isOn(_ name: String) -> Bool { names.contains(name) }
}

final class FlagsModel: ObservableObject {
  @Published var title = "Flags"
  private let flags: Flags

  init(flags: Flags = .shared) {
    self.flags = flags
    NotificationCenter.default.addObserver(forName: .init("flags"), object: nil, queue: .main) {
      [weak self] _ in self?.objectWillChange.send()
    }
  }

  var heading: String { title.uppercased() }

  var count: Int { flags.names.count }

  var level: Int {
    switch flags.names.count {
    case 0: 1
    default: 2
    }
  }

  var size: Int {
    if flags.names.isEmpty { return 0 }
    return UserDefaults.standard.integer(forKey: "size")
  }

  var isLoud: Bool {
    get { UserDefaults.standard.bool(forKey: "loud") }
    set {
      guard newValue != isLoud else { return }
      defer { objectWillChange.send() }
      UserDefaults.standard.set(newValue, forKey: "loud")
    }
  }

  subscript(name: String) -> Bool { flags.isOn(name) }

  func isOn(_ name: String) -> Bool {
    return flags.isOn(name)
  }

  func label(_ name: String) -> String { isOn(name) ? "on" : "off" }

  func toggle(_ name: String) async -> Bool {
    flags.names.formSymmetricDifference([name])
    await MainActor.run { self.objectWillChange.send() }
    return flags.isOn(name)
  }

  func reload() {
    if isStale { title = "Stale" }
  }

  private var isStale: Bool { flags.names.isEmpty }

  var summary: String { "\(detail) flags" }

  private var detail: String { flags.names.sorted().joined() }

  @ViewBuilder func row(_ name: String) -> some View {
    if flags.isOn(name) { Text(name) }
  }
}

struct FlagsView: View {
  @ObservedObject var model: FlagsModel

  var body: some View { Text(model.label("a")) }
}
