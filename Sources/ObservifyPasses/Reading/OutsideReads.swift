import ObservifyIndex
import ObservifySyntax

/// Where code outside a class reads its members.
extension Project {
  /// Returns the places outside `types` where code reads a member of one of them, or may do so.
  ///
  /// What is read of a value whose type cannot be told is one of theirs where the value can be.
  ///
  /// - Complexity: O(*n*) in the places that mention the name.
  func outsideReads(of member: String, in types: [TypeID]) -> [Node] {
    memberMentions(of: member).filter { mayBe($0, member, in: types) }
  }

  /// Whether one of the places passes a test, which is made first.
  fileprivate func isReadOutside(
    _ member: String, in types: [TypeID], where passes: (Node) -> Bool
  ) -> Bool {
    memberMentions(of: member).contains { passes($0) && mayBe($0, member, in: types) }
  }

  /// Whether modules that are not there may name a declaration: it is public, and so are the types that it
  /// is in.
  func isPublic(_ declaration: Node) -> Bool {
    let around = declaration.ancestors.first { $0.kind.isTypeDeclaration }
    let places = [declaration] + [around].compactMap(\.self).filter { $0.kind == .extensionDecl }
    guard places.contains(where: { $0.hasModifier("public") || $0.hasModifier("open") }) else {
      return false
    }
    return index.enclosingType(of: declaration).flatMap { index[$0].declaration?.node }
      .map(isPublic) != false
  }

  private func mayBe(_ node: Node, _ member: String, in types: [TypeID]) -> Bool {
    if let reader = index.enclosingType(of: node), types.contains(reader) { return false }
    guard let base = node.readBase, !node.isCallee || mayBeCalled(member, in: types) else {
      return false
    }
    return isMember(node, of: types)
      ?? !Set(types).isDisjoint(with: suspects.models(unknown(base), at: base))
  }

  /// Whether a mention is that of a member of one of some types; nil where that cannot be told.
  private func isMember(_ mention: Node, of types: [TypeID]) -> Bool? {
    switch resolver.meaning(of: mention) {
    case .member(_, .bounded): true
    case .member(let found, _):
      found.contains { member in
        types.contains { resolver.scopes.lineage(of: $0).contains(member.type) }
      }
    case .unknown: nil
    case .name, .outside, .unknownType: false
    }
  }

  /// Whether a key path or a binding leads to a member of some types: anyone may read it by that.
  fileprivate func isHandedOut(_ name: String, _ member: Node, of types: [TypeID]) -> Bool {
    projectMentions.places(of: name).contains { node in
      let isPath = node.kind == .keyPathComponent
      guard isPath || MemberExpression(node)?.base?.firstToken.kind == .dollarIdentifier else {
        return false
      }
      return isMember(node, of: types)
        ?? (!member.isPrivate || index.file(of: node).id == index.file(of: member).id)
    }
  }

  /// Whether a call can be one of a member: it is a function, or holds one.
  private func mayBeCalled(_ member: String, in types: [TypeID]) -> Bool {
    let found = types.compactMap { resolver.scopes.member(member, of: $0) }
    return found.isEmpty
      || found.contains { target in
        guard case .property(let id) = target else { return true }
        switch resolver.type(of: id).unwrapped {
        case .external, .array, .dictionary, .tuple: return false
        default: return true
        }
      }
  }

  /// The member expressions of a name; the subscripts for `subscript`.
  private func memberMentions(of name: String) -> [Node] {
    projectMentions.places(of: name).filter {
      $0.kind == .memberExpression || $0.kind == .subscriptExpression
    }
  }
}

/// Whether something that is shown can read a member of some classes that inherit from each other.
struct ShownReads: ProjectReader {
  private let models: [TypeID]
  let project: Project

  /// Whether views of the project hold the objects; who shows others is not known.
  private let isHeld: Bool

  /// Whether protocols from outside may ask for members by names that the project does not mention: of
  /// Apple's it is known which are shown.
  private let meetsRequirements: Bool
  private let inheritsFromOutside: Bool

  init(of models: [TypeID], _ project: Project) {
    self.models = models
    self.project = project
    isHeld = models.contains(where: project.isHeldByView)
    let supertypes = models.flatMap(project.outsideSupertypes)
    inheritsFromOutside = !supertypes.isEmpty
    meetsRequirements = supertypes.contains {
      !Vocabulary.isSDKType($0) && $0 != "@unchecked Sendable"
    }
  }

  /// Whether code that is not there may ask for a member.
  func mayBeAskedElsewhere(_ member: Node) -> Bool {
    // What may be called for nothing it gives back does something, and shows nothing.
    if member.isPrivate || member.hasAttribute("discardableResult") { return false }
    if meetsRequirements || project.isPublic(member) || isRequired(member) { return true }
    return inheritsFromOutside
      && member.declaredMemberNames.contains(where: Vocabulary.shownRequirements.contains)
  }

  /// Whether a public protocol asks for a member, by which it is read wherever the protocol is seen.
  private func isRequired(_ member: Node) -> Bool {
    models.flatMap(project.resolver.scopes.lineage).contains { type in
      index[type].kind == .protocol
        && member.declaredMemberNames.contains { index[type].members[$0]?.isEmpty == false }
        && index[type].declaration.map { project.isPublic($0.node) } == true
    }
  }

  /// Whether a member is read by code that can be shown, that of `others` aside, or by nothing that is
  /// there: code that is not may read it.
  ///
  /// - Complexity: O(*n*) in the places that mention the name.
  func isShown(_ name: String, _ member: Node, besides others: Set<Node>) -> Bool {
    let isCalledInside = member.isPrivate && member.kind == .functionDecl
    if !isHeld && !isCalledInside || member.kind == .subscriptDecl
      || member.hasModifier("override")
    {
      return true
    }
    if mayBeAskedElsewhere(member) { return true }
    let own = models.flatMap { project.mentions.mentions(in: index[$0]).byName[name] ?? [] }
      .filter {
        $0.member != member && !$0.node.isAssignmentTarget
          && !project.resolver.meaning(of: $0.node).isLocal
      }
    let mayShow = isHeld ? project.shownCode.mayShow : { _ in true }
    let isShownInside = own.contains { mention in
      !others.contains(mention.member) && mayShow(mention.node) && !mention.runsAsMade
    }
    if isShownInside { return true }
    return project.isHandedOut(name, member, of: models)
      || project.isReadOutside(name, in: models) { !$0.isAssignmentTarget && mayShow($0) }
      || own.isEmpty && !project.isReadOutside(name, in: models) { !$0.isAssignmentTarget }
  }
}

extension ClassMentions.Mention {
  /// Whether it only runs while the object is made, which nothing shows yet.
  fileprivate var runsAsMade: Bool {
    member.kind == .initDecl && !node.isInClosure(within: member)
  }
}
