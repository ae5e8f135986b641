import Combine
import SwiftUI

@Observable
final class Child {
  var name = ""
}

@Observable
final class Parent {
  var count = 0
  var children: [Child] = []
  var child: Child?
  private var visits = 0

  func follow() {
    count += 1
  }

  func followChild() {
  }

  func followOther() {
    guard let child = child else {
      count = 0
      return
    }
  }

  func followAsked() {
    for child in asked() {
    }
    if visit() {
    }
    guard visit() else { return }
  }

  func followBranches() {
    if let child {
    } else {
      count += 1
    }
  }

  func followOthers() {
    for child in children {
      // The others come later.
    }
    if visits > 9 {
      count += 1
    } else if visits > 3 {
    }
    func follow() {
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

@Observable
final class Tasks {
  var count = 0
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  func follow() {
    made().forEach {
      $0.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.count) {} }
        .store(in: &subscriptions)
    }
  }

  private let tasks: [Task] = []

  func followAtOnce() {
    let done: Void = tasks.forEach {
      $0.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.count) {} }
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
  @State private var parent = Parent()

  var body: some View {
    Text("\(parent.count) \(parent.child?.name ?? "")")
    ForEach(parent.children.indices, id: \.self) { Text(parent.children[$0].name) }
  }
}
