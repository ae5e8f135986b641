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

  /// Widens a class and the types around it that have to be, and the types that they name.
  mutating func widen(_ model: TypeID, into findings: inout Findings) {
    var pending = index.privateScopes(of: model)
    while let type = pending.popLast() {
      guard let node = index[type].declaration?.node,
        let modifier = node.children(.modifier).first(where: { $0.text == "private" }),
        widened.insert(type).inserted
      else { continue }
      pending += namedTypes(of: type).flatMap(index.privateScopes)
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

  /// The types that a type inherits from, and those that the members name which others may use, in types
  /// within it as well.
  private func namedTypes(of type: TypeID) -> [TypeID] {
    let symbol = index[type]
    let properties = symbol.properties.filter { !index[$0].isPrivate }
    let functions = symbol.functions.map { index[$0].declaration }
      .filter { !$0.node.isPrivate }
    let members = symbol.declarations.flatMap(\.members).filter { !$0.isPrivate }
    let spelled =
      functions.flatMap { $0.parameters.compactMap(\.type) + [$0.resultType].compactMap(\.self) }
      + members.filter { $0.kind == .enumCaseDecl }.flatMap(\.descendants).filter(\.kind.isType)
      + members.compactMap(\.aliasTarget)
    return plan.resolver.scopes.lineage(of: type).dropFirst().filter { index[$0].kind == .class }
      + properties.flatMap { plan.resolver.type(of: $0).parts.types }
      + spelled.flatMap { plan.resolver.declaredType($0).parts.types }
      + members.compactMap { TypeDeclaration($0).flatMap { index.type(of: $0.node) } }
      .flatMap(namedTypes)
  }
}
