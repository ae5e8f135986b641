import ObservifySyntax

/// What one file declares, before names are joined over files.
struct FileDeclarations: Sendable {
  struct TypeEntry: Sendable {
    let declaration: TypeDeclaration
    /// The nearest type declaration or extension around it.
    let container: Node?
    let isLocal: Bool
  }

  struct MemberEntry: Sendable {
    let node: Node
    /// The type declaration or extension that it is a member of; nil at the level of the file.
    let container: Node?
  }

  var types: [TypeEntry] = []
  var extensions: [TypeDeclaration] = []
  var variables: [MemberEntry] = []
  var functions: [MemberEntry] = []
  var typealiases: [MemberEntry] = []
  var enumCases: [MemberEntry] = []

  /// Collects the declarations of `tree` in one sweep over its nodes.
  ///
  /// - Complexity: O(*n* × depth) for declarations, O(*n*) for everything else.
  init(_ tree: SyntaxTree) {
    for index in tree.nodes.kinds.indices {
      switch tree.nodes.kinds[index] {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
        let node = Node(tree: tree, index: index)
        guard let declaration = TypeDeclaration(node) else { continue }
        let place = Self.place(of: node)
        types.append(
          TypeEntry(declaration: declaration, container: place.container, isLocal: place.isLocal))
      case .extensionDecl:
        if let declaration = TypeDeclaration(Node(tree: tree, index: index)) {
          extensions.append(declaration)
        }
      case .variableDecl: append(Node(tree: tree, index: index), to: \.variables)
      case .functionDecl, .initDecl, .subscriptDecl:
        append(Node(tree: tree, index: index), to: \.functions)
      case .typealiasDecl, .associatedTypeDecl:
        append(Node(tree: tree, index: index), to: \.typealiases)
      case .enumCaseDecl: append(Node(tree: tree, index: index), to: \.enumCases)
      default: continue
      }
    }
  }

  /// Adds a declaration that is a member or a global; a local one is found through its scope.
  private mutating func append(
    _ node: Node, to list: WritableKeyPath<FileDeclarations, [MemberEntry]>
  ) {
    let place = Self.place(of: node)
    guard !place.isLocal else { return }
    self[keyPath: list].append(MemberEntry(node: node, container: place.container))
  }

  /// The type around a declaration, and whether code stands between the two.
  private static func place(of node: Node) -> (container: Node?, isLocal: Bool) {
    var isLocal = false
    for ancestor in node.ancestors {
      if ancestor.kind.isTypeDeclaration { return (ancestor, isLocal) }
      switch ancestor.kind {
      case .codeBlock, .closureExpression, .accessorBlock, .switchCase: isLocal = true
      default: break
      }
    }
    return (nil, isLocal)
  }
}
