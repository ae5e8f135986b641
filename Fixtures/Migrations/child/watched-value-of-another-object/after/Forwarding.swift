import SwiftUI

@Observable
final class Child {
  var count = 0
}

/// Passes on what the child announces.
@Observable
final class Parent {
  var title = ""
  let child = Child()

  init() {
    title = "parent"
  }
}

struct ParentView: View {
  var parent: Parent

  var body: some View {
    Text(parent.title).onChange(of: parent.child.count) { print("save") }
  }
}
