import ObservifyIndex
import ObservifySyntax

/// The names that the project gives to functions and types.
struct DeclaredNames {
  let functions: Set<String>
  let types: Set<String>

  init(_ index: ProjectIndex) {
    functions = Set(index.functions.map(\.name))
    types = Set(index.types.filter { $0.kind != .external }.map(\.name))
  }

  /// The names of the cases of the project's enums.
  static func cases(_ index: ProjectIndex) -> Set<String> {
    index.files.reduce(into: []) { names, file in
      for node in file.tree.nodes(of: .enumCaseElement) { names.insert(node.firstToken.name) }
    }
  }
}
