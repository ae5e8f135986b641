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
