import Combine

final class Likes: ObservableObject {
  @Published var items: [Int] = []
}

final class Marks: ObservableObject {
  @Published var items: [Int] = []
}

final class Trips: ObservableObject {
  @Published var items: [Int] = []
}

final class Clock: ObservableObject {
  @Published var hour = 0
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
