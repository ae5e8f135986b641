import SwiftUI

@MainActor
enum Center {
  static var handlers: [() -> Void] = []

  static func register(_ handler: @escaping () -> Void) { handlers.append(handler) }
}

@MainActor
@Observable
final class Player {
  var title = ""
  private var plays = 0

  var label: String {
    Center.register(finish)
    return "\(title) \(plays)"
  }

  private func finish() {
    plays += 1
    title = "Song"
  }
}

@MainActor
@Observable
final class Clock {
  var title = ""
  @ObservationIgnored private var ticks = 0

  var label: String {
    tick()
    return "\(title) \(ticks)"
  }

  private func tick() { ticks += 1 }
}

@MainActor
@Observable
final class Reader {
  var titles: [String] = []
  @ObservationIgnored private var lines = 0

  var label: String { titles.map(describe).joined() + "\(lines)" }

  private func describe(_ title: String) -> String {
    lines += 1
    return title
  }
}

struct Page: View {
  var player: Player
  var clock: Clock
  var reader: Reader

  var body: some View {
    Text(player.label)
    Text(clock.label)
    Text(reader.label)
  }
}
