import Combine
import Observation

protocol Making {
  func makeHome() -> any Observable
  func makeMarks() -> any ObservableObject
}

struct Container: Making {
  func makeHome() -> any Observable { Home() }
  func makeMarks() -> any ObservableObject { Marks() }
}

final class Factory: Making {
  private let container: any Making = Container()

  func makeHome() -> any Observable {
    return container.makeHome()
  }

  func makeHome(at page: Int) -> (any Observable)? {
    page == 0 ? nil : Page()
  }

  func makeMarks() -> any ObservableObject { container.makeMarks() }

  func isMade(_ object: AnyObject) -> Bool { makeMarks() === object }

  func makeNotes() -> any ObservableObject { Notes() }

  func makeOthers() -> any ObservableObject { makeNotes() }
}

public struct Shop {
  public func makeTags() -> any ObservableObject { Tags() }
}
