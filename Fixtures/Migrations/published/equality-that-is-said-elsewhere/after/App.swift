import CoreLocation
import MapKit
import SwiftUI

extension CLLocationCoordinate2D: @retroactive Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    abs(left.latitude - right.latitude) < 0.1
  }
}

extension MKCoordinateSpan: @retroactive Equatable {
  public static func == (left: MKCoordinateSpan, right: MKCoordinateSpan) -> Bool {
    left.latitudeDelta == right.latitudeDelta && left.longitudeDelta == right.longitudeDelta
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
  var place = CLLocationCoordinate2D()
  var span = MKCoordinateSpan()
  var last: Result<Song, Failure>?
  var list = Listing<Tune>()

  func go(to place: CLLocationCoordinate2D) { self.place = place }
  func zoom(_ span: MKCoordinateSpan) { self.span = span }
  func finish(_ last: Result<Song, Failure>) { self.last = last }
  func fill(_ list: Listing<Tune>) { self.list = list }

  // `==` of `CLLocationCoordinate2D` compares only `latitude`.
  // Since Swift 6.2 `@Observable` skips equal values; this announces each assignment, as `@Published` did.
  private nonisolated func shouldNotifyObservers(
    _ lhs: CLLocationCoordinate2D, _ rhs: CLLocationCoordinate2D
  ) -> Bool { true }

  // `==` of `Song` compares only `id`.
  private nonisolated func shouldNotifyObservers(
    _ lhs: Result<Song, Failure>?, _ rhs: Result<Song, Failure>?
  ) -> Bool { true }
}

struct PlayerView: View {
  var player: Player

  var body: some View {
    Text("\(player.place.latitude) \(player.span.latitudeDelta) \(player.list.items.count)")
    if case .success(let song)? = player.last { Text("\(song.stars)") }
    ForEach(player.list.items) { Text("\($0.stars)") }
  }
}
