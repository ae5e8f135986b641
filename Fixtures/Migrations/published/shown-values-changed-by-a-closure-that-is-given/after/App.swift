import SwiftUI

final class Folder {
  var count = 0
}

@Observable
final class Workspace {
  private let root = Folder()
  private(set) var version = 0
  private(set) var names: [String] = []

  var count: Int {
    // Update when `version` changes; `Folder.count` is not observable.
    _ = version
    return root.count
  }

  func perform(named name: String, _ change: (Folder) -> Void) {
    change(root)
    version += 1
  }

  func rename(_ names: [String]) {
    self.names = names
  }

  func add() {
    perform(named: "add") { $0.count += 1 }
  }
}

struct WorkspaceView: View {
  @State private var workspace = Workspace()

  var body: some View {
    Text("\(workspace.count)")
    Button("Add") { workspace.perform(named: "add") { $0.count += 1 } }
    Button("Rename") { workspace.rename(["a"].map { $0 + "b" }) }
  }
}
