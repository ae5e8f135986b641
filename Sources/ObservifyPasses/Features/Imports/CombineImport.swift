import ObservifyIndex
import ObservifySyntax
import ObservifyText

extension EditPlan {
  /// Returns the declaration of a file's `import Combine` and the edit that removes it; nil when the file
  /// still needs it.
  ///
  /// `tree` is the file as it would be after all other edits.
  func combineRemoval(
    from file: SourceFile, after tree: SyntaxTree
  ) -> (node: Node, edits: [TextEdit])? {
    let imports = file.tree.nodes(of: .importDecl)
    let combine = imports.filter {
      $0.importedModule == "Combine" && $0.attributes.isEmpty && $0.modifiers.isEmpty
        && !$0.isAllOfClause
    }
    guard let node = combine.first, !needsCombine(tree, file) else { return nil }
    let others = Set(
      imports.filter { other in combine.allSatisfy { $0.isCompiled(with: other) } }
        .compactMap(\.importedModule))
    guard !others.isDisjoint(with: Vocabulary.umbrellaModules) || namesOnlyKnownTypes(tree) else {
      return nil
    }
    var edit = EditBuilder(file)
    for node in combine { _ = edit.removeStatementAndComment(node) }
    return (node, edit.edits)
  }

  /// Whether something in a file may be Combine's: a name of a type, a member that publishers have, or
  /// a publisher itself.
  private func needsCombine(_ tree: SyntaxTree, _ file: SourceFile) -> Bool {
    let imported = tree.nodes(of: .importDecl).map(\.tokenIndices)
    let subjects = Set(bridges.subjects.values)
    var harmless: [String: Bool] = [:]
    for position in tree.tokens.kinds.indices {
      let token = Token(tree: tree, index: position)
      let isMember = token.previous?.kind == .period
      if token.kind == .dollarIdentifier {
        // `object.$p` may be a publisher that operators are called on.
        if isMember { return true }
        continue
      }
      guard token.kind.isName else { continue }
      let name = token.name
      if subjects.contains(name) { return true }
      if Vocabulary.combineTypes.contains(name) {
        guard index.topLevelTypes[name] == nil,
          !imported.contains(where: { $0.contains(position) })
        else { continue }
        return true
      }
      guard isMember else {
        if name == "objectWillChange" { return true }
        continue
      }
      if Vocabulary.publisherMembers.contains(name) { return true }
      guard Vocabulary.sharedMembers.contains(name) else { continue }
      let isHarmless = harmless[name] ?? isNoPublishers(name, in: file)
      harmless[name] = isHarmless
      if !isHarmless { return true }
    }
    return false
  }

  /// Whether a member is mentioned in a file on nothing but what is no publisher, subject or
  /// cancellable; `false` where no mention of it was there before.
  private func isNoPublishers(_ member: String, in file: SourceFile) -> Bool {
    let mentions = file.tree.nodes(of: .memberExpression).filter {
      MemberExpression($0)?.name == member
    }
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        guard let base = MemberExpression(mention)?.base else { return true }
        return isNoPublisher(resolver.type(of: base).unwrapped, with: member)
      }
  }

  private func isNoPublisher(_ type: StaticType, with member: String) -> Bool {
    switch type {
    case .array, .dictionary, .tuple: true
    case .external(let name, _):
      Vocabulary.isNoPublisher(name) || Vocabulary.standardNames.contains(name)
    case .nominal(let ids, _):
      ids.allSatisfy { index[$0].kind != .external && index[$0].members[member] != nil }
    case .constrained(let bounds), .generic(_, let bounds):
      bounds.contains { !$0.declaredTypes.isEmpty && isNoPublisher($0, with: member) }
    default: false
    }
  }

  /// Whether every capitalised name is the standard library's or the project's: such a file needs
  /// nothing that Combine re-exports.
  private func namesOnlyKnownTypes(_ tree: SyntaxTree) -> Bool {
    let imported = tree.nodes(of: .importDecl).map(\.tokenIndices)
    for position in tree.tokens.kinds.indices where tree.tokens.kinds[position] == .identifier {
      if imported.contains(where: { $0.contains(position) }) { continue }
      let name = Token(tree: tree, index: position).name
      guard name.first?.isUppercase == true else { continue }
      if !Vocabulary.standardNames.contains(name), index.topLevelTypes[name] == nil,
        !index.declaresNestedType(name)
      {
        return false
      }
    }
    return true
  }
}

extension Node {
  /// Whether nothing else may stand in a clause of an `#if`, behind its condition, which would be left
  /// empty.
  fileprivate var isAllOfClause: Bool {
    guard let parent, parent.kind == .ifConfigClause else { return false }
    return Array(parent.children.prefix(3)).count < 3
  }
}

extension ProjectIndex {
  /// Whether some type of the project has a nested type, a typealias or a case of this name.
  fileprivate func declaresNestedType(_ name: String) -> Bool {
    types.contains { $0.members[name] != nil }
  }
}
