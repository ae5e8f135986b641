import Combine
import SwiftUI

@Observable
final class Ticker {
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  private let countSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var countPublisher = countSubject.eraseToAnyPublisher()
}

struct TickerView: View {
  let settings: AnyPublisher<Int, Never>
  @State private var shown = 0

  var body: some View {
    Text("\(shown)").onReceive(settings) { shown = $0 }
  }
}

struct TickerPage: View {
  @State private var ticker = Ticker()

  var body: some View {
    TickerView(settings: ticker.countPublisher)
  }
}

struct Settings {
  var inset = 0
}

protocol Changeable {}

extension Changeable {
  func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

struct Card: Changeable {
  private var settings = Settings()

  func settings(_ settings: Settings) -> Self { changed { $0.settings = settings } }

  mutating func reset() { settings = Settings() }
}

final class Box<Content: AnyObject> {
  let make: () -> Content

  init(make: @escaping () -> Content) { self.make = make }
}

class Mark {
  required init() {}
}

final class Host<Marker: Mark> {
  let box: Box<Marker>

  init(marker: Marker.Type) { box = Box(make: marker.init) }
}
