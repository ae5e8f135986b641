import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var now = 0
}

@Observable
final class Search {
  private(set) var age = 0
  @ObservationIgnored private var subscription: AnyCancellable?

  func subscribe(to publisher: Published<Int>.Publisher) {
    subscription = publisher.sink { [weak self] in self?.age = $0 }
  }
}

struct SearchView: View {
  @ObservedObject var clock: Clock
  @State private var search = Search()

  var body: some View {
    Text("\(search.age)").onAppear { search.subscribe(to: clock.$now) }
  }
}
