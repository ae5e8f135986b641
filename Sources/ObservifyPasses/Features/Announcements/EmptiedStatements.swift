import ObservifyIndex
import ObservifySyntax

extension [SendRemoval] {
  /// The removals with what would be left for nothing: a loop, a branch, a `forEach` or a task that did nothing
  /// else, and a `guard` that only they stand behind.
  ///
  /// What decides whether they run has to be read only, so that nothing is missed without it.
  ///
  /// - Complexity: O(*n*) in the statements around them.
  func withEmptiedStatements() -> [SendRemoval] {
    let emptied = map(\.node).emptied
    let removed = Set((map(\.node) + emptied.map(\.node)))
    let along = emptied.map { node, place in
      SendRemoval(
        model: self[place].model, file: self[place].file, node: node, code: self[place].code,
        isSubscription: self[place].isSubscription)
    }
    return (self + along).filter { removal in
      !removal.node.ancestors.contains(where: removed.contains)
    }
  }
}

extension [Node] {
  /// The statements, and those that are left with nothing without them.
  var withEmptied: Set<Node> { Set(self + emptied.map(\.node)) }

  /// The statements that are left with nothing without these, each with the place of the one that it goes with.
  fileprivate var emptied: [(node: Node, place: Int)] {
    var gone = Set(self)
    var open = indices.map { (node: self[$0], place: $0) }
    var next = 0
    while next < open.count {
      let (statement, place) = open[next]
      next += 1
      open += statement.emptied(without: gone).filter { gone.insert($0).inserted }
        .map { ($0, place) }
    }
    return Array<(node: Node, place: Int)>(open.dropFirst(count))
  }
}

extension Node {
  /// The statements that do nothing once those beside this one have gone.
  func emptied(without removed: Set<Node>) -> [Node] {
    guard let block = parent, !block.hasComment(besides: firstToken) else { return [] }
    let statements = block.itsStatements
    let others = statements.filter { !removed.contains($0) }
    if block.kind == .codeBlock, let last = others.last, last.kind == .guardStatement,
      last.index < index, last.onlyReturns, last.decidesByReading,
      statements.allSatisfy({ $0.index <= last.index || removed.contains($0) })
    {
      return [last]
    }
    guard others.isEmpty else { return [] }
    // Each observer went for itself.
    if block.kind == .accessorBlock { return [block] }
    if block.kind == .switchCase {
      return block.parent.flatMap { $0.doesNothing(without: removed) ? [$0] : nil } ?? []
    }
    if block.kind == .closureExpression {
      guard let call = CallExpression(block.ancestor([.callExpression])),
        let callee = call.callee, call.node.isStatement,
        Vocabulary.mainActorCalls.contains(callee.text)
          || MemberExpression(callee)?.name == "forEach" && callee.isPlainRead
      else { return [] }
      return [call.node]
    }
    if let observer = block.parent, observer.kind == .accessorDecl,
      [.willSetKeyword, .didSetKeyword].contains(observer.firstToken.kind),
      !observer.firstToken.followsComment, let accessors = observer.parent
    {
      return accessors.children.allSatisfy { $0 == observer || removed.contains($0) }
        ? [accessors] : [observer]
    }
    guard let statement = block.parent,
      [.ifExpression, .forStatement].contains(statement.kind),
      !statement.hasElse, statement.isStatement, statement.decidesByReading
    else { return [] }
    return [statement]
  }

  /// Whether an observer runs something besides this statement of it, or goes with it and with the branches around it.
  var leavesNothingBehind: Bool {
    guard kind != .accessorBlock, kind != .accessorDecl else { return true }
    guard let block = parent, [.codeBlock, .closureExpression].contains(block.kind) else {
      return false
    }
    // What runs later than an observer may be about something else that changes there.
    if block.kind == .codeBlock,
      block.children.contains(where: { $0 != self && $0.kind != .guardStatement })
    {
      return true
    }
    let emptied = emptied(without: [self])
    return emptied.count == 1 && emptied[0].leavesNothingBehind
  }

  /// The statements of a block, a closure or a case.
  fileprivate var itsStatements: [Node] {
    children.filter { ![.closureSignature, .caseItem, .attribute].contains($0.kind) }
  }

  /// Whether it is the last statement of a case, which needs one, and those before it are removed.
  func endsCase(among removed: Set<Node>) -> Bool {
    guard let scope = parent, scope.kind == .switchCase else { return false }
    return scope.itsStatements.last == self && scope.itsStatements.allSatisfy(removed.contains)
  }

  /// Whether a `switch` is one of which no case does anything any more.
  private func doesNothing(without removed: Set<Node>) -> Bool {
    guard let subject = children.first, subject.isPlainRead, isStatement else { return false }
    return children.dropFirst().allSatisfy { scope in
      scope.kind == .switchCase && !scope.hasComment(besides: scope.itsStatements.first?.firstToken)
        && scope.children(.caseItem).allSatisfy(\.isPlainPattern)
        && scope.itsStatements.allSatisfy { removed.contains($0) || $0.text == "break" }
    }
  }

  /// Whether matching a pattern calls nothing: `.detail(let song)` is that of a case.
  private var isPlainPattern: Bool {
    child(.whereCondition) == nil
      && subtree.allSatisfy { node in
        let callee = CallExpression(node)?.callee.flatMap(MemberExpression.init)
        return callee.map { $0.base == nil } ?? !Self.active.contains(node.kind)
      }
  }

  /// Whether what stands before the block of a statement does nothing but read.
  private var decidesByReading: Bool {
    children.filter { $0.kind != .codeBlock }.allSatisfy(\.isPlainRead)
  }

  /// Whether the block of a `guard` leaves a function that gives nothing.
  private var onlyReturns: Bool {
    child(.codeBlock).map { $0.children.map(\.text) == ["return"] } == true
  }

  var hasElse: Bool { directTokens.contains { $0.kind == .elseKeyword } }

  /// Whether evaluating it calls and changes nothing.
  var isPlainRead: Bool { subtree.allSatisfy { !Self.active.contains($0.kind) } }

  /// What may call or change something.
  private static let active: Set<NodeKind> = [
    .callExpression, .subscriptExpression, .assignment, .awaitExpression, .tryExpression,
    .closureExpression, .macroExpansion,
  ]
}
