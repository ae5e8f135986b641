import SwiftUI

final class FileNode {
  var size = 0
}

@Observable
final class FileTree {
  private(set) var measured = 0
  var nodes: [String: FileNode] = [:]

  func measure() {
    nodes["a"]?.size = 42
    measured += 1
  }
}

struct SizeView: View {
  var tree: FileTree
  let key: String?

  var body: some View {
    let _ = tree.measured  // Update when `measured` changes; `FileNode.size` is not observable.
    Text("\(key.flatMap { tree.nodes[$0] }?.size ?? -1)")
  }
}
