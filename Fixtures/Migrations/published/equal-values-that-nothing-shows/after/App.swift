import SwiftUI

final class Tray {
  var pages = 0
}

enum Volume {
  @MainActor static var level = 0
}

@MainActor
@Observable
final class Scan {
  var image = 0
  var name = ""
  let tray = Tray()
  var pages: Int { tray.pages }

  func pair() {
    tray.pages += 1
    image = 0
  }

  func describe() -> String { "\(pages)" }
}

@MainActor
@Observable
final class Speaker {
  var ticks = 0
  var volume: Int {
    // Update when `ticks` changes; `Volume.level` is not observable.
    _ = ticks
    return Volume.level
  }

  func mute() {
    Volume.level += 1
    ticks = 0
  }

  // `Volume.level` is not observable, and views read it again when `ticks` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@MainActor
@Observable
final class Printer {
  var jobs = 0
  private let tray = Tray()
  private var left: Int {
    // Update when `jobs` changes; `Tray.pages` is not observable.
    _ = jobs
    return tray.pages
  }

  func start() {
    tray.pages -= 1
    jobs = 0
  }

  func summary() -> String {
    let left = self.left
    return "\(left)"
  }

  // `Tray.pages` is not observable, and views read it again when `jobs` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct ScanView: View {
  var scan: Scan
  var speaker: Speaker
  var printer: Printer

  var body: some View {
    Text(scan.name)
    Text("\(speaker.ticks) \(speaker.volume)")
    Text("\(printer.jobs) \(printer.summary())")
    Button("Pair", action: scan.pair)
  }
}
