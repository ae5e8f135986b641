import ObservifyIndex
import ObservifySyntax

extension Project {
  /// Whether code other than the `init` of a type changes one of some stored properties, or a part of
  /// one, as far as types tell; `wholly` leaves parts out.
  ///
  /// - Complexity: O(*n*) in the places that mention their names.
  func areChanged(
    _ variables: Set<PropertyID>, besidesInitOf type: TypeID, wholly: Bool = false
  ) -> Bool {
    projectMentions.places(of: variables.map { index[$0].name }).contains { mention in
      if wholly, mention.isBaseOfMember { return false }
      let isBound = mention.isBound
      guard isBound || mention.isOnChangedPath || mention.isChanged(resolver),
        mention.ancestor([.initDecl]).flatMap({ index.enclosingType(of: $0) }) != type
      else { return false }
      // What a closure is given of a binding has no known type.
      let isOpen = isBound && MemberExpression(mention)?.base.map(resolver.type) == .unknown
      return isOpen || property(at: mention).map(variables.contains) == true
    }
  }

  /// The property of the project that a mention is one of, where its type tells.
  func property(at mention: Node) -> PropertyID? { resolver.property(at: mention) }
}

extension Node {
  /// Whether the expression is a member of a projection: `name` of `$model.profile.name`, which whoever
  /// is given it may change.
  var isBound: Bool {
    guard let base = MemberExpression(self)?.base else { return false }
    // `$0` of a closure on the way there is another value.
    return base.subtree.contains { part in
      part.firstToken.kind == .dollarIdentifier
        && (part == base || !part.isInClosure(within: base))
    }
  }

  /// Whether the expression, or what is in it, is asked for a member.
  fileprivate var isBaseOfMember: Bool {
    guard let parent else { return false }
    return [.optionalChain, .forceUnwrap].contains(parent.kind)
      ? parent.isBaseOfMember : parent.kind == .memberExpression
  }

  /// Whether a statement changes what the expression stands for, or a part of it, or a function is given it to
  /// change it.
  var isOnChangedPath: Bool {
    ancestors.contains { statement in
      var place =
        statement.kind == .inoutExpression ? statement.children.first : statement.changedPlace
      while let part = place, part != self {
        place =
          MemberExpression(part)?.base
          ?? ([.subscriptExpression, .optionalChain, .forceUnwrap].contains(part.kind)
            ? part.children.first : nil)
      }
      return place != nil
    }
  }

  /// What a statement changes: the left side of an assignment, or what a mutating method of the
  /// standard library is called on.
  var changedExpression: Node? { changedPlace?.storedRoot }

  /// What a statement changes, as it is written: `x[0].name`.
  var changedPlace: Node? {
    switch kind {
    case .sequenceExpression:
      let parts = Array(children.prefix(2))
      guard parts.count == 2 else { return nil }
      let isCompound =
        parts[1].kind == .operatorReference && parts[1].text.hasSuffix("=")
        && !["==", "!=", "<=", ">=", "===", "!=="].contains(parts[1].text)
      guard parts[1].kind == .assignment || isCompound else { return nil }
      return parts[0].tried
    case .callExpression:
      guard let callee = CallExpression(self)?.callee, let member = MemberExpression(callee),
        Vocabulary.mutatingMembers.contains(member.name)
      else { return nil }
      return member.base
    default: return nil
    }
  }

  /// The variable that an assignable expression is stored in: `x` of `x[0].name`, of `self.x.y`.
  var storedRoot: Node {
    switch kind {
    case .subscriptExpression, .optionalChain, .forceUnwrap:
      return children.first?.storedRoot ?? self
    case .memberExpression:
      guard let base = MemberExpression(self)?.base, !isOnSelf else { return self }
      return base.storedRoot
    default: return self
    }
  }
}
