import ObservifySyntax
import ObservifyText

/// Finds what the project's code does with observable objects.
package struct UseCollector {
  private let index: ProjectIndex
  private let graph: ModelGraph
  private let resolver: TypeResolver
  private var uses: ModelUses
  private var wrapperOfProperty: [PropertyID: WrapperID] = [:]
  private var wrappedNames: Set<String> = []
  private let publishedNames: [String: [TypeID]]

  /// The names of wrapped declarations and of published properties: `$name` can be about no other.
  private var projectedNames = NameSet([])

  /// The names that references and members are looked at for.
  private var wantedNames = NameSet([])

  private init(_ index: ProjectIndex, _ graph: ModelGraph, _ resolver: TypeResolver) {
    self.index = index
    self.graph = graph
    self.resolver = resolver
    let parameters = ConstrainedParameters(index, graph, resolver)
    uses = ModelUses(
      parameters: parameters,
      aliases: ConformanceAliases(index, graph, resolver.scopes, parameters))
    var names: [String: [TypeID]] = [:]
    for model in graph.models {
      for property in index[model].properties where index[property].published != nil {
        names[index[property].name, default: []].append(model)
      }
    }
    publishedNames = names
  }

  /// Returns all uses, in order of files and places.
  ///
  /// - Complexity: O(*n*) in the number of nodes, times the cost of resolving the names found.
  package static func uses(
    in index: ProjectIndex, graph: ModelGraph, resolver: TypeResolver
  ) -> ModelUses {
    var collector = UseCollector(index, graph, resolver)
    for file in index.files { collector.collectWrappers(file) }
    collector.prepareNames()
    for file in index.files { collector.collectUses(file) }
    collector.uses.arrange()
    return collector.uses
  }

  // MARK: Declarations with wrappers

  private mutating func collectWrappers(_ file: SourceFile) {
    for node in file.tree.nodes(of: .variableDecl) {
      guard let declaration = VariableDeclaration(node) else { continue }
      for attribute in node.attributes {
        guard let wrapper = objectWrapper(attribute) else { continue }
        for binding in declaration.bindings where binding.nameToken != nil {
          add(wrapper, attribute, declaration, binding, file)
        }
      }
    }
  }

  /// The wrapper of SwiftUI, or of a package and with a counterpart, that an attribute means.
  private func objectWrapper(_ attribute: Attribute) -> ObjectWrapper? {
    if let wrapper = ObjectWrapper(rawValue: attribute.name), !wrapper.isPackages {
      return isFromOutside(attribute) ? wrapper : nil
    }
    guard case .follows(let wrapper)? = resolver.outsideWrapper(attribute)?.fate else { return nil }
    return wrapper
  }

  /// Whether the attribute is SwiftUI's, not a type of the project with the same name.
  private func isFromOutside(_ attribute: Attribute) -> Bool {
    let path = attribute.typeNode.map { ProjectIndex.path(of: $0) } ?? [attribute.name]
    return resolver.scopes.typeLookup(path, at: attribute.node) == .undeclared
      && attribute.qualifier.map(Vocabulary.sdkModules.contains) ?? true
  }

  private mutating func add(
    _ wrapper: ObjectWrapper, _ attribute: Attribute, _ declaration: VariableDeclaration,
    _ binding: PatternBinding, _ file: SourceFile
  ) {
    let property = index.properties(of: declaration.node).first {
      index[$0].binding == binding
    }
    let type: StaticType
    if let property {
      type = resolver.type(of: property)
    } else {
      type =
        binding.type.map(resolver.declaredType) ?? binding.initialValue.map(resolver.type(of:))
        ?? .unknown
    }
    let id = WrapperID(index: uses.wrappers.count)
    uses.wrappers.append(
      WrapperUse(
        id: id, wrapper: wrapper, attribute: attribute, declaration: declaration, binding: binding,
        property: property, holder: property.flatMap { index[$0].owner }, file: file.id,
        type: type, models: models(of: type, at: declaration.node)))
    uses.wrapperOfBinding[binding.node] = id
    if let property { wrapperOfProperty[property] = id }
    if let name = binding.nameToken?.name { wrappedNames.insert(name) }
  }

  /// Returns the models that a type names, an optional and generic constraints looked through.
  private func models(of type: StaticType, at node: Node) -> [TypeID] {
    uses.parameters.models(of: type, at: node, index, graph)
  }

  // MARK: Uses

  private static let typeNames = NameSet(Vocabulary.objectTypes)

  private mutating func prepareNames() {
    let projected = wrappedNames.union(publishedNames.keys)
    projectedNames = NameSet(projected)
    wantedNames = NameSet(
      wrappedNames.union(projected.map { "_" + $0 }).union(Vocabulary.objectTypes)
        .union(Vocabulary.objectMembers))
  }

  private mutating func collectUses(_ file: SourceFile) {
    let tree = file.tree
    for position in tree.nodes.kinds.indices {
      switch tree.nodes.kinds[position] {
      case .reference: reference(Node(tree: tree, index: position), file)
      case .memberExpression: member(Node(tree: tree, index: position), file)
      case .callExpression: call(Node(tree: tree, index: position), file)
      case .namedType, .memberType: typeName(Node(tree: tree, index: position), file)
      case .capture: capture(Node(tree: tree, index: position), file)
      case .nameArguments: initializerReference(Node(tree: tree, index: position))
      case .keyPathComponent: keyPath(Node(tree: tree, index: position), file)
      default: continue
      }
    }
  }

  /// `[model] in`: the closure's `model` is the property, read when the closure is made.
  private mutating func capture(_ node: Node, _ file: SourceFile) {
    guard node.child(.initializerClause) == nil, let name = node.captureName?.name,
      wrappedNames.contains(name), let closure = node.ancestor([.closureExpression])
    else { return }
    value(node, resolver.scopes.target(of: name, at: closure), file)
  }

  private mutating func initializerReference(_ node: Node) {
    guard let owner = node.parent else { return }
    var name = owner.firstToken.name
    if let member = MemberExpression(owner) {
      guard member.name == "init" else { return }
      name = member.base.map { MemberExpression($0)?.name ?? $0.firstToken.name } ?? ".init"
    }
    let labels = node.directTokens.filter { $0.kind != .colon }.map(\.name)
    uses.initializerReferences[name, default: []].formUnion(labels)
  }

  private mutating func reference(_ node: Node, _ file: SourceFile) {
    let token = node.firstToken
    if token.kind == .dollarIdentifier {
      guard projectedNames.containsRest(of: token) else { return }
      let name = String(token.text.dropFirst())
      let target = resolver.scopes.target(of: name, at: node, projection: true)
      if case .undeclared = target { constrainedProjection(name, node, file) }
      projection(name, node, resolver.scopes.target(of: name, at: node, projection: true), file)
      return
    }
    guard wantedNames.contains(token) else { return }
    let name = token.name
    if name == Vocabulary.willChange {
      willChange(node, base: nil, file)
    } else if name.hasPrefix("_"), case .undeclared = resolver.scopes.target(of: name, at: node) {
      let bare = String(name.dropFirst())
      guard wrappedNames.contains(bare) || publishedNames[bare] != nil else { return }
      storage(bare, node, resolver.scopes.target(of: bare, at: node, projection: true), file)
    } else if wrappedNames.contains(name) {
      value(node, resolver.scopes.target(of: name, at: node), file)
    } else if Vocabulary.objectTypes.contains(name),
      case .undeclared = resolver.scopes.target(of: name, at: node)
    {
      uses.mentions.append(TypeMention(name: name, node: node, file: file.id))
    }
  }

  private mutating func member(_ node: Node, _ file: SourceFile) {
    guard let member = MemberExpression(node), let token = member.nameToken else { return }
    if token.kind == .dollarIdentifier {
      guard projectedNames.containsRest(of: token), let base = member.base else { return }
      let name = String(token.text.dropFirst())
      guard let target = memberTarget(name, of: base, projection: true) else {
        if base.text == "self" { constrainedProjection(name, node, file) }
        unknownProjection(name, node, base, file)
        return
      }
      projection(name, node, target, file)
      return
    }
    guard wantedNames.contains(token) else { return }
    let name = token.name
    if name == Vocabulary.willChange {
      willChange(node, base: member.base, file)
    } else if name.hasPrefix("_"), let base = member.base,
      memberTarget(name, of: base, projection: false) == nil
    {
      let bare = String(name.dropFirst())
      guard wrappedNames.contains(bare) || publishedNames[bare] != nil,
        let target = memberTarget(bare, of: base, projection: true)
      else { return }
      storage(bare, node, target, file)
    } else if wrappedNames.contains(name), let base = member.base {
      if let target = memberTarget(name, of: base, projection: false) { value(node, target, file) }
    } else if InjectionModifier(rawValue: name) != nil {
      if let base = member.base, declaresOwn(name, resolver.type(of: base)) { return }
      let isCalled = node.parent?.kind == .callExpression && node.child(.nameArguments) == nil
      if !isCalled {
        uses.oddInjections.append(TypeMention(name: name, node: node, file: file.id))
      }
    } else if Vocabulary.qualifiedObjectTypes.contains(name), let base = member.base,
      Vocabulary.modules.contains(base.text)
    {
      uses.mentions.append(TypeMention(name: name, node: node, file: file.id))
    }
  }

  /// What a member's name means on an expression; nil when the expression's type is not known or
  /// has no such member here.
  private func memberTarget(_ name: String, of base: Node, projection: Bool) -> NameTarget? {
    for type in resolver.type(of: base).declaredTypes {
      if let found = resolver.scopes.member(name, of: type, projection: projection) { return found }
    }
    return nil
  }

  private mutating func projection(
    _ name: String, _ node: Node, _ target: NameTarget, _ file: SourceFile
  ) {
    if let wrapper = wrapper(of: target) {
      uses.projections.append(WrappedReference(wrapper: wrapper, node: node, file: file.id))
    } else if let use = publisher(name, node, target, file) {
      uses.publishers.append(use)
    }
  }

  /// The wrapper of the variable that a name stands for.
  private func wrapper(of target: NameTarget) -> WrapperID? {
    switch target {
    case .local(let declaration): uses.wrapperOfBinding[declaration.node]
    case .property(let property): wrapperOfProperty[property]
    default: nil
    }
  }

  /// The use of what publishes a model's property, where a name stands for that.
  private func publisher(
    _ name: String, _ node: Node, _ target: NameTarget, _ file: SourceFile
  ) -> PublisherUse? {
    guard case .property(let property) = target, index[property].published != nil,
      let owner = index[property].owner, graph.isModel(owner)
    else { return nil }
    return PublisherUse(
      models: [owner], name: name, node: node, file: file.id,
      isInside: resolver.scopes.isInside(node, owner), property: property)
  }

  /// `$name` in an extension of a protocol or of a type from outside: any wrapper and any published
  /// property of that name may be what a constrained `Self` has.
  ///
  /// A type from outside that no clause constrains has no member of the project's.
  private mutating func constrainedProjection(_ name: String, _ node: Node, _ file: SourceFile) {
    guard let owner = index.enclosingType(of: node),
      [.protocol, .external].contains(index[owner].kind),
      index[owner].kind == .protocol
        || node.ancestors.contains(where: { $0.child(.whereClause) != nil })
    else { return }
    for wrapper in uses.wrappers where wrapper.name == name {
      uses.projections.append(WrappedReference(wrapper: wrapper.id, node: node, file: file.id))
    }
    if let models = publishedNames[name] {
      uses.publishers.append(
        PublisherUse(
          models: models, name: name, node: node, file: file.id, isInside: false, property: nil))
    }
  }

  /// `something.$name` where the type of `something` cannot be told: it may be any model that
  /// publishes a property of this name, and any view that wraps one.
  private mutating func unknownProjection(
    _ name: String, _ node: Node, _ base: Node, _ file: SourceFile
  ) {
    if resolver.type(of: base) == .unknown {
      for wrapper in uses.wrappers where wrapper.name == name {
        uses.projections.append(WrappedReference(wrapper: wrapper.id, node: node, file: file.id))
      }
    }
    guard let models = publishedNames[name] else { return }
    let type = resolver.type(of: base)
    let isDynamic = type.declaredTypes.contains {
      index[$0].declaration?.node.attribute("dynamicMemberLookup") != nil
    }
    guard type == .unknown || isDynamic else { return }
    if let owner = requestedType(base),
      let target = resolver.scopes.member(name, of: owner, projection: true)
    {
      projection(name, node, target, file)
      return
    }
    let suspects = Set(suspects.models(suspects.unknown(base), at: node))
    let possible = models.filter(suspects.contains)
    guard !possible.isEmpty else { return }
    uses.publishers.append(
      PublisherUse(
        models: possible, name: name, node: node, file: file.id, isInside: false, property: nil))
  }

  private var suspects: Suspects { Suspects(index, graph, resolver, uses.parameters) }

  /// The type that a call asks a container for: `Model` of `container.resolve(Model.self)!`.
  private func requestedType(_ expression: Node) -> TypeID? {
    var expression = expression
    while [.forceUnwrap, .optionalChain].contains(expression.kind),
      let inner = expression.children.first
    {
      expression = inner
    }
    guard let argument = CallExpression(expression)?.arguments.first?.value,
      MemberExpression(argument)?.name == "self",
      case .metatype(let type) = resolver.type(of: argument), type.declaredTypes.count == 1
    else { return nil }
    return type.declaredTypes[0]
  }

  private mutating func keyPath(_ node: Node, _ file: SourceFile) {
    if let token = node.firstDirectToken(where: { $0.kind.isName }) {
      if wantedNames.contains(token), wrappedNames.contains(token.name) {
        step(token.name, node, file)
      } else if token.isNamed(Vocabulary.willChange) {
        willChangeStep(node, file)
      }
    } else if let token = node.firstDirectToken(where: { $0.kind == .dollarIdentifier }) {
      projectionStep(String(token.text.dropFirst()), node, file)
    }
  }

  /// `\.name`: a read of a property with a wrapper, of any type where its own cannot be told.
  private mutating func step(_ name: String, _ node: Node, _ file: SourceFile) {
    let type = resolver.baseType(ofComponent: node).unwrapped
    for wrapper in uses.wrappers where wrapper.name == name {
      guard let holder = wrapper.holder, type == .unknown || type.declaredTypes.contains(holder)
      else { continue }
      uses.values.append(WrappedReference(wrapper: wrapper.id, node: node, file: file.id))
    }
  }

  /// `\.$name`.
  private mutating func projectionStep(_ name: String, _ node: Node, _ file: SourceFile) {
    guard let models = publishedNames[name] else { return }
    let type = resolver.baseType(ofComponent: node).unwrapped
    // Within a type that has a `$name` of its own, `\.$name` is most likely about it.
    let owners =
      type == .unknown
      ? index.enclosingType(of: node).map { [$0] } ?? [] : type.declaredTypes
    for owner in owners {
      if let found = resolver.scopes.member(name, of: owner, projection: true) {
        return projection(name, node, found, file)
      }
    }
    guard type == .unknown else { return }
    let suspects = Set(suspects.models(UnknownValue(), at: node))
    let possible = models.filter(suspects.contains)
    guard !possible.isEmpty else { return }
    uses.publishers.append(
      PublisherUse(
        models: possible, name: name, node: node, file: file.id, isInside: false, property: nil))
  }

  /// `\.objectWillChange`.
  private mutating func willChangeStep(_ node: Node, _ file: SourceFile) {
    let type = resolver.baseType(ofComponent: node)
    let isCertain = type.unwrapped != .unknown
    let found = isCertain ? models(of: type, at: node) : suspects.models(UnknownValue(), at: node)
    guard !found.isEmpty else { return }
    uses.willChanges.append(
      WillChangeUse(
        models: found, node: node, file: file.id, isInside: false, isCertain: isCertain))
  }

  private mutating func storage(
    _ name: String, _ node: Node, _ target: NameTarget, _ file: SourceFile
  ) {
    guard case .property = target else { return }
    if let wrapper = wrapper(of: target) {
      if uses[wrapper].wrapper == .environmentObject, let member = node.parent {
        switch MemberExpression(member)?.name {
        case "wrappedValue": return value(member, target, file)
        case "projectedValue": return projection(name, member, target, file)
        default: break
        }
      }
      uses.storages.append(WrappedReference(wrapper: wrapper, node: node, file: file.id))
    } else if let member = node.parent, member.isProjectionOfStorage,
      member.parent?.kind != .inoutExpression, let use = publisher(name, member, target, file)
    {
      uses.publishers.append(use)
    } else if let use = publisher(name, node, target, file) {
      uses.publishedStorages.append(use)
    }
  }

  private mutating func value(_ node: Node, _ target: NameTarget, _ file: SourceFile) {
    guard let wrapper = wrapper(of: target) else { return }
    uses.values.append(WrappedReference(wrapper: wrapper, node: node, file: file.id))
  }

  private mutating func willChange(_ node: Node, base: Node?, _ file: SourceFile) {
    if let base {
      // What a wrapper does for the object around it goes with the wrapper's constraint.
      if node.ancestor([.subscriptDecl]).flatMap({ EnclosingSubscript($0) })?.announcements?
        .contains(
          where: { $0.contains(node) }) == true
      {
        return
      }
      let type = resolver.type(of: base)
      let isUnknown = type.unwrapped == .unknown
      let found =
        isUnknown ? suspects.models(suspects.unknown(base), at: node) : models(of: type, at: node)
      guard !found.isEmpty else { return }
      uses.willChanges.append(
        WillChangeUse(
          models: found, node: node, file: file.id,
          isInside: !isUnknown && found.contains { resolver.scopes.isInside(node, $0) }
            && (["self", "self?", "self!"].contains(base.text) || isNameOfSelf(base)),
          isCertain: !isUnknown))
    } else if let owner = index.enclosingType(of: node), graph.isModel(owner) {
      uses.willChanges.append(
        WillChangeUse(models: [owner], node: node, file: file.id, isInside: true, isCertain: true))
    }
  }

  /// Whether a local constant is another name for `self`: `guard let strongSelf = self else { return }`.
  private func isNameOfSelf(_ base: Node) -> Bool {
    guard base.kind == .reference,
      case .local(let local) = resolver.scopes.target(of: base.firstToken.name, at: base),
      case .optionalBinding = local.form
    else { return false }
    return local.node.text.hasSuffix("= self")
  }

  private mutating func call(_ node: Node, _ file: SourceFile) {
    guard let call = CallExpression(node), let callee = call.callee else { return }
    if let member = MemberExpression(callee) {
      guard let name = member.nameToken else { return }
      if wantedNames.contains(name), let modifier = InjectionModifier(rawValue: name.name) {
        if callee.child(.nameArguments) == nil { injection(modifier, call, member, name, file) }
      } else if name.isCapitalized {
        uses.constructorCalls.append(ConstructorCall(call: call, file: file.id), named: name.name)
      } else if name.isNamed("init") {
        let type = member.base.map { MemberExpression($0)?.name ?? $0.text } ?? ".init"
        uses.constructorCalls.append(ConstructorCall(call: call, file: file.id), named: type)
      }
      return
    }
    let named = callee.kind == .genericSpecialization ? callee.children.first ?? callee : callee
    // In an extension of View the modifier needs no `self`.
    if named.kind == .reference, wantedNames.contains(named.firstToken),
      let modifier = InjectionModifier(rawValue: named.firstToken.text),
      case .undeclared = resolver.scopes.target(of: modifier.rawValue, at: named)
    {
      injection(modifier, call, nil, named.firstToken, file)
      return
    }
    if named.kind == .reference, named.firstToken.isCapitalized {
      uses.constructorCalls.append(
        ConstructorCall(call: call, file: file.id), named: named.firstToken.name)
    }
  }

  private mutating func injection(
    _ modifier: InjectionModifier, _ call: CallExpression, _ member: MemberExpression?,
    _ name: Token?, _ file: SourceFile
  ) {
    guard call.arguments.count == 1, call.arguments[0].label == nil, call.trailingClosures.isEmpty,
      let argument = call.arguments[0].value
    else { return }
    if let base = member?.base, declaresOwn(modifier.rawValue, resolver.type(of: base)) { return }
    let type = resolver.type(of: argument)
    uses.injections.append(
      InjectionUse(
        modifier: modifier, call: call, name: name, argument: argument, file: file.id, type: type,
        models: models(of: type, at: argument)))
  }

  /// Whether a type of the project has a member of its own that is called like SwiftUI's.
  private func declaresOwn(_ name: String, _ type: StaticType) -> Bool {
    type.declaredTypes.contains { resolver.scopes.member(name, of: $0) != nil }
  }

  private mutating func typeName(_ node: Node, _ file: SourceFile) {
    let last =
      node.kind == .namedType ? node.firstDirectToken() : node.lastDirectToken { $0.kind.isName }
    guard let last, Self.typeNames.contains(last), let parent = node.parent,
      // A wrapper that is nested in one of these is asked for by its whole name.
      node.ancestors.first(where: { $0.kind != .memberType })?.kind != .attribute
    else { return }
    let name = last.name
    if parent.kind == .memberType, parent.children.first == node,
      Vocabulary.modules.contains(node.text)
    {
      return
    }
    let path = ProjectIndex.path(of: node)
    guard path.count == 1 || Vocabulary.modules.contains(path[0]) else { return }
    guard resolver.scopes.typeLookup([name], at: node) == .undeclared else { return }
    uses.mentions.append(TypeMention(name: name, node: node, file: file.id))
  }
}

extension Node {
  /// Whether an expression is `_p.projectedValue`, which is `$p`.
  package var isProjectionOfStorage: Bool {
    guard let member = MemberExpression(self), member.name == "projectedValue" else { return false }
    return member.base?.mentionedName?.text.hasPrefix("_") == true
  }
}

extension Token {
  /// Whether the text begins with a capital letter.
  fileprivate var isCapitalized: Bool {
    let first = tree.source.bytes[range.lowerBound.index]
    guard first >= 0x80 else { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
    return text.first?.isUppercase == true
  }
}
