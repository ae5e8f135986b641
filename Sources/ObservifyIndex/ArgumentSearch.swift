import ObservifySyntax

/// Finds what stands for generic parameters: in type arguments, and in the arguments of calls.
struct ArgumentSearch {
  /// One thing that is put into a parameter.
  struct Finding {
    let type: StaticType
    let node: Node
  }

  private let index: ProjectIndex
  private let resolver: TypeResolver
  private let parameters: [ConstrainedParameter]

  /// The places of the parameters by the names that their owners are called by.
  private var byName: [String: [Int]] = [:]

  /// The functions that have parameters of these, by their declarations.
  private var functions: [Node: FunctionID] = [:]

  /// The places of the parameters that stand for the object around a wrapper's property, by the names of
  /// the wrapper.
  private var enclosing: [String: [Int]] = [:]

  /// What was found for each parameter.
  private(set) var found: [[Finding]]

  init(_ index: ProjectIndex, _ resolver: TypeResolver, _ parameters: [ConstrainedParameter]) {
    self.index = index
    self.resolver = resolver
    self.parameters = parameters
    found = Array(repeating: [], count: parameters.count)
    let owners = Set(parameters.map(\.owner))
    for function in index.functions where owners.contains(function.declaration.node) {
      functions[function.declaration.node] = function.id
    }
    for (place, parameter) in parameters.enumerated() {
      if EnclosingSubscript(parameter.owner) != nil,
        let wrapper = index.enclosingType(of: parameter.owner)
      {
        for name in resolver.namesLeading(to: index[wrapper].name) {
          enclosing[name, default: []].append(place)
        }
      }
      for name in names(of: parameter.owner) { byName[name, default: []].append(place) }
    }
  }

  /// The names by which a declaration is used, those of typealiases included.
  private func names(of owner: Node) -> [String] {
    guard let function = FunctionDeclaration(owner) else {
      return (TypeDeclaration(owner)?.name ?? owner.aliasName).map(resolver.namesLeading) ?? []
    }
    guard function.name == "init" else { return [function.name] }
    guard let type = index.enclosingType(of: owner) else { return [] }
    // A subclass may inherit the initialiser.
    return index.types.filter { resolver.scopes.lineage(of: $0.id).contains(type) }
      .flatMap { resolver.namesLeading(to: $0.name) }
  }

  /// The places of the parameters whose owners a name can mean; one that is not their own has to be a
  /// typealias where it stands.
  private func places(named name: String, at node: Node) -> [Int] {
    (byName[name] ?? []).filter { place in
      let owner = parameters[place].owner
      let own =
        FunctionDeclaration(owner).flatMap { $0.name == "init" ? nil : $0.name }
        ?? initializedType(owner).map { index[$0].name }
      guard own != name else { return true }
      guard [.reference, .namedType, .attribute].contains(node.kind) else { return true }
      switch resolver.scopes.typeLookup([name], at: node) {
      case .alias: return true
      case .declared(let ids):
        return initializedType(owner).map { type in
          ids.contains { resolver.scopes.lineage(of: $0).contains(type) }
        } ?? true
      case .genericParameter, .undeclared: return false
      }
    }
  }

  mutating func run() {
    for place in parameters.indices where isFilledUnseen(parameters[place]) {
      found[place].append(Finding(type: .unknown, node: parameters[place].node))
    }
    for file in index.files {
      for position in file.tree.nodes.kinds.indices {
        switch file.tree.nodes.kinds[position] {
        case .namedType, .memberType: writtenType(Node(tree: file.tree, index: position))
        case .genericSpecialization: specialization(Node(tree: file.tree, index: position))
        case .callExpression: call(Node(tree: file.tree, index: position))
        case .extensionDecl: sameTypes(Node(tree: file.tree, index: position))
        case .attribute: wrapper(Node(tree: file.tree, index: position))
        case .reference, .memberExpression: reference(Node(tree: file.tree, index: position))
        default: continue
        }
      }
    }
  }

  /// Whether a parameter can be filled in a way that is not looked for: by a subscript, by the values of
  /// an enum's case, or as a pack.
  private func isFilledUnseen(_ parameter: ConstrainedParameter) -> Bool {
    if parameter.node.directTokens.contains(where: { $0.text == "each" }) { return true }
    if let function = FunctionDeclaration(parameter.owner), function.name != "init",
      function.isCalledWithoutName
    {
      // That of a property wrapper is filled by the classes that use the wrapper, and by nothing else.
      return EnclosingSubscript(parameter.owner) == nil
    }
    guard parameter.owner.kind == .enumDecl, let type = index.type(of: parameter.owner) else {
      return false
    }
    return index[type].members.all.contains { member in
      guard case .enumCase(let node) = member else { return false }
      return node.descendants.contains {
        $0.kind == .namedType && ProjectIndex.path(of: $0) == [parameter.name]
      }
    }
  }

  // MARK: Type arguments

  /// Notes a type that is written for a parameter; `Any` conforms to nothing.
  private mutating func fill(_ place: Int, with type: Node) {
    guard !["Any", "AnyObject"].contains(type.text) else { return }
    found[place].append(Finding(type: resolver.declaredType(type), node: type))
  }

  /// `extension Card where Model == Store`.
  private mutating func sameTypes(_ node: Node) {
    guard let declaration = TypeDeclaration(node), let clause = declaration.whereClause,
      let name = declaration.extendedType.flatMap({ ProjectIndex.path(of: $0).last })
    else { return }
    for requirement in clause.children(.requirement) {
      let sides = requirement.children.filter(\.kind.isType)
      guard sides.count == 2, requirement.directTokens.contains(where: { $0.text == "==" }) else {
        continue
      }
      for place in byName[name] ?? [] where parameters[place].owner.kind.isTypeDeclaration {
        for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])]
        where ProjectIndex.path(of: side) == [parameters[place].name] {
          fill(place, with: other)
        }
      }
    }
  }

  /// `@Watched var store: Store`, where `Watched` is a generic property wrapper.
  private mutating func wrapper(_ node: Node) {
    guard let attribute = Attribute(node) else { return }
    nestedWrapper(attribute)
    enclosingObject(attribute)
    for place in places(named: attribute.name, at: node) where isWrappers(parameters[place].owner) {
      guard attribute.typeNode?.child(.genericArgumentClause) == nil else { continue }
      let bound = bound(by: attribute)
      for binding in bound {
        for wrapped in wrapped(binding.type, by: attribute, parameters[place]) {
          found[place].append(Finding(type: wrapped, node: binding.node))
        }
      }
      if bound.isEmpty { found[place].append(Finding(type: .unknown, node: node)) }
    }
  }

  /// `@Stored var size = 1`: the class around it is given to the wrapper's subscript for enclosing objects.
  private mutating func enclosingObject(_ attribute: Attribute) {
    guard let path = attribute.typeNode.map({ ProjectIndex.path(of: $0) }), let name = path.last,
      let places = enclosing[name], let owner = index.enclosingType(of: attribute.node),
      index[owner].kind == .class
    else { return }
    let meant = resolver.scopes.typeLookup(path, at: attribute.node)
    for place in places {
      if case .declared(let ids) = meant,
        index.enclosingType(of: parameters[place].owner).map(ids.contains) != true
      {
        continue
      }
      found[place].append(Finding(type: .nominal([owner], []), node: attribute.node))
    }
  }

  /// `@Outer.Watched var store: Store`: a wrapper that is nested in a generic type settles what that
  /// leaves out.
  private mutating func nestedWrapper(_ attribute: Attribute) {
    let path = attribute.typeNode.map { ProjectIndex.path(of: $0) } ?? []
    guard let outer = attribute.typeNode?.children.first(where: { $0.kind.isType }),
      outer.child(.genericArgumentClause) == nil
    else { return }
    for place in path.dropLast().flatMap({ places(named: $0, at: outer) })
    where parameters[place].owner.kind.isTypeDeclaration {
      found[place] += bound(by: attribute)
    }
  }

  /// The variables that an attribute stands at, with their types.
  private func bound(by attribute: Attribute) -> [Finding] {
    let bindings = VariableDeclaration(attribute.node.parent)?.bindings ?? []
    return bindings.map { binding in
      let type =
        binding.type.map(resolver.declaredType) ?? binding.initialValue.map(resolver.type(of:))
      return Finding(type: type ?? .unknown, node: binding.node)
    }
  }

  /// `Outer.Watched(store)`: likewise, by what a nested type is made with.
  private mutating func nestedCall(_ call: CallExpression, _ callee: Node) {
    guard let member = MemberExpression(callee), member.name.first?.isUppercase == true,
      let base = member.base, !base.spellsAllArguments, let name = base.usedName
    else { return }
    for place in places(named: name, at: base)
    where parameters[place].owner.kind.isTypeDeclaration && mayFill(place, by: member.name) {
      for value in call.arguments.compactMap(\.value) {
        let type = resolver.type(of: value)
        if type == .unknown || !type.declaredTypes.isEmpty {
          found[place].append(Finding(type: type, node: value))
        }
      }
    }
  }

  /// Whether a parameter of a nested type's initialisers, or of a static function, names a generic
  /// parameter of the type around it; true where no such member is known.
  private func mayFill(_ place: Int, by member: String) -> Bool {
    let parameter = parameters[place]
    guard let outer = index.type(of: parameter.owner) else { return true }
    let members = index[outer].members[member] ?? []
    let lists = members.flatMap { member -> [[TypeResolver.Input]] in
      switch member {
      case .type(let id): resolver.initializers(of: id)
      case .function(let id): [index[id].declaration.inputs]
      default: []
      }
    }
    return lists.isEmpty
      || lists.joined().contains { input in
        input.type.map { resolver.declaredType($0).mentions(parameter.name) } == true
      }
  }

  /// Whether a declaration is a property wrapper, or an initialiser of one.
  private func isWrappers(_ owner: Node) -> Bool {
    let type =
      owner.kind == .initDecl
      ? index.enclosingType(of: owner).flatMap { index[$0].declaration?.node }
      : owner
    return type?.attribute("propertyWrapper") != nil
  }

  /// What a generic parameter of a wrapper, or of one of its initialisers, stands for where a property
  /// of some type has it.
  private func wrapped(
    _ type: StaticType, by attribute: Attribute, _ parameter: ConstrainedParameter
  ) -> [StaticType] {
    guard parameter.owner.kind == .initDecl else {
      return [wrapsPlainly(parameter) ? type : .unknown]
    }
    guard !attribute.hasArguments,
      let written = inputs(of: parameter.owner).first?.first(where: { $0.label == "wrappedValue" })?
        .type
    else { return [.unknown] }
    let declared = resolver.declaredType(written)
    return declared.mentions(parameter.name)
      ? declared.arguments(for: parameter.name, in: type) : []
  }

  /// Whether what a property wrapper wraps is its generic parameter itself.
  private func wrapsPlainly(_ parameter: ConstrainedParameter) -> Bool {
    guard let type = index.type(of: parameter.owner) else { return false }
    return index[type].properties.contains { id in
      index[id].name == "wrappedValue" && index[id].binding.type?.text == parameter.name
    }
  }

  private mutating func writtenType(_ node: Node) {
    guard let clause = node.child(.genericArgumentClause),
      let name = ProjectIndex.path(of: node).last
    else { return }
    note(clause, of: name, at: node)
  }

  private mutating func specialization(_ node: Node) {
    guard let clause = node.child(.genericArgumentClause), let base = node.children.first,
      let name = base.usedName
    else { return }
    note(clause, of: name, at: base)
  }

  private mutating func note(_ clause: Node, of name: String, at node: Node) {
    let arguments = clause.children(.genericArgument)
    for place in places(named: name, at: node) {
      let owner = parameters[place].owner
      guard owner.kind.isTypeDeclaration || owner.kind == .typealiasDecl,
        let position = owner.child(.genericParameterClause)?.children(.genericParameter)
          .firstIndex(of: parameters[place].node)
      else { continue }
      let isAlias = (TypeDeclaration(owner)?.name ?? owner.aliasName) != name
      guard !isAlias, arguments.indices.contains(position),
        let type = arguments[position].children.first, type.kind.isType
      else {
        found[place].append(Finding(type: .unknown, node: clause))
        continue
      }
      if type.text == "_" { continue }
      fill(place, with: type)
    }
  }

  // MARK: Calls

  private mutating func call(_ node: Node) {
    guard let call = CallExpression(node), let callee = call.callee else { return }
    // The arguments in angle brackets were found as such, but for those that are left to be inferred; an
    // initialiser may have others of its own.
    if callee.spellsAllArguments {
      for place in callee.usedName.map({ places(named: $0, at: callee) }) ?? []
      where parameters[place].owner.kind == .initDecl {
        infer(place, from: call)
      }
      return
    }
    staticMember(callee)
    nestedCall(call, callee)
    if let member = MemberExpression(callee), member.name == "init" {
      guard let base = member.base else {
        implicitInitializer(call)
        return
      }
      if [.superKeyword, .selfKeyword, .capitalSelfKeyword].contains(base.firstToken.kind) {
        delegation(call)
        return
      }
      guard !base.spellsAllArguments, let name = base.usedName else { return }
      for place in places(named: name, at: base) { infer(place, from: call) }
      return
    }
    guard let name = callee.usedName else { return }
    for place in places(named: name, at: callee) where mayMean(parameters[place].owner, callee) {
      infer(place, from: call)
    }
  }

  /// `super.init(model: store)` and `self.init(model: store)`: of generic initialisers.
  private mutating func delegation(_ call: CallExpression) {
    guard let around = index.enclosingType(of: call.node) else { return }
    let lineage = resolver.scopes.lineage(of: around)
    for (place, parameter) in parameters.enumerated() where parameter.owner.kind == .initDecl {
      guard let owner = initializedType(parameter.owner), lineage.contains(owner),
        inputs(of: parameter.owner).contains(where: { resolver.match(call, $0) != nil })
      else { continue }
      infer(place, from: call)
    }
  }

  /// Whether a callee of the right name can be a declaration: a method is one of its own type.
  private func mayMean(_ owner: Node, _ callee: Node) -> Bool {
    guard let function = functions[owner], owner.kind == .functionDecl,
      let type = index.enclosingType(of: owner), let base = MemberExpression(callee)?.base
    else { return true }
    let types: [TypeID]
    switch resolver.type(of: base).unwrapped {
    case .nominal(let ids, _), .metatype(.nominal(let ids, _)): types = ids
    default: return true
    }
    // A requirement means its witnesses, a method those that override it, and the other way round.
    return types.contains {
      resolver.scopes.lineage(of: $0).contains(type)
        || resolver.scopes.lineage(of: type).contains($0)
        || resolver.scopes.functions(named: index[function].name, of: $0).contains(function)
    }
  }

  /// `Card.make(store)` and `.make(store)`: a static function may settle the parameters of its type.
  private mutating func staticMember(_ callee: Node) {
    guard let member = MemberExpression(callee), member.name != "init",
      member.name.first?.isUppercase != true
    else { return }
    for (place, parameter) in parameters.enumerated() {
      guard let owner = initializedType(parameter.owner), parameter.owner.kind.isTypeDeclaration,
        index.enclosingType(of: callee) != owner
      else { continue }
      let isMeant: Bool
      if let base = member.base {
        isMeant =
          base.kind != .genericSpecialization
          && base.usedName.map { byName[$0]?.contains(place) == true } == true
          && !base.isDeclaredLocally(resolver)
      } else if case .nominal(let ids, let arguments)? = resolver.expectedType(of: callee)?
        .unwrapped
      {
        isMeant = ids.contains(owner) && arguments.isEmpty
      } else {
        isMeant = false
      }
      if isMeant { found[place].append(Finding(type: .unknown, node: callee)) }
    }
  }

  /// `.init(model: store)`: of the type that the place asks for, if that can be told.
  private mutating func implicitInitializer(_ call: CallExpression) {
    let expected = resolver.expectedType(of: call.node)?.unwrapped ?? .unknown
    for (place, parameter) in parameters.enumerated() {
      guard let owner = initializedType(parameter.owner) else { continue }
      switch expected {
      case .nominal(let ids, _):
        if ids.contains(owner) { infer(place, from: call) }
      case .unknown:
        let labels = call.arguments.map(\.label)
        guard labels.contains(where: { $0 != nil }) else { continue }
        if inputs(of: parameter.owner).contains(where: { resolver.match(call, $0) != nil }) {
          infer(place, from: call)
        }
      default: continue
      }
    }
  }

  /// The type that a call of `.init` would have to make to fill a parameter of `owner`.
  private func initializedType(_ owner: Node) -> TypeID? {
    if owner.kind.isTypeDeclaration { return index.type(of: owner) }
    return owner.kind == .initDecl ? index.enclosingType(of: owner) : nil
  }

  private mutating func infer(_ place: Int, from call: CallExpression) {
    let parameter = parameters[place]
    var isMatched = false
    for list in inputs(of: parameter.owner) {
      guard let pairs = resolver.match(call, list) else { continue }
      isMatched = true
      let told = pairs.filter { $0.1.firstToken.kind != .nilKeyword }.flatMap { input, value in
        resolver.told(of: parameter.name, by: value, for: input)
          .map { Finding(type: $0, node: value) }
      }
      found[place] += told
      // What only a key path without a root is given may be anything.
      let path = pairs.first { input, value in
        value.kind == .keyPathExpression
          && input.type.map { resolver.declaredType($0).mentions(parameter.name) } == true
      }
      if told.isEmpty, let path {
        found[place].append(Finding(type: .unknown, node: path.1))
      }
    }
    if !isMatched, initializedType(parameter.owner) != nil {
      found[place].append(Finding(type: .unknown, node: call.node))
    }
    // What a typealias stands for is made of what is given.
    for value in parameter.owner.kind == .typealiasDecl ? call.arguments.compactMap(\.value) : [] {
      found[place].append(Finding(type: .unknown, node: value))
    }
  }

  /// The parameter lists that a call of a declaration may have.
  private func inputs(of owner: Node) -> [[TypeResolver.Input]] {
    if let function = FunctionDeclaration(owner) {
      return [function.inputs]
    }
    return index.type(of: owner).map(resolver.initializers) ?? []
  }

  // MARK: Functions as values

  /// A mention of a generic function or initialiser that is not called there.
  private mutating func reference(_ node: Node) {
    guard let parent = node.parent, let name = node.usedName else { return }
    let isCalled =
      [.callExpression, .genericSpecialization].contains(parent.kind)
      && parent.children.first == node
    guard !isCalled else { return }
    if let member = MemberExpression(node), member.name == "init", let base = member.base?.usedName
    {
      for place in places(named: base, at: node)
      where initializedType(parameters[place].owner) != nil {
        found[place].append(Finding(type: .unknown, node: node))
      }
      return
    }
    for place in byName[name] ?? [] {
      guard let function = functions[parameters[place].owner] else { continue }
      let target: NameTarget?
      if let base = MemberExpression(node)?.base {
        let types = resolver.type(of: base)
        guard types.unwrapped != .unknown else {
          found[place].append(Finding(type: .unknown, node: node))
          continue
        }
        target = types.declaredTypes.compactMap { resolver.scopes.member(name, of: $0) }.first
      } else {
        target = resolver.scopes.target(of: name, at: node)
      }
      if case .functions(let ids)? = target, ids.contains(function) {
        found[place].append(Finding(type: .unknown, node: node))
      }
    }
  }
}

extension Node {
  /// Whether it is a name with all its generic arguments: `Card<Store>`, and not `Card<_>`.
  fileprivate var spellsAllArguments: Bool {
    kind == .genericSpecialization && !genericArguments.contains { $0.text == "_" }
  }

  /// Whether a name is that of a variable, not of a type.
  fileprivate func isDeclaredLocally(_ resolver: TypeResolver) -> Bool {
    guard kind == .reference else { return false }
    if case .type = resolver.scopes.target(of: firstToken.name, at: self) { return false }
    return true
  }

  /// The last name of an expression that names something: `f` of `f`, `a.f` and `Card` of `a.Card`.
  fileprivate var usedName: String? {
    switch kind {
    case .reference: firstToken.kind.isName ? firstToken.name : nil
    case .memberExpression: MemberExpression(self)?.name
    case .genericSpecialization: children.first?.usedName
    default: nil
    }
  }
}
