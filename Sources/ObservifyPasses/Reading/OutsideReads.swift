import ObservifyIndex
import ObservifySyntax

/// Where code outside a class reads its members.
struct OutsideReads {
  private let project: Project
  private var index: ProjectIndex { project.index }
  private var resolver: TypeResolver { project.resolver }

  init(_ project: Project) { self.project = project }

  /// Returns the places outside `types` where code reads a member of one of them, or may do so.
  ///
  /// What is read of a value whose type cannot be told is one of theirs where the value can be.
  ///
  /// - Complexity: O(*n*) in the places that mention the name.
  func places(of member: String, in types: [TypeID]) -> [Node] {
    mentions(of: member).filter { node in
      if let reader = index.enclosingType(of: node), types.contains(reader) { return false }
      guard let base = node.readBase else { return false }
      switch resolver.type(of: base).unwrapped {
      case .nominal(let found, _):
        return found.contains { type in
          types.contains(type) || types.contains { resolver.scopes.lineage(of: $0).contains(type) }
        }
      case .unknown: return !Set(types).isDisjoint(with: possible(base, among: types))
      case .generic, .constrained: return true
      default: return false
      }
    }
  }

  /// Those of some types that a value of unknown type can be.
  private func possible(_ base: Node, among types: [TypeID]) -> [TypeID] {
    guard types.allSatisfy(project.graph.isModel) else { return types }
    let suspects = Suspects(index, project.graph, resolver, project.uses.parameters)
    return suspects.models(
      UnknownValue(members: resolver.membersUsed(of: base)), at: base)
  }

  /// The member expressions of a name; the subscripts for `subscript`.
  private func mentions(of name: String) -> [Node] {
    if name == "subscript" {
      return index.files.flatMap { Array($0.tree.nodes(of: .subscriptExpression)) }
    }
    return (project.projectMentions.mentions(of: [name])[name] ?? []).filter {
      $0.kind == .memberExpression
    }
  }
}

extension Node {
  /// What a member expression or a subscript reads from.
  var readBase: Node? {
    kind == .subscriptExpression ? children.first : MemberExpression(self)?.base
  }
}
