import SwiftUI

extension OperatingSystemVersion: @retroactive Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.majorVersion == right.majorVersion
  }
}

extension Mirror: @retroactive Equatable {
  public static func == (left: Mirror, right: Mirror) -> Bool {
    left.description == right.description && left.subjectType == right.subjectType
  }
}

struct Song: Identifiable, Equatable {
  let id: Int
  var stars = 0
  static func == (left: Song, right: Song) -> Bool { left.id == right.id }
}

struct Tune: Identifiable {
  let id: Int
  var stars = 0
}

struct Listing<Element: Identifiable>: Equatable {
  var items: [Element] = []
  static func == (left: Self, right: Self) -> Bool { left.items.map(\.id) == right.items.map(\.id) }
}

enum Failure: Error { case none }

@Observable
final class Player {
  var version = OperatingSystemVersion()
  var mirror = Mirror(reflecting: 1)
  var last: Result<Song, Failure>?
  var list = Listing<Tune>()

  func update(_ version: OperatingSystemVersion) { self.version = version }
  func look(_ mirror: Mirror) { self.mirror = mirror }
  func finish(_ last: Result<Song, Failure>) { self.last = last }
  func fill(_ list: Listing<Tune>) { self.list = list }

  // `==` of `OperatingSystemVersion` compares only `majorVersion`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(
    _ lhs: OperatingSystemVersion, _ rhs: OperatingSystemVersion
  ) -> Bool { true }

  // `==` of `Song` compares only `id`.
  private nonisolated func shouldNotifyObservers(
    _ lhs: Result<Song, Failure>?, _ rhs: Result<Song, Failure>?
  ) -> Bool { true }

  // `==` of `Listing` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Listing<Tune>, _ rhs: Listing<Tune>) -> Bool { true }
}

struct PlayerView: View {
  var player: Player

  var body: some View {
    Text("\(player.version.minorVersion) \(player.mirror.description) \(player.list.items.count)")
    if case .success(let song)? = player.last { Text("\(song.stars)") }
    ForEach(player.list.items) { Text("\($0.stars)") }
  }
}
