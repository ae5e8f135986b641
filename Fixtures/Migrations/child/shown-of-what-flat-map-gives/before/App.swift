import SwiftUI

final class FileNode {
  var size = 0
}

final class FileTree: ObservableObject {
  @Published private(set) var measured = 0
  var nodes: [String: FileNode] = [:]

  func measure() {
    nodes["a"]?.size = 42
    measured += 1
  }
}

struct SizeView: View {
  @ObservedObject var tree: FileTree
  let key: String?

  var body: some View {
    Text("\(key.flatMap { tree.nodes[$0] }?.size ?? -1)")
  }
}
