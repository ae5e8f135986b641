import Combine

protocol Titled: ObservableObject {
  var title: String { get }
  var titles: Published<String>.Publisher { get }
}

public final class Book: Titled {
  @Published private(set) var title = "A"
  @Published public var pages = 1
  @Published private var mark = 0

  var titles: Published<String>.Publisher { $title }

  public var marks: Published<Int>.Publisher {
    return $mark
  }

  func marks(after page: Int) -> Published<Int>.Publisher { $mark }
}

open class Shelf: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var room = ""

  var counts: Published<Int>.Publisher { $count }

  var rooms: Published<String>.Publisher {
    print("asked")
    return $room
  }
}

final class Ladder: Shelf {
  @Published var steps = 0

  override var counts: Published<Int>.Publisher { $steps }
}

extension Shelf {
  var names: Published<String>.Publisher { $name }
}
