import Combine
import Observation

final class Likes: ObservableObject {
  @Published var items: [Int] = []
}

final class Marks: ObservableObject {
  @Published var items: [Int] = []
}

final class Trips: ObservableObject {
  @Published var items: [Int] = []
}

@Observable
final class Clock {
  var hour = 0
}

struct Grid {
  let showsLikes: Bool
  let likes = Likes()
  let marks = Marks()
  let trips = Trips()
  let clock = Clock()

  private var source: (any ObservableObject) {
    switch showsLikes {
    case true: return likes
    case false: return marks
    }
  }

  private var either: any ObservableObject {
    if showsLikes { likes } else { marks }
  }

  func found(at hour: Int) -> (any ObservableObject)? {
    hour == clock.hour ? trips : nil
  }

  func isTheSame() -> Bool { source === either && found(at: 1) == nil }
}

protocol Screens {
  var shown: any ObservableObject { get }

  func makeTrips() -> any ObservableObject
}

struct Factory: Screens {
  let grid: Grid
  let minutes = Minutes()

  var shown: any ObservableObject { grid.marks }

  func makeTrips() -> any ObservableObject { grid.trips }
}

struct Container: Screens {
  let factory: Factory

  var shown: any ObservableObject { factory.shown }

  func makeTrips() -> any ObservableObject { return factory.makeTrips() }
}

@Observable
final class Minutes {
  var count = 0
}
