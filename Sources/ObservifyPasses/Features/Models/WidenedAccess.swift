import ObservifyIndex
import ObservifySyntax

/// Makes what is `private` inside a type `fileprivate`, so that the macro's extension at the level of the
/// file can name the class.
///
/// What a declaration names that is not `private` itself has to be as visible as the declaration: the
/// superclass, and the types of members.
struct WidenedAccess {
  private let plan: EditPlan
  private var widened: Set<TypeID> = []
  private var index: ProjectIndex { plan.index }

  init(_ plan: EditPlan) { self.plan = plan }

  /// Widens a class that has to be, and the types that it names.
  mutating func widen(_ model: TypeID, into findings: inout Findings) {
    var pending = [model]
    while let type = pending.popLast() {
      guard let node = index[type].declaration?.node, index.privateScope(of: type) == node,
        let modifier = node.children(.modifier).first(where: { $0.text == "private" }),
        widened.insert(type).inserted
      else { continue }
      pending += namedTypes(of: type)
      // Members of a private extension are that already, and the compiler says so of the word.
      let isDefault = node.ancestors.first { $0.kind.isTypeDeclaration }.map {
        $0.kind == .extensionDecl && $0.isPrivate
      }
      findings.fix(
        .widenedAccess, at: modifier, in: index[index[type].file], of: model,
        "'\(index[type].name)' becomes 'fileprivate'"
      ) { edit in
        if isDefault == true {
          edit.deleteWithBlanksBehind(modifier.range)
        } else {
          edit.replace(modifier.range, with: "fileprivate")
        }
      }
    }
  }

  /// The types that a type inherits from, and those that the members name which others may use.
  private func namedTypes(of type: TypeID) -> [TypeID] {
    let symbol = index[type]
    let properties = symbol.properties.filter { !index[$0].isPrivate }
    let functions = symbol.functions.map { index[$0].declaration }
      .filter { !$0.node.isPrivate }
    let spelled = functions.flatMap {
      $0.parameters.compactMap(\.type) + [$0.resultType].compactMap(\.self)
    }
    let cases = symbol.declaration?.members.filter { $0.kind == .enumCaseDecl } ?? []
    let payloads = cases.flatMap(\.descendants).filter(\.kind.isType)
    return plan.resolver.scopes.lineage(of: type).dropFirst().filter { index[$0].kind == .class }
      + properties.flatMap { plan.resolver.type(of: $0).parts.types }
      + (spelled + payloads).flatMap { plan.resolver.declaredType($0).parts.types }
  }
}
