import Combine
import SwiftUI

final class Child: ObservableObject {
  @Published var name = ""
}

final class Parent: ObservableObject {
  @Published var count = 0
  @Published var children: [Child] = []
  var child: Child?
  private var subscriptions: Set<AnyCancellable> = []
  private var visits = 0

  func follow() {
    count += 1
    for child in children {
      child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    children.forEach { child in
      child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    children.forEach {
      $0.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    if let child {
      if !children.isEmpty {
        child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
          .store(in: &subscriptions)
      }
    }
    DispatchQueue.main.async {
      self.child?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &self.subscriptions)
    }
  }

  func followChild() {
    guard let child = child else { return }
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  func followOther() {
    guard let child = child else {
      count = 0
      return
    }
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  func followAsked() {
    for child in asked() {
      child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    if visit() {
      child?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    guard visit() else { return }
    child?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
  }

  func followBranches() {
    if let child {
      child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    } else {
      count += 1
    }
    for child in children {
      // Tells the views of each.
      child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
  }

  func followOthers() {
    for child in children {
      child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
      // The others come later.
    }
    if visits > 9 {
      count += 1
    } else if visits > 3 {
      child?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    func follow() {
      child?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    follow()
  }

  private func visit() -> Bool {
    visits += 1
    return visits > 1
  }

  private func asked() -> [Child] {
    visits += 1
    return children
  }
}

final class Task: ObservableObject {
  @Published var name = ""
}

final class Tasks: ObservableObject {
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  func follow() {
    made().forEach {
      $0.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
  }

  private let tasks: [Task] = []

  func followAtOnce() {
    let done: Void = tasks.forEach {
      $0.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
    print(done)
  }

  private func made() -> [Task] {
    count += 1
    return [Task()]
  }
}

struct ParentView: View {
  @StateObject private var parent = Parent()

  var body: some View {
    Text("\(parent.count) \(parent.child?.name ?? "")")
    ForEach(parent.children.indices, id: \.self) { Text(parent.children[$0].name) }
  }
}
