import Combine

protocol Making {
  func makeHome() -> any ObservableObject
  func makeMarks() -> any ObservableObject
}

struct Container: Making {
  func makeHome() -> any ObservableObject { Home() }
  func makeMarks() -> any ObservableObject { Marks() }
}

final class Factory: Making {
  private let container: any Making = Container()

  func makeHome() -> any ObservableObject {
    return container.makeHome()
  }

  func makeHome(at page: Int) -> (any ObservableObject)? {
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
