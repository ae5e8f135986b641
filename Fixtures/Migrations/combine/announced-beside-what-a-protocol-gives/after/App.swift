import Combine
import SwiftUI

protocol Clocked {}

extension Clocked {
  func now() -> String { "\(Date())" }
  subscript(zone: Int) -> String { "\(Date().addingTimeInterval(Double(zone)))" }
}

@Observable
final class Clock: Clocked {
  var name = "a"

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func tick() {
    print("tick")
    revision += 1
  }
}

final class Child: ObservableObject, Clocked {
  @Published var name = "a"

  func tick() {
    print("tick")
    objectWillChange.send()
  }
}

final class Parent: ObservableObject {
  let child = Child()
  private var sink: AnyCancellable?

  init() {
    sink = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

struct ClockView: View {
  var clock: Clock

  var body: some View {
    let _ = clock.revision
    Text(clock[3])
  }
}

struct ContentView: View {
  @ObservedObject var parent: Parent

  var body: some View {
    Text(parent.child.now())
    Text(parent.child.name)
  }
}
