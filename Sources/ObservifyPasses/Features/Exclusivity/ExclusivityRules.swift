import ObservifyIndex
import ObservifySyntax

/// A change in place during which the property may be read.
struct OverlappingChange {
  let property: PropertyID
  let model: TypeID
  let file: FileID

  /// The property as the change names it: `items`, `self.items`, `model.items`.
  let mention: Node
  let expression: Node

  /// The statement that is nothing but the change; nil where it is part of something else.
  let statement: Node?

  /// Whether the copy is of the storage, so that nobody tracks that it is read.
  var isOfStorage = false

  /// Whether it stands before another one.
  func isBefore(_ other: OverlappingChange) -> Bool {
    (file, mention.index) < (other.file, other.mention.index)
  }
}

/// What has been found out about changes in place: made when it is asked for, once a run.
final class ChangesInPlace {
  typealias MemberBody = (owner: TypeID, body: Node)

  private let index: ProjectIndex
  private let resolver: TypeResolver
  fileprivate var overlapping: [OverlappingChange]?

  /// The bodies of what the project adds to types from outside, by name.
  var addedBodies: [String: [Node]] = [:]

  init(_ resolver: TypeResolver) {
    index = resolver.index
    self.resolver = resolver
  }

  /// The closures that lazy sequences are made with, by the names that those go by.
  fileprivate var lazyClosures: [String: [Node]]?

  /// The functions that change what they are called on, by their names.
  fileprivate lazy var mutatingFunctions: [String: [FunctionID]] = Dictionary(
    grouping: index.functions.filter { $0.declaration.node.hasModifier("mutating") }.map(\.id)
  ) { index[$0].name }

  /// The operators of the project that change what stands before them, by their names.
  fileprivate lazy var operators: [String: [FunctionID]] = Dictionary(
    grouping: resolver.impliedFunctions.values.joined().filter { function in
      let parameters = index[function].declaration.parameters
      return (1...2).contains(parameters.count)
        && parameters[0].node.hasToken { $0.kind == .inoutKeyword }
    }
  ) { index[$0].name }

  /// The names of the variables of structs that have wrappers.
  private lazy var wrappedNames = Set(
    index.properties.filter { property in
      !property.attributes.isEmpty && property.owner.map { index[$0].kind == .struct } == true
    }.map(\.name))

  /// The names of the variables whose reading may change what has them, and of such subscripts.
  fileprivate lazy var namesChangedByReading = Set(
    index.properties.filter { $0.changesByReading(in: index) }.map(\.name)
      + index.functions.filter { $0.name == "subscript" && $0.declaration.node.hasMutatingGetter }
      .map(\.name))

  /// Whether the project has types with a subscript for all names of members.
  private lazy var hasDynamicMembers = index.functions.contains {
    $0.name == "subscript" && $0.declaration.parameters.first?.label == "dynamicMember"
  }

  /// Whether a change of a part of that name may run code of the project.
  fileprivate func runsCode(_ part: String) -> Bool {
    membersByName[part] != nil || wrappedNames.contains(part) || hasDynamicMembers
  }

  /// The bodies of the members of all types, by their names.
  private(set) lazy var membersByName: [String: [MemberBody]] = {
    var found: [String: [MemberBody]] = [:]
    for type in index.types {
      for function in type.functions.map({ index[$0] }) {
        let node = function.declaration.node
        if let body = function.declaration.body ?? node.child(.accessorBlock) {
          found[function.name, default: []].append((type.id, body))
        }
      }
      for property in type.properties.map({ index[$0] }) {
        if let body = property.ranBody {
          found[property.name, default: []].append((type.id, body))
        }
      }
    }
    return found
  }()
}

extension PropertySymbol {
  /// Whether reading it changes the value that has it: a lazy variable of a struct, or one with a mutating getter.
  fileprivate func changesByReading(in index: ProjectIndex) -> Bool {
    guard let owner, !isStatic, index[owner].kind != .class else { return false }
    return isLazy || binding.node.hasMutatingGetter
  }
}

extension Project {
  /// Keeps the classes with a change in place that reads the property, where a local copy cannot take
  /// its place.
  func keepOverlappingChanges(into effects: inout Effects) {
    for change in overlappingChanges where change.statement == nil {
      effects.keep(
        [change.model], .overlappingAccess, at: change.expression, in: change.file,
        "'\(index[change.property].name)' is changed in place by what may read it")
    }
  }

  /// The changes in place of published properties, and of those that an observer announced, during which
  /// they may be read.
  ///
  /// - Complexity: O(*n*) in the nodes of the project the first time.
  var overlappingChanges: [OverlappingChange] {
    if let known = changes.overlapping { return known }
    var published: [String: [PropertyID]] = [:]
    for model in graph.models {
      for id in index[model].properties {
        // With an observer that runs before, the storage is read, changed and written as well.
        let hasObserver = index[id].binding.willSet != nil
        guard index[id].published != nil ? !hasObserver : hasObserver && losesObserver(id) else {
          continue
        }
        published[index[id].name, default: []].append(id)
      }
    }
    var found: [OverlappingChange] = []
    for (name, properties) in published {
      for mention in projectMentions.places(of: name) {
        found += overlappingChanges(at: mention, of: properties)
      }
    }
    found.sort { $0.isBefore($1) }
    changes.overlapping = found
    return found
  }

  /// The change in place of a property that a mention begins and that the storage can be copied for.
  func changeOfCopy(at mention: Node, of property: PropertyID) -> OverlappingChange? {
    guard let owner = index[property].owner, let change = changeInPlace(at: mention),
      let statement = statement(of: change, at: mention, property)
    else { return nil }
    return OverlappingChange(
      property: property, model: owner, file: index.file(of: mention).id, mention: mention,
      expression: change.expression, statement: statement, isOfStorage: true)
  }

  private func changeInPlace(at mention: Node) -> ChangeInPlace? {
    guard [.reference, .memberExpression].contains(mention.kind) else { return nil }
    return ChangeInPlace(
      from: mention, isMutating: isMutating, isOperator: { changes.operators[$0] != nil },
      isChangedByReading: { !bodiesThatChange(byReading: $0).isEmpty },
      isObject: resolver.isSurelyObject)
  }

  /// The statement that a change can be made on a copy in; nil where there is none, or what is evaluated before the change
  /// would be after the copy.
  private func statement(
    of change: ChangeInPlace, at mention: Node, _ property: PropertyID
  ) -> Node? {
    guard
      let statement = change.statement(
        canCopy: mention, isLocal: { resolver.local(at: $0) != nil })
    else { return nil }
    let reads = ReachableReads(project: self, property: property)
    // What is evaluated or called during the change was so as well where the property was read, changed and assigned.
    let during = change.evaluated + change.called
    let before = change.operands.filter { !during.contains($0) }
    return reads.mayChange(before) ? nil : statement
  }

  private func overlappingChanges(
    at mention: Node, of candidates: [PropertyID]
  ) -> [OverlappingChange] {
    guard let change = changeInPlace(at: mention) else { return [] }
    let operators = changes.operators[change.operatorName] ?? []
    let delayed =
      change.given.flatMap { lazyClosures(of: $0) + askedBodies(of: resolver.type(of: $0)) }
      + (isMadeOutside(change) ? witnesses(of: resolver.type(of: change.changedValue)) : [])
    if case .assignment = change.form, change.evaluated.isEmpty, operators.isEmpty,
      delayed.isEmpty,
      !change.parts.contains(where: { $0.isAskedByPath || changes.runsCode($0.partName) })
    {
      return []
    }
    let properties = candidates.filter { match(mention, $0) >= .requirement }
    guard !properties.isEmpty else { return [] }
    let read = change.form == .reading ? bodiesThatChange(byReading: change.place) : []
    var called = operators
    if case .method(let name) = change.form {
      called = mutatingFunctions(name, on: resolver.type(of: change.place)).filter {
        let function = index[$0].declaration
        return CallExpression(change.expression).map { resolver.canBe($0, of: function) } != false
      }
      guard !called.isEmpty || Vocabulary.mutatingMembers.contains(name) else { return [] }
    }
    return properties.compactMap { property in
      let reads = ReachableReads(project: self, property: property)
      // While a change waits, others run.
      guard let owner = index[property].owner,
        change.form == .yielding || waits(change, called)
          || reads.mayHappen(
            during: change,
            evaluating: operands(of: change, operators) + delayed + read,
            calling: called)
      else { return nil }
      return OverlappingChange(
        property: property, model: owner, file: index.file(of: mention).id, mention: mention,
        expression: change.expression, statement: statement(of: change, at: mention, property))
    }
  }

  /// What runs where a member or a subscript is read whose reading changes the value that has it.
  private func bodiesThatChange(byReading part: Node) -> [Node] {
    guard changes.namesChangedByReading.contains(part.partName) else { return [] }
    guard part.kind == .subscriptExpression else {
      let read = property(at: part).map { index[$0] }
      return read?.changesByReading(in: index) == true ? [read?.ranBody].compactMap(\.self) : []
    }
    let types = part.readBase.map { resolver.type(of: $0).unwrapped.declaredTypes } ?? []
    return types.flatMap { resolver.scopes.functions(named: part.partName, of: $0) }
      .map { index[$0].declaration.node }.filter(\.hasMutatingGetter)
      .compactMap { $0.child(.accessorBlock) }
  }

  /// Whether a change may be made by code from outside: by what a protocol gives to all types that adopt it.
  private func isMadeOutside(_ change: ChangeInPlace) -> Bool {
    switch change.form {
    case .assignment: change.operatorName != "="
    case .method(let name): Vocabulary.mutatingMembers.contains(name)
    case .argument:
      CallExpression(change.expression)?.callee.map {
        resolver.functions(calledBy: $0).isEmpty
      } == true
    case .reading, .yielding: false
    }
  }

  /// What code from outside may run of a value: all that may meet a requirement of its protocols, where those are
  /// others than every type may adopt.
  private func witnesses(of type: StaticType) -> [Node] {
    type.unwrapped.declaredTypes.flatMap { type -> [Node] in
      let protocols = outsideSupertypes(of: type)
      if protocols.allSatisfy(Vocabulary.plainSupertypes.contains) { return [] }
      let operators = resolver.impliedFunctions.values.joined().filter { id in
        index[id].declaration.parameters.contains {
          $0.type.map(resolver.declaredType)?.declaredTypes.contains(type) == true
        }
      }
      let owners = resolver.scopes.lineage(of: type)
      let functions = owners.flatMap { index[$0].functions } + operators
      return functions.map { index[$0].declaration }
        .compactMap { $0.body ?? $0.node.child(.accessorBlock) }
        + owners.flatMap { index[$0].properties }.compactMap { index[$0].ranBody }
    }
  }

  /// The closures of a sequence that computes its elements when they are asked for: those that it is
  /// spelled with, or by a name that a variable or a function has for it.
  private func lazyClosures(of sequence: Node) -> [Node] {
    let known = changes.lazyClosures ?? namedLazyClosures
    changes.lazyClosures = known
    let nodes = sequence.subtree
    return nodes.flatMap { node -> [Node] in
      guard let name = node.mentionedName?.name else { return [] }
      if Vocabulary.lazySequences.contains(name) {
        return nodes.filter { node in
          node.kind == .closureExpression
            || node.parent?.kind == .argument && !resolver.functions(calledBy: node).isEmpty
        }
      }
      return known[name] ?? []
    }
  }

  /// What the standard library calls of the project's values in one of a type, and of the iterators that
  /// those make.
  private func askedBodies(of type: StaticType) -> [Node] {
    type.parts.types.flatMap(resolver.scopes.lineage).flatMap { owner in
      let asked = Vocabulary.askedMembers.flatMap { bodies(of: $0) { $0 == owner } }
      let iterators = index[owner].functions.map { index[$0].declaration }
        .filter { $0.name == "makeIterator" }
        .compactMap(\.resultType).flatMap { resolver.declaredType($0).parts.types }
      return asked + bodies(of: "next") { iterators.contains($0) }
    }
  }

  private var namedLazyClosures: [String: [Node]] {
    var found: [String: [Node]] = [:]
    for mention in projectMentions.places(of: Vocabulary.lazySequences) {
      guard
        let declaration = mention.ancestor([.patternBinding, .functionDecl, .closureExpression])
      else { continue }
      let name =
        PatternBinding(declaration)?.nameToken?.name ?? FunctionDeclaration(declaration)?.name
      guard let name else { continue }
      let closures = declaration.descendants.filter { $0.kind == .closureExpression }
      if !closures.isEmpty { found[name, default: []] += closures }
    }
    return found
  }

  /// What operators evaluate themselves.
  private func operands(of change: ChangeInPlace, _ operators: [FunctionID]) -> [Node] {
    let isDelayed = operators.contains { id in
      index[id].declaration.parameters.contains { $0.type?.hasAttribute("autoclosure") == true }
    }
    return isDelayed ? Array(change.expression.children.dropFirst(2)) : []
  }

  /// Whether a change is made by a function that waits, or waits for a value after it began; what is
  /// waited for before does not count.
  private func waits(_ change: ChangeInPlace, _ called: [FunctionID]) -> Bool {
    if change.evaluated.contains(where: { $0.waitsForValue(within: change.expression) }) {
      return true
    }
    var functions = called
    if case .argument = change.form, let callee = CallExpression(change.expression)?.callee {
      // What is of another actor waits for that.
      if change.expression.mayBeAwaited { return true }
      functions = resolver.functions(calledBy: callee)
    }
    return functions.contains { index[$0].declaration.node.waits }
  }

  /// Whether some method of a name changes what it is called on.
  private func isMutating(_ name: String) -> Bool {
    changes.mutatingFunctions[name] != nil || Vocabulary.mutatingMembers.contains(name)
  }

  /// The functions of the project that a call can mean which change what they are called on.
  private func mutatingFunctions(_ name: String, on type: StaticType) -> [FunctionID] {
    guard let named = changes.mutatingFunctions[name] else { return [] }
    let added = named.filter { id in
      index[id].owner.map { [.external, .protocol].contains(index[$0].kind) } == true
    }
    switch type {
    case .nominal(let ids, _):
      return ids.flatMap { resolver.scopes.functions(named: name, of: $0) }.filter(named.contains)
    case .unknown, .generic, .constrained: return named
    // One that is unwrapped by itself has its value's functions as well.
    case .optional(let value): return (added + mutatingFunctions(name, on: value)).unique
    default: return added
    }
  }
}

extension ChangeInPlace {
  /// The statement that is nothing but the change, declares what it gives back, returns it or adds it to a
  /// local; nil where the change is part of something else, or the object is made or asked for anew each time.
  fileprivate func statement(canCopy mention: Node, isLocal: (Node) -> Bool) -> Node? {
    if let base = MemberExpression(mention)?.base,
      base.subtree.contains(where: { $0.kind == .callExpression })
    {
      return nil
    }
    var node = expression
    while let parent = node.parent {
      switch parent.kind {
      case .codeBlock, .switchCase:
        // What an object that may be missing gives back is not told on every way.
        return node.isResult && mention.hasOptionalBase ? nil : node
      // A block around the copy would hide the name.
      case .variableDecl where parent.declaresName && (mention.hasOptionalBase || parent.mayThrow),
        // Where the object is missing, 'nil' is assigned.
        .sequenceExpression
      where mention.hasOptionalBase && parent.assignment?.value == node
        && !parent.givesTo(mention):
        return nil
      case .closureExpression:
        return node.isImplicitResult && givesValue || node.isResult && mention.hasOptionalBase
          ? nil : node
      case .tryExpression, .awaitExpression, .variableDecl, .patternBinding, .initializerClause,
        .returnStatement:
        node = parent
      case .sequenceExpression where parent.assignment?.value == node,
        // A local is changed after what is added to it has a value.
        .sequenceExpression
      where Array(parent.children).dropFirst(2) == [node]
        && !mention.hasOptionalBase && parent.changedPlace.map(isLocal) == true:
        node = parent
      default: return nil
      }
    }
    return nil
  }

  /// Whether the expression may have a value that somebody asks for.
  private var givesValue: Bool {
    guard case .method(let name) = form else { return false }
    return Vocabulary.givingMutatingMembers.contains(name)
  }
}

extension Node {
  /// Whether a variable or a subscript has a getter that changes the value.
  fileprivate var hasMutatingGetter: Bool {
    child(.accessorBlock)?.children(.accessorDecl).contains {
      $0.isGetter && $0.hasModifier("mutating")
    } == true
  }

  /// Whether evaluating it may throw out of the code around it.
  var mayThrow: Bool { subtree.contains { $0.isPlainTry && !$0.isInClosure(within: self) } }

  /// Whether a declaration of variables names one.
  fileprivate var declaresName: Bool {
    children(.patternBinding).contains { PatternBinding($0)?.pattern?.kind != .wildcardPattern }
  }

  /// Whether an assignment drops its value, or gives it to the object that a property is named of.
  fileprivate func givesTo(_ mention: Node) -> Bool {
    guard let target = assignment?.target else { return false }
    return target.kind == .discardExpression
      || MemberExpression(target)?.base.map(\.text) == MemberExpression(mention)?.base?.text
  }

  /// Whether a statement gives the value of the function around it, or returns one.
  var isResult: Bool {
    kind == .returnStatement || parent?.kind != .closureExpression && isImplicitResult
  }

  /// Whether the object that a property is named of may be missing: `self?.items`.
  var hasOptionalBase: Bool {
    MemberExpression(self)?.base.map {
      $0.subtree.contains { $0.kind == .optionalChain }
    } ?? false
  }
}
