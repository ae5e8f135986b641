import Combine
import SwiftUI

final class Child: ObservableObject { @Published var week = 1 }

final class Two: ObservableObject {
  @Published var a = Child()
  @Published var b = Child()
  private var cancellables: Set<AnyCancellable> = []

  /// Passes on what its children announce.
  init() {
    // Forward the changes of both.
    a.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
    b.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  var sum: Int { a.week + b.week }
}

final class Calls: ObservableObject {
  @Published var a = Child()
  private var cancellables: Set<AnyCancellable> = []
  init() {
    forward()
  }
  private func forward() {
    a.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

final class Single: ObservableObject {
  static let shared = Single()
  @Published var a = Child()
  private var cancellable: AnyCancellable?
  private init() {
    cancellable = a.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }
}

final class Several: ObservableObject {
  @Published var a = Child()
  private var cancellable: AnyCancellable?
  init() {
    cancellable = a.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }
  init(child: Child) { a = child }
}

final class Noted: ObservableObject {
  @Published var a = Child()
  private var cancellable: AnyCancellable?
  init() {
    cancellable = a.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    // TODO: Load the child.
  }
}

struct V: View {
  @StateObject private var two = Two()
  @StateObject private var calls = Calls()
  @ObservedObject var single = Single.shared
  @StateObject private var several = Several()
  @StateObject private var noted = Noted()
  var body: some View { Text("\(two.sum) \(calls.a.week) \(single.a.week) \(several.a.week) \(noted.a.week)") }
}
