import Combine
import SwiftUI

final class Child: ObservableObject { @Published var name = "" }

final class Whole: ObservableObject {
  @Published var title = ""

  private var first = Set<AnyCancellable>(); private var second: AnyCancellable?

  let child = Child()

  init() {
    child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &first)
    second = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class End: ObservableObject {
  @Published var title = ""
  let child = Child(); private var first: AnyCancellable?; private var second: AnyCancellable? // child

  func start() {
    title = "a"; first = child.objectWillChange.sink { _ in self.objectWillChange.send() }; second = child.objectWillChange.sink { _ in self.objectWillChange.send() }
  }
}

final class Beginning: ObservableObject {
  @Published var title = ""
  private var first: AnyCancellable?; private var second: AnyCancellable?; let child = Child()
  private var third: AnyCancellable?; private var timer: AnyCancellable?; private var fourth: AnyCancellable?

  func start() {
    first = child.objectWillChange.sink { _ in self.objectWillChange.send() }; second = child.objectWillChange.sink { _ in self.objectWillChange.send() }; title = "a"
    third = child.objectWillChange.sink { _ in self.objectWillChange.send() }
    fourth = child.objectWillChange.sink { _ in self.objectWillChange.send() }
    timer = Just(1).sink { _ in print("one") }
  }
}

final class Own: ObservableObject {
  /// Announces changes.
  let objectWillChange = ObservableObjectPublisher(); private var first: AnyCancellable?
  let child = Child()
  var title = "" { willSet { objectWillChange.send() } }

  init() {
    first = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

struct ChildView: View {
  @ObservedObject var whole: Whole
  @ObservedObject var end: End
  @ObservedObject var beginning: Beginning
  @ObservedObject var own: Own

  var body: some View {
    Text(whole.title + whole.child.name + end.title + end.child.name)
    Text(beginning.title + beginning.child.name + own.title + own.child.name)
  }
}
