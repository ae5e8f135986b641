package import ObservifyManifests
package import ObservifySyntax
package import ObservifyText

/// One parsed file of the project.
package struct SourceFile: Sendable {
  package let id: FileID
  package let tree: SyntaxTree

  /// The targets that compile the file, the one that it is said to be part of first.
  package let targets: [ModuleID]

  /// The target that the file is said to be part of.
  package var module: ModuleID { targets[0] }

  /// The modules that the file imports, by the first part of each path.
  package let imports: Set<String>

  /// Those of the imports that bring in all names of a module.
  let wholeImports: Set<String>

  /// Those of the imports that are `@testable`, and so open to what is internal.
  package let testableImports: Set<String>

  /// Whether the file is in a folder of tests, as packages have it.
  package let isInTestFolder: Bool

  /// Whether a comment to this tool, or the mark of a generator, may stand in the file.
  package let mayHoldInstructions: Bool

  /// The lines of the file.
  ///
  /// - Complexity: O(*n*) in the length of the file, each time.
  package var lines: LineMap { LineMap(tree.source.bytes) }

  package var path: String { tree.source.path }

  /// - Precondition: `targets` is not empty.
  package init(id: FileID, tree: SyntaxTree, targets: [ModuleID]) {
    precondition(!targets.isEmpty, "every file belongs to a target or to its folder's module")
    self.id = id
    self.tree = tree
    self.targets = targets
    isInTestFolder = tree.source.path.split(separator: "/").dropLast().contains {
      ["Tests", "UITests", "UnitTests"].contains($0)
    }
    mayHoldInstructions = ["observify:ignore", "@generated", "DO NOT EDIT"].contains {
      tree.source.contains($0)
    }
    let declarations = tree.nodes(of: .importDecl)
    imports = Set(declarations.compactMap(\.importedModule))
    wholeImports = Set(declarations.filter { !$0.isScopedImport }.compactMap(\.importedModule))
    testableImports = Set(
      declarations.filter { $0.attributes.contains { $0.name == "testable" } }
        .compactMap(\.importedModule))
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

  /// Whether an import brings in one declaration and not the names of its module:
  /// `import struct SwiftUI.Color`.
  package var isScopedImport: Bool {
    kind == .importDecl && directTokens.dropFirst().first?.name != importedModule
  }
}
