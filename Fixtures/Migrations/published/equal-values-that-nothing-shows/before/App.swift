import SwiftUI

final class Tray {
  var pages = 0
}

enum Volume {
  @MainActor static var level = 0
}

@MainActor
final class Scan: ObservableObject {
  @Published var image = 0
  @Published var name = ""
  let tray = Tray()
  var pages: Int { tray.pages }

  func pair() {
    tray.pages += 1
    image = 0
  }

  func describe() -> String { "\(pages)" }
}

@MainActor
final class Speaker: ObservableObject {
  @Published var ticks = 0
  var volume: Int { Volume.level }

  func mute() {
    Volume.level += 1
    ticks = 0
  }
}

@MainActor
final class Printer: ObservableObject {
  @Published var jobs = 0
  private let tray = Tray()
  private var left: Int { tray.pages }

  func start() {
    tray.pages -= 1
    jobs = 0
  }

  func summary() -> String {
    let left = self.left
    return "\(left)"
  }
}

struct ScanView: View {
  @ObservedObject var scan: Scan
  @ObservedObject var speaker: Speaker
  @ObservedObject var printer: Printer

  var body: some View {
    Text(scan.name)
    Text("\(speaker.ticks) \(speaker.volume)")
    Text("\(printer.jobs) \(printer.summary())")
    Button("Pair", action: scan.pair)
  }
}
