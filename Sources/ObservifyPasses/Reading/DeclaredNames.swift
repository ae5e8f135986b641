import ObservifyIndex

/// The names that the project gives to functions and types.
struct DeclaredNames {
  let functions: Set<String>
  let types: Set<String>

  init(_ index: ProjectIndex) {
    functions = Set(index.functions.map(\.name))
    types = Set(index.types.filter { $0.kind != .external }.map(\.name))
  }
}
