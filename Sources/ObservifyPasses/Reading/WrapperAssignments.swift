import ObservifyIndex
import ObservifySyntax

/// `_c = StateObject(wrappedValue: c)` and `_p = Published(initialValue: v)`, taken apart.
struct WrapperAssignment {
  /// The whole assignment.
  let statement: Node

  /// `_c`, or `self._c`; of an observed object also that of a copy, `copy._c`.
  let target: Node

  /// The call of the wrapper's initialiser.
  let call: CallExpression

  /// The wrapper's name: `StateObject` or `SwiftUI.StateObject`, also of `StateObject<C>` and of
  /// `StateObject.init`; nil for `.init` alone.
  let name: Node?

  /// The only argument.
  let argument: Argument
}

extension Node {
  /// The assignment `_c = Wrapper(wrappedValue: …)` whose left side this mention of the storage is.
  func wrapperAssignment(_ wrapper: ObjectWrapper) -> WrapperAssignment? {
    assignment(of: wrapper.rawValue, orOfCopy: wrapper == .observedObject)
  }

  /// The assignment `_p = Published(initialValue: …)` whose left side this mention is.
  var publishedAssignment: WrapperAssignment? {
    assignment(of: "Published")
  }

  /// The assignment `_x = State(initialValue: …)` whose left side this mention is.
  var stateAssignment: WrapperAssignment? { assignment(of: "State") }

  /// Whether the expression is `_c` or `self._c`.
  fileprivate var isStorageName: Bool {
    kind == .reference && firstToken.text.hasPrefix("_")
      || kind == .memberExpression && isOnSelf
        && MemberExpression(self)?.name.hasPrefix("_") == true
  }

  private func assignment(of name: String, orOfCopy: Bool = false) -> WrapperAssignment? {
    let isOfCopy = orOfCopy && MemberExpression(self)?.name.hasPrefix("_") == true
    guard let sequence = parent, let sides = sequence.assignment, isStorageName || isOfCopy,
      let call = CallExpression(sides.value), let callee = call.callee,
      let argument = call.arguments.first
    else { return nil }
    let spelled = callee.calledType
    guard [name, "SwiftUI.\(name)", "Combine.\(name)"].contains(spelled?.text ?? name),
      spelled != nil || callee.text == ".init"
    else { return nil }
    return WrapperAssignment(
      statement: sequence, target: self, call: call, name: spelled, argument: argument)
  }

  /// Whether a mention of a wrapper's type is the callee of such an assignment.
  var isInWrapperAssignment: Bool {
    for ancestor in ancestors {
      guard ancestor.kind == .sequenceExpression, let target = ancestor.children.first else {
        if [.codeBlock, .closureExpression, .argument].contains(ancestor.kind) { return false }
        continue
      }
      for wrapper in [ObjectWrapper.stateObject, .observedObject, .environmentObject]
      where target.wrapperAssignment(wrapper) != nil {
        return true
      }
      return false
    }
    return false
  }

  /// Whether a mention of `Published` is the initialiser in `_p = Published(initialValue: v)`.
  var isPublishedInitializer: Bool {
    for ancestor in ancestors where ancestor.kind == .sequenceExpression {
      return ancestor.children.first?.publishedAssignment != nil
    }
    return false
  }

  /// Whether `$c` stands by itself, without a member behind it.
  var isWholeProjection: Bool {
    guard let parent else { return true }
    if parent.kind == .memberExpression, MemberExpression(parent)?.base == self {
      return false
    }
    // `$c[key]` is a binding, as `$c.name` is: `$c[dynamicMember: \.[key]]`.
    if parent.kind == .subscriptExpression, parent.children.first == self { return false }
    return true
  }

  /// Whether a mention of a wrapper's storage only reads what every wrapper has: `_c.wrappedValue`,
  /// or a member of `_c.projectedValue`.
  var readsWrapper: Bool {
    guard let member = parent, let name = MemberExpression(member)?.name else { return false }
    return name == "wrappedValue" || name == "projectedValue" && !member.isWholeProjection
  }

  /// Whether a mention of the storage of an `@ObservedObject` needs no more of it than `@Bindable` has,
  /// which is a `DynamicProperty` as well: `_c.update()`.
  var needsBindable: Bool {
    guard let member = parent, MemberExpression(member)?.name == "update" else {
      return readsWrapper
    }
    return CallExpression(member.parent)?.arguments.isEmpty == true
  }

  /// The name behind the dot of an injection's callee, for a message.
  var injectionPlace: Node {
    CallExpression(self)?.arguments.first?.node ?? self
  }
}

/// Where in an `init` a `@State` property is assigned, against Xcode 27's rule that all other stored
/// properties are set before (TN3211).
struct StateOrder {
  /// The assignment.
  let statement: Node

  /// The last statement behind it that gives another stored property its first value; nil when the order
  /// is right already.
  let last: Node?

  /// Whether the assignment can be moved nowhere.
  let isBlocked: Bool

  /// Whether it is blocked because it stands in a branch, a loop or a closure of the body.
  let isInBranch: Bool

  /// Reads the order around the assignment that `storage` is the left side of.
  init?(_ storage: Node, _ name: String) {
    guard let sequence = storage.parent, let scope = sequence.parent,
      let initializer = sequence.ancestor([.initDecl]),
      let body = initializer.child(.codeBlock)
    else { return nil }
    statement = sequence
    let around = sequence.ancestors.prefix { $0 != body }.filter { $0 != scope }
    if scope != body {
      // In a branch the assignment may move within it; behind the branch nothing may follow.
      let canMove = around.allSatisfy {
        [
          .ifExpression, .switchExpression, .switchCase, .codeBlock, .doStatement, .catchClause,
          .ifConfig, .ifConfigClause,
        ].contains($0.kind)
      }
      let blocks = around.filter { [.codeBlock, .switchCase].contains($0.kind) } + [body]
      let isFollowed = (canMove ? blocks : around + [scope, body]).contains { block in
        block.children.contains {
          $0.index > sequence.index && !$0.contains(sequence) && !$0.assignedPlainMembers.isEmpty
        }
      }
      if isFollowed {
        last = nil
        isBlocked = true
        isInBranch = true
        return
      }
    }
    isInBranch = false
    let later = scope.children.filter { $0.index > sequence.index && !$0.contains(sequence) }
    // What has a value already may be computed with all that the value is.
    var known = initializer.valuedMembers
    let blocks = sequence.ancestors.prefix { $0 != initializer }
      .filter { [.codeBlock, .switchCase].contains($0.kind) }
    let earlier = blocks.flatMap(\.children).filter {
      $0.index < sequence.index && !$0.contains(sequence)
    }
    known.formUnion(earlier.flatMap(\.surelyAssignedMembers))
    var first: Node?
    for statement in later {
      if !known.isSuperset(of: statement.assignedPlainMembers) { first = statement }
      known.formUnion(statement.surelyAssignedMembers)
    }
    last = first.map { $0.lastAssignment ?? $0 }
    guard let last else {
      isBlocked = false
      return
    }
    let between = later.filter { $0.range.lowerBound <= last.range.lowerBound }
    let names: Set = [name, "_\(name)", "$\(name)"]
    isBlocked = between.contains { item in
      item.subtree.contains { node in
        switch node.kind {
        // Behind a `return` the property would not be set on every path.
        case .returnStatement: !node.isInFunction(within: scope)
        case .reference:
          names.contains(node.firstToken.text) && !node.isShadowedParameter(in: initializer)
            && !node.isLocalVariable(in: initializer)
        case .memberExpression: node.isOnSelf && names.contains(MemberExpression(node)?.name ?? "")
        default: false
        }
      }
    }
  }
}

extension Node {
  /// The name of the type whose initialiser a callee is: of `C`, `C<T>`, `C.init` and `C<T>.init`; nil
  /// for `.init`.
  fileprivate var calledType: Node? {
    if kind == .genericSpecialization { return children.first }
    guard kind == .memberExpression, let member = MemberExpression(self), member.name == "init"
    else { return self }
    return member.base.map { $0.kind == .genericSpecialization ? $0.children.first ?? $0 : $0 }
  }

  /// The names of the stored properties that a statement assigns and that are no wrapper's storage.
  fileprivate var assignedPlainMembers: Set<String> {
    let assignments = [self] + descendants.filter { $0.kind == .sequenceExpression }
    return Set(
      assignments.flatMap { node -> [String] in
        guard let target = node.assignment?.target,
          !target.isStorageName || node.assignsOtherStorage
        else { return [] }
        let targets = target.kind == .tupleExpression ? Array(target.descendants) : [target]
        return targets.compactMap(\.assignedMember)
      })
  }

  /// The last assignment of a stored property in a `do`, where what is caught leaves the initialiser: behind it
  /// all have their values, and the rest of the block may use that.
  fileprivate var lastAssignment: Node? {
    guard kind == .doStatement, let block = child(.codeBlock),
      children(.catchClause).allSatisfy({
        $0.child(.codeBlock).flatMap { Array($0.children).last }?.isThrowOrStop == true
      })
    else { return nil }
    return Array(block.children).last { !$0.assignedPlainMembers.isEmpty }
  }

  private var isThrowOrStop: Bool { kind == .throwStatement || stopsProgram }

  /// The names of those that it assigns whichever way it takes.
  fileprivate var surelyAssignedMembers: Set<String> {
    switch kind {
    case .sequenceExpression: return assignment == nil ? [] : assignedPlainMembers
    case .ifExpression, .switchExpression:
      let isComplete =
        kind == .switchExpression || directTokens.contains { $0.kind == .elseKeyword }
      let ways = children.filter {
        [.codeBlock, .switchCase, .ifExpression].contains($0.kind)
      }.map(\.surelyAssignedMembers)
      guard isComplete, let first = ways.first else { return [] }
      return ways.dropFirst().reduce(first) { $0.intersection($1) }
    case .codeBlock, .switchCase:
      return children.reduce(into: []) { $0.formUnion($1.surelyAssignedMembers) }
    default: return []
    }
  }

  /// The name of the member of `self` that an assignment's target is.
  private var assignedMember: String? {
    let name = kind == .memberExpression && isOnSelf ? MemberExpression(self)?.name : nil
    // `x = y` assigns a member unless the body declares an `x` of its own.
    let isMember = kind == .reference && firstToken.kind == .identifier && !isDeclaredByBody
    return (name ?? (isMember ? firstToken.name : nil)).map {
      $0.hasPrefix("_") ? String($0.dropFirst()) : $0
    }
  }

  /// The names of the members that have values before an initialiser begins, or need none: computed ones, those
  /// with a default, and optional variables.
  fileprivate var valuedMembers: Set<String> {
    let declarations = ancestor([.memberBlock])?.children(.variableDecl) ?? []
    return Set(
      declarations.compactMap(VariableDeclaration.init).flatMap { declaration in
        declaration.bindings.filter { binding in
          !binding.isStored || binding.initialValue != nil
            || !declaration.isLet && binding.type?.kind.isOptionalType == true
        }.compactMap(\.nameToken?.name)
      })
  }

  /// Whether an assignment to a wrapper's storage makes something else than a `State`.
  private var assignsOtherStorage: Bool {
    let value = children.filter { $0.kind != .assignment }.last
    let callee = CallExpression(value)?.callee?.text ?? ""
    return !["State", "SwiftUI.State", "StateObject", "SwiftUI.StateObject", ".init"].contains {
      callee == $0 || callee.hasPrefix($0 + "<")
    }
  }

  /// Whether a variable of this name is declared in the initialiser around it.
  private var isDeclaredByBody: Bool {
    guard let initializer = ancestor([.initDecl]), let body = initializer.child(.codeBlock) else {
      return true
    }
    let name = firstToken.name
    return body.descendants.contains {
      $0.kind == .identifierPattern && $0.firstToken.name == name
    }
  }

  /// Whether a closure or a function of its own stands between a node and one around it.
  func isInFunction(within outer: Node) -> Bool {
    ancestors.prefix { $0 != outer }.contains {
      $0.kind == .closureExpression || $0.kind == .functionDecl
    }
  }

  /// Whether a name in an initialiser is that of a variable which a statement above declares.
  fileprivate func isLocalVariable(in initializer: Node) -> Bool {
    let blocks = ancestors.prefix { $0 != initializer }.filter { $0.kind == .codeBlock }
    return blocks.flatMap(\.children).contains { statement in
      statement.kind == .variableDecl && statement.index < index && !statement.contains(self)
        && VariableDeclaration(statement)?.bindings.contains {
          $0.nameToken?.name == firstToken.name
        } == true
    }
  }

  /// Whether a name in an initialiser is that of a parameter.
  fileprivate func isShadowedParameter(in initializer: Node) -> Bool {
    FunctionDeclaration(initializer)?.parameters.contains {
      $0.nameToken?.name == firstToken.name
    } == true
  }
}
