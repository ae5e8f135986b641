import SwiftUI

final class Item {
  var title = ""
}

enum Clock {
  nonisolated(unsafe) static var now = 0
  static let limit = 10
}

func currentTime() -> Int { Clock.now }

@Observable
final class Downloads {
  var running = 0

  func start(_ item: Item) {
    item.title = "Running"
    running += 1
    Clock.now += 1
  }
}

@Observable
final class Settings {
  var a = 0
  var b = 0
  var c = 0
  var d = 0

  func refresh() { (a, b, c, d) = (1, 1, 1, 1) }

  // `UserDefaults` is not observable, and views read it again when `a` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct Row: View {
  let item: Item
  var downloads: Downloads
  var body: some View {
    let _ = downloads.running  // Update when `running` changes; `Item.title` is not observable.
    Text(item.title)
    Button("Start") { downloads.start(item) }
  }
}

struct Age: View {
  @Environment(Downloads.self) var downloads: Downloads?
  let born: Int
  var body: some View {
    // Update when `running` changes; `Clock.now` is not observable.
    let _ = downloads?.running
    Text("\(currentTime() - born)")
  }
}

struct Flag: View {
  var settings: Settings
  var body: some View {
    let _ = settings.a  // Update when `a` changes; `UserDefaults` is not observable.
    Text(UserDefaults.standard.bool(forKey: "flag") ? "on" : "off")
    Button("Switch") {
      UserDefaults.standard.set(true, forKey: "flag")
      settings.refresh()
    }
  }
}

struct OtherFlag: View {
  var settings: Settings
  var body: some View {
    Text(UserDefaults.standard.bool(forKey: "other") ? "on" : "off")
    Button("Refresh") { settings.refresh() }
  }
}

struct Today: View {
  var settings: Settings
  var body: some View {
    Text(Date(), style: .date)
    Button("Refresh") { settings.refresh() }
  }
}

struct Count: View {
  var downloads: Downloads
  var body: some View { Text("\(downloads.running) at \(currentTime())") }
}

struct StartButton: View {
  var downloads: Downloads
  let title: String
  let item: Item
  @State private var isStarted = false
  var body: some View {
    Button(isStarted ? title : "\(Clock.limit)") {
      print(item.title)
      downloads.start(item)
    }
  }
}
