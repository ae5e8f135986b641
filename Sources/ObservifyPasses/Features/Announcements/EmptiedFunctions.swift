import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The private functions of which nothing is left, with their calls, and the initialisers that a class has as well
/// when it declares none.
struct EmptiedFunctions {
  struct Function {
    let declaration: Node

    /// Statements, and observers that did nothing but call it.
    let calls: [Node]
  }

  /// The functions, by what is removed in them.
  private(set) var functions: [Node: Function] = [:]

  /// All that goes with them.
  private var calls: Set<Node> = []
  private var declarations: Set<Node> = []

  /// The initialisers, by the statements that were all there was in them.
  private var initializers: [Node: Node] = [:]

  init(by removals: [SendRemoval], among removed: Set<Node>, _ plan: EditPlan) {
    for removal in removals {
      guard let function = Function(by: removal, among: removed, plan) else { continue }
      functions[removal.node] = function
      calls.formUnion(function.calls)
      declarations.insert(function.declaration)
    }
    let gone = removed.union(calls)
    for statement in gone {
      guard let initializer = plan.implicitInitializer(around: statement, without: gone) else {
        continue
      }
      initializers[statement] = initializer
      declarations.insert(initializer)
    }
  }

  /// Removes a function with its calls.
  func remove(_ function: Function, _ edit: inout EditBuilder) {
    for call in function.calls where !removeInitializer(around: call, &edit) {
      if call.kind == .accessorBlock {
        edit.removeTrailing(call)
      } else {
        edit.removeStatementWithComments(call, among: calls)
      }
    }
    remove(function.declaration, &edit)
  }

  /// Removes the initialiser around a statement that goes, where nothing is left of it that the class needs.
  func removeInitializer(around statement: Node, _ edit: inout EditBuilder) -> Bool {
    guard let initializer = initializers[statement] else { return false }
    remove(initializer, &edit)
    return true
  }

  /// Removes a declaration, or the private extension of which nothing else is left.
  private func remove(_ declaration: Node, _ edit: inout EditBuilder) {
    if let whole = emptiedExtension(around: declaration) {
      edit.removeStatementAndBlankLine(
        whole, from: edit.documentation(above: whole)?.lowerBound, keepingGap: true)
    } else {
      edit.removeStatementAndBlankLine(
        declaration, from: edit.documentation(above: declaration)?.lowerBound, keepingGap: true,
        leavingGapBelow: edit.isFollowedOnly(by: declarations, declaration))
    }
  }

  /// A class that announces something has variables, or inherits them.
  private func emptiedExtension(around declaration: Node) -> Node? {
    guard let block = declaration.parent, let whole = block.parent,
      block.children.allSatisfy(declarations.contains), whole.child(.inheritanceClause) == nil,
      !block.hasComment(besides: declaration.firstToken)
    else { return nil }
    return whole
  }
}

extension EditPlan {
  /// The `init()` in which nothing stands but a statement and others that go, where the class has one by itself.
  fileprivate func implicitInitializer(around statement: Node, without gone: Set<Node>) -> Node? {
    guard let block = statement.parent, let declaration = block.parent,
      declaration.kind == .initDecl, block.children.allSatisfy(gone.contains),
      !block.hasComment(besides: block.children.first?.firstToken),
      let owner = index.enclosingType(of: declaration), index.initializers(of: owner).count == 1,
      resolver.scopes.lineage(of: owner).count == 1,
      index[owner].properties.map({ index[$0] }).allSatisfy({
        !$0.isStored || $0.isStatic || $0.hasDefault
      })
    else { return nil }
    // One with a modifier, an attribute or an effect says more than the class's own.
    let signature = declaration.range.lowerBound..<block.range.lowerBound
    return declaration.tree.source.string(in: signature).filter { !$0.isWhitespace } == "init()"
      ? declaration : nil
  }
}

extension EmptiedFunctions.Function {
  /// Nil where something is left, where what calls the function, other than an initialiser, would be left
  /// with nothing, or where another function may be meant.
  fileprivate init?(by removal: SendRemoval, among removed: Set<Node>, _ plan: EditPlan) {
    guard let block = removal.node.parent, block.children.allSatisfy(removed.contains),
      !block.hasComment(besides: block.children.first?.firstToken),
      let declaration = block.parent, declaration.isPrivateMember,
      let function = FunctionDeclaration(declaration), function.parameters.isEmpty,
      declaration.attributes.allSatisfy(plan.resolver.scopes.isGlobalActor),
      let owner = plan.index.enclosingType(of: declaration)
    else { return nil }
    let name = function.name
    let isOnly = declaration.tree.nodes(of: .functionDecl).allSatisfy {
      $0 == declaration || FunctionDeclaration($0)?.name != name
        || plan.index.enclosingType(of: $0) != owner
    }
    let isInherited = plan.resolver.scopes.lineage(of: owner).dropFirst().contains {
      plan.index[$0].members[name] != nil
    }
    // Others in the file have functions of that name, and call them on themselves.
    let named = plan.project.projectMentions.places(of: name)
      .filter { plan.index.file(of: $0).id == removal.file }
    let (mentions, others) = (
      named.filter { plan.index.enclosingType(of: $0) == owner },
      named.compactMap { plan.index.enclosingType(of: $0) }.filter { $0 != owner }
    )
    let calls = mentions.compactMap { $0.droppableCall(among: removed) }
    guard isOnly, !isInherited, !calls.isEmpty, calls.count == mentions.count,
      named.allSatisfy(\.isOnSelf),
      !others.contains(where: { plan.resolver.scopes.isRelated($0, to: owner) })
    else { return nil }
    self.init(declaration: declaration, calls: calls)
  }
}

extension Node {
  /// Whether a member is private by itself, or by the extension that it stands in.
  var isPrivateMember: Bool {
    isPrivate || parent?.parent.map { $0.kind == .extensionDecl && $0.isPrivate } == true
  }

  /// The statement that calls a mentioned function, or the observer that does nothing else; nil where it
  /// cannot go.
  fileprivate func droppableCall(among removed: Set<Node>) -> Node? {
    guard var call = parent else { return nil }
    if let parent = call.parent, parent.kind == .awaitExpression { call = parent }
    guard let scope = call.parent else { return nil }
    let left = scope.children.filter {
      $0 != call && $0.kind != .closureSignature && !removed.contains($0)
    }
    switch scope.kind {
    case .codeBlock:
      return scope.parent?.kind == .initDecl || !left.isEmpty ? call : scope.parent?.onlyObserver
    case .closureExpression:
      // One expression that is left would be the closure's value.
      let callee = CallExpression(scope.parent)?.callee?.text
      let isTask = callee.map(Vocabulary.mainActorCalls.contains) == true
      return left.count > (isTask ? 0 : 1) ? call : nil
    default: return nil
    }
  }

  /// The accessors of a variable, where this is an observer and the only one.
  private var onlyObserver: Node? {
    parent.flatMap { $0.children(.accessorDecl).count == 1 ? $0 : nil }
  }
}
