import ObservifyIndex
import ObservifySyntax

/// The closures that variables of the project keep: a call of the variable runs them.
final class KeptClosures {
  private let index: ProjectIndex
  private let resolver: TypeResolver
  private let mentions: ProjectMentions

  init(_ index: ProjectIndex, _ resolver: TypeResolver, _ mentions: ProjectMentions) {
    self.index = index
    self.resolver = resolver
    self.mentions = mentions
  }

  /// The variables that can keep one.
  private lazy var functions = index.properties.filter { $0.isStored && $0.keepsFunction }

  /// Where a variable of such a name is assigned.
  private lazy var assignments = mentions.places(of: functions.map(\.name)).filter(
    \.isAssignmentTarget)

  /// The variables that are assigned a function.
  private(set) lazy var assigned = Set(assignments.compactMap(resolver.property))
    .intersection(functions.map(\.id))

  /// The functions that a variable begins with, or is assigned, as closures or by name: by an initialiser
  /// of its class those that objects are made with.
  private(set) lazy var closures: [PropertyID: [Node]] = {
    var found: [PropertyID: [Node]] = [:]
    for keeper in index.properties where keeper.isStored && !isPlainValue(keeper.id) {
      let held = keeper.heldClosures
      if !held.isEmpty {
        found[keeper.id] = held
      } else if keeper.keepsFunction, let value = keeper.binding.initialValue {
        found[keeper.id] = [value]
      }
    }
    for mention in assignments {
      guard let value = mention.assignmentAround?.value,
        let keeper = resolver.property(at: mention)
      else { continue }
      found[keeper, default: []] += [value] + given(for: value, to: keeper)
    }
    return found
  }()

  /// Whether a variable holds a number, a text or the like, which keeps no function.
  private func isPlainValue(_ id: PropertyID) -> Bool {
    guard case .external(let name, _) = resolver.type(of: id).unwrapped else { return false }
    return Vocabulary.equatableTypes.contains(name)
  }

  /// The closures that values of a type are made with, where a variable is assigned a parameter of the
  /// initialiser.
  private func given(for value: Node, to keeper: PropertyID) -> [Node] {
    guard let owner = index[keeper].owner,
      index[owner].kind == .class || !index[keeper].isAction && !isView(owner)
    else { return [] }
    return values(givenIn: value).filter { $0.kind == .closureExpression }
  }

  private var knownContents: [PropertyID: [Node]] = [:]

  /// The functions that a view is made with for a variable that its body calls, and those that they call and were
  /// handed themselves.
  func contents(of keeper: PropertyID) -> [Node] {
    if let known = knownContents[keeper] { return known }
    var found: [Node] = []
    var pending = values(givenFor: keeper)
    while let value = pending.popLast() {
      if found.contains(value) { continue }
      found.append(value)
      for part in value.subtree where part.kind == .reference || part.isOnSelf {
        if resolver.parameter(at: part).map(resolver.scopes.takesFunction) == true {
          pending += values(givenFor: part)
        } else if let id = resolver.property(at: part), index[id].isStored, index[id].keepsFunction
        {
          pending += values(givenFor: id)
        }
      }
    }
    knownContents[keeper] = found
    return found
  }

  /// What values of a type are made with for a variable: by its name, or by the parameters that it is assigned.
  func values(givenFor keeper: PropertyID) -> [Node] {
    guard let owner = index[keeper].owner else { return [] }
    let assigned = assignments.filter { resolver.property(at: $0) == keeper }.flatMap { mention in
      mention.parent?.children.filter { $0.index > mention.index } ?? []
    }
    return assigned.isEmpty
      ? given(to: owner, as: index[keeper].name) : assigned.flatMap(values(givenIn:))
  }

  /// What calls give for the parameters that a value names: `content`, `action ?? { … }`.
  private func values(givenIn value: Node) -> [Node] {
    value.subtree.filter { !$0.isInClosure(within: value) }.flatMap(values(givenFor:))
  }

  /// What calls give for the parameter that a name stands for; nothing for other expressions.
  func values(givenFor name: Node) -> [Node] {
    guard let parameter = resolver.parameter(at: name),
      let declaration = parameter.node.ancestor([.initDecl, .functionDecl]),
      let function = FunctionDeclaration(declaration)
    else { return [] }
    let owner = index.enclosingType(of: declaration)
    let calls =
      declaration.kind == .initDecl
      ? owner.map(makings) ?? []
      : mentions.places(of: function.name).filter { mention in
        mention.isCallee
          && resolver.functions(calledBy: mention).contains {
            index[$0].declaration.node == declaration
          }
      }.compactMap { CallExpression($0.parent) }
    return calls.compactMap { resolver.value(given: parameter, by: $0, of: function) }
  }

  /// The calls that make values of a type.
  private func makings(of owner: TypeID) -> [CallExpression] {
    mentions.places(of: index[owner].name).filter(\.isCallee).compactMap { site in
      CallExpression(site.parent).flatMap { call in
        resolver.type(of: call.node).unwrapped.declaredTypes == [owner] ? call : nil
      }
    }
  }

  /// What values of a type are made with for a variable of that name.
  func given(to owner: TypeID, as name: String) -> [Node] {
    makings(of: owner).compactMap { call in
      call.arguments.first { $0.label == name }?.value ?? call.trailingClosures.first
    }
  }

  /// Whether a type has a body: it runs there what it is made with, each value its own.
  func isView(_ type: TypeID) -> Bool {
    if resolver.scopes.member("makeBody", of: type) != nil { return true }
    switch resolver.scopes.member("body", of: type) {
    case .property(let id): return resolver.isShownBody(index[id].declaration.node)
    case let other: return other != nil
    }
  }

  /// The variables that keep closures, by closure.
  private(set) lazy var keepers: [Node: PropertyID] = {
    var found: [Node: PropertyID] = [:]
    for (keeper, closures) in closures.sorted(by: { $0.key < $1.key }) {
      for closure in closures { found[closure] = keeper }
    }
    return found
  }()
}

extension PropertySymbol {
  /// The closures that what it begins with is made of, as a list of functions is; none that runs where it
  /// stands.
  fileprivate var heldClosures: [Node] {
    guard let value = binding.initialValue,
      CallExpression(value)?.callee?.kind != .closureExpression
    else { return [] }
    return value.descendants.filter { node in
      guard node.kind == .closureExpression, !node.isInClosure(within: value) else { return false }
      let taken = TakenClosure(node)
      return taken?.runsImmediately != true && taken?.isKept != true
    }
  }
}

extension PropertySymbol {
  /// Whether it can be called: by its type, or by what it begins with.
  var keepsFunction: Bool {
    functionType != nil || binding.initialValue?.kind == .closureExpression
  }

  /// Whether it holds several: a call of one of them says nothing of which.
  var keepsFunctions: Bool {
    keepsFunction && [.arrayType, .dictionaryType].contains(binding.type?.kind)
  }
}

extension PropertySymbol {
  /// Whether it holds a function that does something: one without a result, or that waits.
  var isAction: Bool {
    guard let function = functionType else { return false }
    return function.givesNothing || function.waits
  }
}
