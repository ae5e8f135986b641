import SwiftUI

final class Visits: ObservableObject {
  static let shared = Visits()
  @Published var count = 0
  func note() -> Int {
    count += 1
    return count
  }
}

struct ScreenView: View {
  let name: String
  var body: some View {
    let _ = Visits.shared.note()
    Text(name)
  }
}

struct VisitsView: View {
  @ObservedObject var visits = Visits.shared
  var body: some View { Text("\(visits.count)") }
}

final class Log: ObservableObject {
  @Published var lines: [String] = []
}

struct EntryView: View {
  let log: Log
  var title: String {
    log.lines.append("shown")
    return "Entry"
  }
  var body: some View { Text(title) }
}

struct LogView: View {
  @StateObject private var log = Log()
  var body: some View {
    EntryView(log: log)
    Text("\(log.lines.count)")
  }
}

@Observable
final class Taps {
  static let shared = Taps()
  var count = 0
  var isShown = false
  func show() -> Bool {
    isShown = true
    return isShown
  }
}

struct TapView: View {
  var body: some View {
    let _ = Taps.shared.show()
    Button("Tap") { Taps.shared.count += 1 }
  }
}

struct TapsView: View {
  var taps = Taps.shared
  var body: some View { Text("\(taps.count) \(taps.isShown)") }
}
