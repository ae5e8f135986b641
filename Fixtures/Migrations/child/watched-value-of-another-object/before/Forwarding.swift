import Combine
import SwiftUI

final class Child: ObservableObject {
  @Published var count = 0
}

/// Passes on what the child announces.
final class Parent: ObservableObject {
  @Published var title = ""
  let child = Child()
  private var subscription: AnyCancellable?

  init() {
    title = "parent"
    subscription = child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }
}

struct ParentView: View {
  @ObservedObject var parent: Parent

  var body: some View {
    Text(parent.title).onChange(of: parent.child.count) { print("save") }
  }
}
