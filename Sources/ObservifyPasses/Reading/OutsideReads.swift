import ObservifyIndex
import ObservifySyntax

/// Where code outside a class reads its members.
struct OutsideReads {
  private let index: ProjectIndex
  private let resolver: TypeResolver

  /// The member expressions of each name that was asked for; the subscripts for `subscript`.
  private var places: [String: [Node]] = [:]

  init(_ index: ProjectIndex, _ resolver: TypeResolver) {
    self.index = index
    self.resolver = resolver
  }

  /// Returns the places outside `types` where code reads a member of one of them, or may do so.
  ///
  /// - Complexity: O(*n*) in the nodes of the project for each name.
  mutating func places(of member: String, in types: [TypeID]) -> [Node] {
    mentions(of: member).filter { node in
      if let reader = index.enclosingType(of: node), types.contains(reader) { return false }
      guard let base = node.readBase else { return false }
      switch resolver.type(of: base).unwrapped {
      case .nominal(let found, _):
        return found.contains { type in
          types.contains(type) || types.contains { resolver.scopes.lineage(of: $0).contains(type) }
        }
      case .unknown, .generic, .constrained: return true
      default: return false
      }
    }
  }

  private mutating func mentions(of name: String) -> [Node] {
    if let known = places[name] { return known }
    let names = NameSet([name])
    let found = index.files.flatMap { file in
      name == "subscript"
        ? Array(file.tree.nodes(of: .subscriptExpression))
        : file.tree.nodes(of: .memberExpression).filter { node in
          MemberExpression(node)?.nameToken.map { names.contains($0) } == true
        }
    }
    places[name] = found
    return found
  }
}

extension Node {
  /// What a member expression or a subscript reads from.
  var readBase: Node? {
    kind == .subscriptExpression ? children.first : MemberExpression(self)?.base
  }
}
