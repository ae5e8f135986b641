import SwiftUI

final class Child: ObservableObject {
  @Published var name = ""
}

final class Parent: ObservableObject {
  @Published var title = ""
  @ObservedObject var child = Child()

  func reset() { child = Child() }
}

struct ParentView: View {
  @ObservedObject var parent: Parent

  var body: some View {
    Text(parent.title + parent.child.name)
    Button("Reset") { parent.reset() }
  }
}
