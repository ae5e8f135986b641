import Combine

final class Child: ObservableObject {
  @Published var name = ""
}

final class Parent: ObservableObject {
  @Published var title = ""
}

final class Passing {
  private var sinks: Set<AnyCancellable> = []

  func pass(_ child: Child, on parent: Parent) {
    child.objectWillChange.sink { _ in parent.objectWillChange.send() }.store(in: &sinks)
  }
}
