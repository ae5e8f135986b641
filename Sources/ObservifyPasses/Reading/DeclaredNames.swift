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

  /// The cases of the project's enums, by name.
  static func cases(_ index: ProjectIndex) -> [String: [Node]] {
    Dictionary(grouping: index.files.flatMap { $0.tree.nodes(of: .enumCaseElement) }) {
      $0.firstToken.name
    }
  }
}
