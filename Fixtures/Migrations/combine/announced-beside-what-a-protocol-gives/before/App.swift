import Combine
import SwiftUI

protocol Clocked {}

extension Clocked {
  func now() -> String { "\(Date())" }
  subscript(zone: Int) -> String { "\(Date().addingTimeInterval(Double(zone)))" }
}

final class Clock: ObservableObject, Clocked {
  @Published var name = "a"

  func tick() {
    print("tick")
    objectWillChange.send()
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
  @ObservedObject var clock: Clock

  var body: some View {
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
