/// What a build knew of the names in the project's files.
package struct BuildIndex: Sendable {
  /// A name in a file, and the declaration that it stands for.
  package struct Name: Sendable {
    /// What the declaration is.
    package enum Kind: Sendable {
      case value, function, enumCase
    }

    package let line: Int
    package let column: Int
    package let kind: Kind

    /// Whether the name is declared there, not only used.
    package let isDeclared: Bool

    /// The name without labels; `init` and `subscript` for those.
    package let name: String

    /// The declaration with its type, as a mangled name reads in full.
    package let declaration: String

    package init(
      line: Int, column: Int, kind: Kind, isDeclared: Bool, name: String, declaration: String
    ) {
      self.line = line
      self.column = column
      self.kind = kind
      self.isDeclared = isDeclared
      self.name = name
      self.declaration = declaration
    }
  }

  /// The modules that the project's files were built into.
  package let modules: Set<String>

  /// Whether a file of the project can be believed: it was built, and has not changed since.
  package let believes: @Sendable (_ path: String) -> Bool

  /// Returns the names in one of those files; nil where they cannot be read.
  package let names: @Sendable (_ path: String) -> [Name]?

  package init(
    modules: Set<String>, believes: @escaping @Sendable (_ path: String) -> Bool,
    names: @escaping @Sendable (_ path: String) -> [Name]?
  ) {
    self.modules = modules
    self.believes = believes
    self.names = names
  }
}

/// What is told of types beside the code: by the project itself, and by a build.
package struct ToldTypes: Sendable {
  package var facts: [TypeFact] = []
  package var wrappers: [WrapperFact] = []
  package var build: BuildIndex?

  package init() {}

  /// The same, but for what a build knew of files that have been changed.
  package func without(_ changed: Set<String>) -> Self {
    guard let build else { return self }
    var other = self
    other.build = BuildIndex(
      modules: build.modules, believes: { !changed.contains($0) && build.believes($0) },
      names: build.names)
    return other
  }
}
