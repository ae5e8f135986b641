package import ObservifySyntax

/// What the packages of a project declare, as far as their sources are there: what may ask for an
/// `ObservableObject`.
package struct PackageDeclarations: Sendable {
  /// The property wrappers, by their names with those before them.
  package private(set) var wrappers: [String: OutsideWrapper.Fate] = [:]

  /// The functions and types that take an `ObservableObject`.
  package private(set) var consumers: Set<String> = []

  /// The protocols and classes that are `ObservableObject`s.
  package private(set) var observable: Set<String> = []

  /// The modules of packages that files import and whose sources are not there.
  package let missing: Set<String>

  /// The words of which a file has one when it declares any of these.
  package static let marks = ["ObservableObject", "propertyWrapper"]

  package init(missing: Set<String> = []) { self.missing = missing }

  /// Reads declarations.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package init(_ trees: [SyntaxTree], missing: Set<String> = []) {
    self.missing = missing
    for tree in trees {
      for node in tree.nodes(of: .inheritedType) where Self.namesObservableObject(node) {
        if let owner = TypeDeclaration(node.parent?.parent) {
          observable.insert(owner.name)
        }
      }
    }
    for tree in trees {
      for position in tree.nodes.kinds.indices where tree.nodes.kinds[position].isTypeDeclaration {
        let node = Node(tree: tree, index: position)
        guard let declaration = TypeDeclaration(node) else { continue }
        if node.attribute("propertyWrapper") != nil { add(wrapper: declaration) }
        if node.kind != .extensionDecl, asks(node) { consumers.insert(declaration.name) }
      }
      for kind in [NodeKind.functionDecl, .initDecl] {
        for node in tree.nodes(of: kind) where asks(node) {
          guard let function = FunctionDeclaration(node) else { continue }
          let owner = node.ancestors.first { $0.kind.isTypeDeclaration }
            .flatMap { TypeDeclaration($0) }
          consumers.insert(kind == .initDecl ? owner?.name ?? "" : function.name)
        }
      }
    }
    // SwiftUI's own are looked at with what they are called on.
    consumers.subtract(Vocabulary.objectMembers)
  }

  private mutating func add(wrapper declaration: TypeDeclaration) {
    let outer = declaration.node.ancestors.filter(\.kind.isTypeDeclaration)
      .compactMap { TypeDeclaration($0)?.name }
    let name = ([declaration.name] + outer).reversed().joined(separator: ".")
    let scopes = [declaration.node] + declaration.node.ancestors.filter(\.kind.isTypeDeclaration)
    let holdsObject = declaration.node.tree.tokens.kinds.indices.lazy
      .filter { declaration.node.tokenIndices.contains($0) }
      .contains { place in
        let token = Token(tree: declaration.node.tree, index: place)
        return token.kind == .identifier && Vocabulary.objectTypes.contains(token.name)
      }
    let isFree =
      !holdsObject
      && !outer.contains(where: Vocabulary.objectTypes.contains)
      && scopes.allSatisfy { bounds(of: $0).allSatisfy(Self.harmless.contains) }
    // Of several with one name, nobody can tell which is meant.
    if wrappers[name] != .keeps { wrappers[name] = isFree ? .stays : .keeps }
  }

  /// Protocols that surely bring no `ObservableObject`.
  private static let harmless: Set<String> = Vocabulary.equatableProtocols
    .union(Vocabulary.memberlessSupertypes)
    .union(["Observable", "RawRepresentable", "ExpressibleByNilLiteral", "Numeric", "Error"])

  /// Whether a declaration's own generic parameters ask for an `ObservableObject`.
  private func asks(_ node: Node) -> Bool {
    bounds(of: node).contains { $0 == Vocabulary.observableObject || observable.contains($0) }
  }

  /// The last names of what generic parameters are constrained by.
  private func bounds(of node: Node) -> [String] {
    let parameters = node.child(.genericParameterClause)?.children(.genericParameter) ?? []
    let own = parameters.flatMap { $0.children.filter(\.kind.isType) }
    let required = (node.child(.whereClause)?.children(.requirement) ?? []).flatMap {
      $0.children.filter(\.kind.isType).dropFirst()
    }
    return (own + required).flatMap(ScopeLookup.namedTypes).compactMap {
      ProjectIndex.path(of: $0).last
    }
  }

  private static func namesObservableObject(_ node: Node) -> Bool {
    node.children.filter(\.kind.isType).flatMap(ScopeLookup.namedTypes).contains {
      ProjectIndex.path(of: $0).last == Vocabulary.observableObject
    }
  }
}
