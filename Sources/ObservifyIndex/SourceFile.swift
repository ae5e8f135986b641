package import ObservifySyntax
package import ObservifyText

/// One parsed file of the project.
package struct SourceFile: Sendable {
  package let id: FileID
  package let tree: SyntaxTree
  package let module: ModuleID

  /// The modules that the file imports, by the first part of each path.
  package let imports: Set<String>

  package let lines: LineMap

  package var path: String { tree.source.path }

  package init(id: FileID, tree: SyntaxTree, module: ModuleID) {
    self.id = id
    self.tree = tree
    self.module = module
    lines = LineMap(tree.source.bytes)
    imports = Set(tree.nodes(of: .importDecl).compactMap(\.importedModule))
  }
}

extension Node {
  /// The module that an import names: `Combine` of `import struct Combine.Published`.
  package var importedModule: String? {
    guard kind == .importDecl else { return nil }
    return directTokens.dropFirst().first {
      $0.next?.kind == .period || $0.index + 1 >= tokenIndices.upperBound
    }?.name
  }
}
