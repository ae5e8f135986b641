import SwiftUI

@MainActor
enum Center {
  static var handlers: [() -> Void] = []

  static func register(_ handler: @escaping () -> Void) { handlers.append(handler) }
}

@MainActor
final class Player: ObservableObject {
  @Published var title = ""
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
final class Clock: ObservableObject {
  @Published var title = ""
  private var ticks = 0

  var label: String {
    tick()
    return "\(title) \(ticks)"
  }

  private func tick() { ticks += 1 }
}

@MainActor
final class Reader: ObservableObject {
  @Published var titles: [String] = []
  private var lines = 0

  var label: String { titles.map(describe).joined() + "\(lines)" }

  private func describe(_ title: String) -> String {
    lines += 1
    return title
  }
}

struct Page: View {
  @ObservedObject var player: Player
  @ObservedObject var clock: Clock
  @ObservedObject var reader: Reader

  var body: some View {
    Text(player.label)
    Text(clock.label)
    Text(reader.label)
  }
}
