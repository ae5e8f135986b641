import ObservifyIndex
import ObservifySyntax

/// The places whose declared type is `Published<T>.Publisher`, and what is put into them.
///
/// A subject is no such publisher. Places that exchange values are of one group, and become
/// `AnyPublisher<T, Never>` together, if all that is put into them is known.
struct ErasedPublishers {
  /// A place: all variables and functions of a name are one, and each parameter is one.
  struct Place: Hashable {
    let name: String

    /// The function whose parameter it is.
    var function: Node?
  }

  /// Places that exchange values, and the `$p` that are put into them.
  struct Group {
    fileprivate(set) var mentions: [TypeMention] = []

    /// The expressions `$p` and `object.$p`, of kept objects too.
    fileprivate(set) var projections: [Node] = []

    /// Something that is put into a place and is not known to be a publisher of that kind.
    fileprivate(set) var obstacle: Node?
  }

  let resolver: TypeResolver

  /// For each place, another of the same group, or itself.
  private(set) var parents: [Place: Place] = [:]
  private var entries: [(place: Place, mention: TypeMention)] = []
  private(set) var sources: [(place: Place, expression: Node)] = []
  private var obstacles: [(place: Place, node: Node)] = []

  /// The groups, by one of their places each.
  private(set) var groups: [Place: Group] = [:]

  /// Whether `Published<T>.Publisher` is a part of another type somewhere, as in an array of such.
  private(set) var hasOddTypes = false

  /// The group of each `$p`.
  private(set) var groupOfProjection: [Node: Place] = [:]

  var index: ProjectIndex { resolver.index }

  init(_ resolver: TypeResolver, _ mentions: [TypeMention]) {
    self.resolver = resolver
    let types = mentions.filter {
      $0.node.isPublishedPublisher && $0.node.parent?.parent?.kind != .extensionDecl
    }
    guard !types.isEmpty else { return }
    var takers: [String: [PublisherTaker]] = [:]
    for mention in types {
      guard let place = ErasedDeclaration(mention.node) else {
        let place = Place(name: "?\(entries.count)")
        parents[place] = place
        entries.append((place, mention))
        obstacles.append((place, mention.node))
        hasOddTypes = true
        continue
      }
      parents[place.place] = place.place
      entries.append((place.place, mention))
      sources += place.sources.map { (place.place, $0) }
      for taker in place.takers(index) { takers[taker.name, default: []].append(taker) }
    }
    for alike in takers.values { joinHeirs(alike) }
    collectArguments(takers)
    collectAssignments()
    obstacles += usesAsValue()
    for (place, expression) in sources { judge(expression, into: place) }
    makeGroups()
  }

  /// The place that a group goes by.
  private func root(of place: Place) -> Place {
    var place = place
    while let parent = parents[place], parent != place { place = parent }
    return place
  }

  /// The place that an expression names: the parameter of a function around it, or what has its name.
  func place(named expression: Node) -> Place? {
    guard let name = expression.mentionedName?.name else { return nil }
    let around = expression.kind == .reference ? Array(expression.ancestors) : []
    let parameters = around.lazy.map { Place(name: name, function: $0) }
    if let parameter = parameters.first(where: { parents[$0] != nil }) { return parameter }
    guard parents[Place(name: name)] != nil, !namesOther(expression) else { return nil }
    return Place(name: name)
  }

  /// Whether what has the name of a place is surely another variable, or a parameter that is no place.
  private func namesOther(_ expression: Node) -> Bool {
    if let property = resolver.property(at: expression) {
      guard let type = index[property].binding.type else { return isOther(expression) }
      return !type.subtree.contains(where: \.isPublishedPublisher)
    }
    guard case .name(.local(let local)) = resolver.meaning(of: expression),
      case .parameter = local.form
    else { return false }
    return true
  }

  /// Puts the parameters of functions into one group that may be those of one requirement, or override
  /// each other.
  private mutating func joinHeirs(_ takers: [PublisherTaker]) {
    for (place, taker) in takers.enumerated() {
      for other in takers[..<place] where other.label == taker.label {
        guard let owner = taker.owner, let former = other.owner,
          resolver.scopes.isRelated(owner, to: former)
        else { continue }
        parents[root(of: taker.place)] = root(of: other.place)
      }
    }
  }

  private mutating func judge(_ expression: Node, into place: Place) {
    if isPublished(expression) || expression.text == "nil" { return }
    let named = expression.kind == .callExpression ? CallExpression(expression)?.callee : expression
    if let source = named.flatMap(self.place(named:)) {
      parents[root(of: source)] = root(of: place)
    } else {
      obstacles.append((place, expression))
    }
  }

  private mutating func makeGroups() {
    // What a call may put into several places makes one group of them.
    for (place, expression) in sources where isPublished(expression) {
      if let known = groupOfProjection[expression] { parents[root(of: known)] = root(of: place) }
      groupOfProjection[expression] = place
    }
    for (_, expression) in sources {
      guard let root = groupOfProjection[expression].map(root(of:)) else { continue }
      groupOfProjection[expression] = root
      groups[root, default: Group()].projections.append(expression)
    }
    for (place, mention) in entries {
      groups[root(of: place), default: Group()].mentions.append(mention)
    }
    for (place, node) in obstacles { groups[root(of: place), default: Group()].obstacle = node }
  }

  /// What is passed to parameters, and to memberwise initialisers: in calls by the functions' names.
  private mutating func collectArguments(_ takers: [String: [PublisherTaker]]) {
    guard !takers.isEmpty else { return }
    for file in index.files {
      for node in file.tree.nodes(of: .callExpression) {
        guard let call = CallExpression(node), let callee = call.callee else { continue }
        let named = callee.kind == .genericSpecialization ? callee.children.first ?? callee : callee
        guard let name = named.mentionedName?.name else { continue }
        for taker in takers[name] ?? [] {
          guard let value = taker.value(in: call, resolver), mayCall(named, taker) else { continue }
          // Functions of one name may take something else there.
          let source = held(by: value)
          if isPublished(source) || place(named: source) != nil {
            sources.append((taker.place, source))
          } else if value.text != "nil", !isOther(value) {
            obstacles.append((taker.place, value))
          }
        }
      }
      // What a function that is passed on is called with is not seen.
      for kind in [NodeKind.reference, .memberExpression] {
        for node in file.tree.nodes(of: kind) {
          guard let name = node.mentionedName?.name, let found = takers[name],
            CallExpression(node.parent)?.callee != node, case .function = resolver.type(of: node)
          else { continue }
          obstacles += found.filter { mayName(node, $0) }.map { ($0.place, node) }
        }
      }
    }
  }

  /// Whether an expression is `$p`, or the publisher itself in an extension of all of them.
  func isPublished(_ expression: Node) -> Bool {
    expression.isProjection
      || expression.isSelf
        && index.enclosingType(of: expression).map(index.isPublishedPublisher) == true
  }

  /// Whether a value is surely no publisher: an overload of the function takes it.
  func isOther(_ value: Node) -> Bool {
    switch resolver.type(of: value).unwrapped {
    case .nominal(let types, _): types.allSatisfy { index[$0].kind != .external }
    case .array, .dictionary, .tuple, .function, .metatype: true
    // A dot stands for a member of what is named.
    case .external(let name, _):
      !name.contains(".") && Vocabulary.isSDKType(name)
        && !Vocabulary.combineTypes.contains(name)
    case .constrained, .generic, .optional, .unknown: false
    }
  }

  /// What a local constant was made of; everything else stands for itself.
  private func held(by value: Node) -> Node {
    guard let source = initialValue(of: value), !source.isProjection else { return value }
    return source
  }

  /// What a local variable without a type is made of.
  func initialValue(of value: Node) -> Node? {
    guard value.kind == .reference,
      case .local(let declaration) = ScopeLookup(index).target(of: value.firstToken.name, at: value),
      case .variable(let binding) = declaration.form, binding.type == nil
    else { return nil }
    return binding.initialValue
  }

  /// Whether a function that is passed on may be the one that takes: `X.f` is one of `X`, and `f(a:b:)`
  /// says what its arguments are called.
  private func mayName(_ node: Node, _ taker: PublisherTaker) -> Bool {
    if let arguments = node.child(.nameArguments) {
      let labels = arguments.directTokens.filter { $0.kind.isName || $0.text == "_" }.map(\.text)
      guard labels.indices.contains(taker.position),
        labels[taker.position] == taker.label ?? "_"
      else { return false }
    }
    guard let base = MemberExpression(node)?.base,
      case .metatype(let made) = resolver.type(of: base)
    else { return true }
    return mayHave(made, taker)
  }

  /// Whether a call of what a name says may be one of the function that takes.
  private func mayCall(_ callee: Node, _ taker: PublisherTaker) -> Bool {
    if let base = MemberExpression(callee)?.base {
      return mayHave(resolver.type(of: base).unwrapped.instance, taker)
    }
    guard let owner = taker.owner,
      case .functions(let found) = resolver.scopes.target(of: callee.firstToken.name, at: callee)
    else { return true }
    return found.contains { function in
      index[function].owner.map { resolver.scopes.isRelated($0, to: owner) } != false
    }
  }

  /// Whether a value of a type may have the function that takes.
  private func mayHave(_ type: StaticType, _ taker: PublisherTaker) -> Bool {
    guard let owner = taker.owner else { return true }
    switch type {
    case .nominal(let ids, _):
      return ids.contains { resolver.scopes.isRelated($0, to: owner) }
    case .external:
      let kind = index[owner].kind
      return kind == .external || kind == .protocol && taker.function != nil
    case .generic(_, let bounds), .constrained(let bounds):
      return bounds.allSatisfy { mayHave($0, taker) }
    default: return true
    }
  }

  /// What is assigned to the places, and what is assigned to them by `assign(to:)`.
  private mutating func collectAssignments() {
    for file in index.files {
      // Variables whose type is that of a place, without saying so.
      var inferred: [String: Place] = [:]
      for node in file.tree.nodes(of: .patternBinding) {
        guard let binding = PatternBinding(node), binding.type == nil,
          let value = binding.initialValue, let name = binding.nameToken?.name
        else { continue }
        if value.isProjection {
          obstacles.append((Place(name: name), value))
        } else if let place = place(named: value) {
          inferred[name] = place
        }
      }
      for node in file.tree.nodes(of: .sequenceExpression) {
        guard let (target, source) = node.assignment, let source,
          let name = target.mentionedName?.name
        else { continue }
        if let place = place(named: target) {
          // What has the name of a place may be something else, where its type cannot be told.
          if source.isProjection || self.place(named: source) != nil || !isOther(source) {
            sources.append((place, source))
          }
        } else if source.isProjection, let place = inferred[name] {
          obstacles.append((place, source))
        }
      }
      for node in file.tree.nodes(of: .inoutExpression) {
        guard let place = node.children.first.flatMap(place(named:)) else { continue }
        obstacles.append((place, node))
      }
    }
  }
}

/// A declaration whose type is `Published<T>.Publisher`.
private struct ErasedDeclaration {
  private let name: String

  /// The expressions that it gives back or begins with.
  private(set) var sources: [Node] = []
  private var parameter: Parameter?
  private var function: FunctionDeclaration?
  private var property: VariableDeclaration?

  var place: ErasedPublishers.Place { .init(name: name, function: function?.node) }

  /// Looks at what is around the type; nil for a part of another type.
  init?(_ published: Node) {
    guard var type = published.parent else { return nil }
    while let outer = type.parent, [.optionalType, .unwrappedOptionalType].contains(outer.kind) {
      type = outer
    }
    switch type.parent?.kind {
    case .typeAnnotation:
      guard let binding = PatternBinding(type.parent?.parent),
        let token = binding.nameToken, !["projectedValue", "wrappedValue"].contains(token.name)
      else { return nil }
      name = token.name
      property = VariableDeclaration(binding.node.parent)
      sources = binding.initialValue.map { [$0] } ?? []
      guard let block = binding.accessorBlock else { return }
      if binding.accessors.isEmpty {
        sources += block.results
      } else if let getter = binding.accessors.first(where: { accessor in
        accessor.directTokens.contains { $0.kind == .getKeyword }
      }) {
        sources += getter.child(.codeBlock)?.results ?? []
      }
    case .returnClause:
      guard let declaration = FunctionDeclaration(type.parent?.parent),
        declaration.node.kind == .functionDecl
      else { return nil }
      name = declaration.name
      sources = declaration.body?.results ?? []
    case .parameter:
      guard let parameter = Parameter(type.parent),
        let token = parameter.nameToken,
        let function = FunctionDeclaration(parameter.node.parent?.parent),
        // What operators and subscripts are given is not looked for.
        [.initDecl, .functionDecl].contains(function.node.kind), !function.isOperator
      else { return nil }
      name = token.name
      self.parameter = parameter
      self.function = function
      sources = parameter.defaultValue.map { [$0] } ?? []
    default: return nil
    }
  }

  /// The functions that put something into the place when they are called, by all their names.
  func takers(_ index: ProjectIndex) -> [PublisherTaker] {
    if let function, let parameter {
      guard
        let position = function.parameters.firstIndex(where: { $0.node == parameter.node })
      else { return [] }
      var names = [function.name]
      if function.node.kind == .initDecl, let owner = index.enclosingType(of: function.node) {
        names.append(index[owner].name)
      }
      return names.map {
        PublisherTaker(
          name: $0, label: parameter.label, position: position, place: place, function: function,
          owner: index.enclosingType(of: function.node))
      }
    }
    guard let property, property.node.parent?.kind == .memberBlock,
      let owner = index.enclosingType(of: property.node), !index[owner].hasOwnInitializer(index)
    else { return [] }
    return [index[owner].name, "init"].map {
      PublisherTaker(
        name: $0, label: name, position: 0, place: place, function: nil, owner: owner)
    }
  }
}

/// An argument of a function that is put into a place.
private struct PublisherTaker {
  let name: String
  let label: String?
  let position: Int
  let place: ErasedPublishers.Place

  /// Nil for a memberwise initialiser.
  let function: FunctionDeclaration?

  /// The type whose member it is.
  let owner: TypeID?

  /// What a call puts there.
  func value(in call: CallExpression, _ resolver: TypeResolver) -> Node? {
    if let function, !resolver.canBe(call, of: function) { return nil }
    let arguments = call.arguments
    let argument =
      label == nil
      ? arguments.indices.contains(position) ? arguments[position] : nil
      : arguments.first { $0.label == label }
    return argument?.label == label ? argument?.value : nil
  }
}

extension FunctionDeclaration {
  fileprivate var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" } ?? false }
}

extension Node {
  /// Whether a mention of `Published` is that of `Published<T>.Publisher`.
  var isPublishedPublisher: Bool {
    guard let type = parent, type.kind == .memberType else { return false }
    return type.lastToken.isNamed("Publisher")
      && genericArguments.count == 1
  }

  /// Whether an expression is `$p` or `object.$p`, or says that by the storage.
  var isProjection: Bool {
    switch kind {
    case .reference: firstToken.kind == .dollarIdentifier
    case .memberExpression:
      MemberExpression(self)?.nameToken?.kind == .dollarIdentifier || isProjectionOfStorage
    default: false
    }
  }

  /// The expressions that a body gives back.
  var results: [Node] {
    let returned = descendants.filter { node in
      node.kind == .returnStatement
        && !node.ancestors.prefix { $0 != self }.contains {
          [.closureExpression, .functionDecl, .accessorBlock, .initDecl].contains($0.kind)
        }
    }
    let items = Array(children)
    return returned.isEmpty && items.count == 1
      ? items[0].branchValues : returned.compactMap { $0.children.first }
  }

  /// What an expression may be: the values of its branches, for an `if` or a `switch`.
  private var branchValues: [Node] {
    guard kind == .ifExpression || kind == .switchExpression else { return [self] }
    return children.flatMap { block -> [Node] in
      switch block.kind {
      case .ifExpression: return block.branchValues
      case .codeBlock, .switchCase:
        return block.children.filter { $0.kind != .caseItem }.last?.branchValues ?? []
      default: return []
      }
    }
  }
}
