import SwiftUI

@Observable
final class Child {
  var name = ""
}

@Observable
final class Parent {
  var child: Child

  init() {
    child = Child()
  }
}

struct ParentView: View {
  var parent: Parent
  var child: Child

  var body: some View { Text(parent.child.name + child.name) }
}
