import Combine
import SwiftUI

final class Child: ObservableObject {
  @Published var name = ""
  var next: Child?
}

final class Parent: ObservableObject {
  @Published var count = 0
  let first = Child()
  let second = Child()
  let third = Child()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    count = 1

    first.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    third.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    count = 2
  }

  init(count: Int) {
    self.count = count

    first.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    self.count += 1
  }

  init(last: Int) {
    self.count = last

    first.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  init(first: Int) {
    self.first.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    count = first
  }

  init(ends: Int) {
    self.count = ends

    first.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    third.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    // The last.
    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  func followAgain() {
    first.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  func follow() {
    count += 1
    let next = first.next
    next?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    second.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)

    count += 1
  }

  func followInBranch() {
    if let next = first.next {
      next.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    count += 1
  }

  func followTwo() {
    count += 1
    let next = first.next, name = first.name
    next?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    print(name)
  }

  func followMade() {
    count += 1
    let made = makeNext()
    made.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    count += 1
  }

  private func makeNext() -> Child {
    first.next = second
    return second
  }

  func followUsed() {
    let next = first.next
    next?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    next?.name = "next"
  }
}

struct ParentView: View {
  @StateObject private var parent = Parent()

  var body: some View { Text("\(parent.count) \(parent.first.name) \(parent.second.name)") }
}
