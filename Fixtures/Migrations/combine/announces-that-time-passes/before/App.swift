import SwiftUI
final class Limits: ObservableObject {
  static let shared = Limits()
  private var limits = [String: Date]()
  private var timer: Timer?
  func occurred(_ key: String) {
    objectWillChange.send()
    limits[key] = Date().addingTimeInterval(3)
    start()
  }
  func remaining(_ key: String) -> Double { limits[key]?.timeIntervalSinceNow ?? 0 }
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
      self.objectWillChange.send()
    }
  }
}

struct LimitView: View {
  @StateObject var limits = Limits.shared

  var body: some View {
    Text("left \(Int(limits.remaining("k").rounded(.up)))")
    Button("Go") { limits.occurred("k") }
  }
}

struct Entry {
  var date = Date.distantPast
  var isOld: Bool { Date() > date }
}

final class Entries: ObservableObject {
  let entry = Entry()
  var isOld: Bool { entry.isOld }
  func check() { objectWillChange.send() }
}

struct EntryView: View {
  @StateObject var entries = Entries()
  var body: some View { Text(entries.isOld ? "old" : "new") }
}
