import SwiftUI

final class Child: ObservableObject {
  @Published var name = ""
}

final class Parent: ObservableObject {
  @Published var child: Child

  init() {
    _child = Published<Child>(initialValue: Child())
  }
}

struct ParentView: View {
  @ObservedObject var parent: Parent
  @ObservedObject var child: Child

  var body: some View { Text(parent.child.name + child.name) }
}
