import SwiftUI
@Observable
final class Limits {
  static let shared = Limits()
  private var limits = [String: Date]()
  private var timer: Timer?

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  func occurred(_ key: String) {
    revision += 1
    limits[key] = Date().addingTimeInterval(3)
    start()
  }
  func remaining(_ key: String) -> Double {
    _ = revision
    return limits[key]?.timeIntervalSinceNow ?? 0
  }
  func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      guard let self = self else { return }
      let last = self.limits.values.max() ?? .distantPast
      if last.timeIntervalSinceNow < 0 {
        self.timer?.invalidate()
        self.timer = nil
        self.limits.removeAll()
        return
      }
      self.revision += 1
    }
  }
}

struct LimitView: View {
  @State var limits = Limits.shared

  var body: some View {
    Text("left \(Int(limits.remaining("k").rounded(.up)))")
    Button("Go") { limits.occurred("k") }
  }
}

struct Entry {
  var date = Date.distantPast
  var isOld: Bool { Date() > date }
}

@Observable
final class Entries {
  let entry = Entry()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var isOld: Bool {
    _ = revision
    return entry.isOld
  }
  func check() { revision += 1 }
}

struct EntryView: View {
  @State var entries = Entries()
  var body: some View { Text(entries.isOld ? "old" : "new") }
}
