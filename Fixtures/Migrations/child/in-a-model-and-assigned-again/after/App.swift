import SwiftUI

@Observable
final class Child {
  var name = ""
}

@Observable
final class Parent {
  var title = ""
  var child = Child()

  func reset() { child = Child() }
}

struct ParentView: View {
  var parent: Parent

  var body: some View {
    Text(parent.title + parent.child.name)
    Button("Reset") { parent.reset() }
  }
}
