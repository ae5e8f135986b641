package import ObservifySyntax

/// Answers what type an expression, a property or a written type has, as far as reading the
/// declarations tells.
///
/// The answer is ``StaticType/unknown`` wherever only a type checker could say. Answers for
/// properties and functions are kept, so one resolver serves a whole run; it is not shared between
/// tasks.
package final class TypeResolver {
  package let index: ProjectIndex
  package let scopes: ScopeLookup
  private var propertyTypes: [PropertyID: StaticType] = [:]
  private var expressionTypes: [Node: StaticType] = [:]
  var meanings: [Node: Meaning] = [:]
  var filledMembers: [FilledMember: StaticType] = [:]
  var madeByLiterals: [Node: [TypeID]] = [:]
  var selfTypes: [TypeID: StaticType] = [:]

  /// Whether classes inherit from ones that are not part of the project.
  var outsideHeirs: [TypeID: Bool] = [:]
  private var depth = 0

  /// The generic parameters whose bounds are being read.
  private var parametersBeingRead: Set<Node> = []

  /// How often the limit of nesting cut an answer short.
  private var cuts = 0

  /// The answers that were cut short since the outermost question was asked.
  private var cutTypes: [Node: StaticType] = [:]

  /// The names of members by which the project extends Combine's publishers.
  let ownOperators: Set<String>

  /// What is told of types beside the code; nil where nobody tells anything.
  let answers: TypeAnswers?

  /// The names that types have where the project writes types.
  private(set) lazy var writtenNames = Set(
    index.files.flatMap { $0.tree.nodes(of: .namedType).map(\.firstToken.name) })

  /// The names of the project's functions.
  private(set) lazy var functionNames = Set(index.functions.map(\.name))

  /// The names that stand for types which are called otherwise: of typealiases, associated types and
  /// generic parameters.
  private(set) lazy var standIns: Set<String> = index.files.reduce(into: []) { names, file in
    for kind in [NodeKind.typealiasDecl, .associatedTypeDecl] {
      names.formUnion(file.tree.nodes(of: kind).compactMap(\.aliasName))
    }
    names.formUnion(file.tree.nodes(of: .genericParameter).compactMap(\.genericParameterName))
  }

  /// The names by which values of any type may be made.
  package private(set) lazy var standInsMaking = standIns.union(["init", "Self"])

  /// The names of typealiases, wherever they stand, by the last name of what they stand for.
  private lazy var aliasNames: [String: [String]] = index.files.reduce(into: [:]) { names, file in
    for node in file.tree.nodes(of: .typealiasDecl) {
      guard let name = node.aliasName,
        let target = node.aliasTarget.flatMap({ ProjectIndex.path(of: $0).last })
      else { continue }
      names[target, default: []].append(name)
    }
  }

  /// Returns a type's name, and those of all typealiases that lead to one of that name.
  package func namesLeading(to name: String) -> [String] {
    var names = [name]
    var next = 0
    while next < names.count {
      for alias in aliasNames[names[next]] ?? [] where !names.contains(alias) {
        names.append(alias)
      }
      next += 1
    }
    return names
  }

  /// The types, protocols aside, that adopt a protocol of the project or inherit from a class, itself or
  /// by what they inherit from.
  package private(set) lazy var inheritors = descendants.mapValues { types in
    types.filter { index[$0].kind != .protocol }
  }

  /// The types and protocols that inherit from a type of the project, itself or by what they inherit from.
  private lazy var descendants: [TypeID: [TypeID]] = index.types.reduce(into: [:]) {
    descendants, type in
    for owner in scopes.lineage(of: type.id).dropFirst() {
      descendants[owner, default: []].append(type.id)
    }
  }

  /// Returns the types of which a type is one, or may be one: itself, what it inherits from, and what inherits from it.
  package func related(to type: TypeID) -> Set<TypeID> {
    Set(scopes.lineage(of: type) + (descendants[type] ?? []))
  }

  /// The names of the members of all types.
  package private(set) lazy var memberNames: Set<String> = index.types.reduce(into: []) {
    $0.formUnion($1.members.names)
  }

  /// The functions that are called without a call, by name: operators, and what makes text of values.
  package private(set) lazy var impliedFunctions: [String: [FunctionID]] = Dictionary(
    grouping: index.functions.lazy.filter { function in
      function.name == "appendInterpolation"
        || function.name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } == true
    }.map(\.id)
  ) { index[$0].name }

  /// The types whose values are written as literals.
  private(set) lazy var literalTypes = makeLiteralTypes()

  /// The project's property wrappers and result builders.
  private(set) lazy var attributeTypes = makeAttributeTypes()

  /// What runs without its name.
  package private(set) lazy var witnesses = Witnesses(self)

  /// The macros that the project declares, by name.
  private(set) lazy var macros: [String: [Node]] = index.files.reduce(into: [:]) { macros, file in
    for node in file.tree.nodes(of: .macroDecl) {
      if let name = node.aliasName { macros[name, default: []].append(node) }
    }
  }

  package init(_ index: ProjectIndex) {
    self.index = index
    scopes = ScopeLookup(index)
    answers = TypeAnswers(index)
    ownOperators = index.types.reduce(into: []) { names, type in
      guard type.kind == .external,
        Vocabulary.publisherSuffixes.contains(where: type.name.hasSuffix)
      else { return }
      names.formUnion(type.members.names)
    }
  }

  /// Returns `work`'s answer, or unknown when answers have come to depend on each other.
  func guarded(_ work: () -> StaticType) -> StaticType {
    guard depth < 64 else {
      cuts += 1
      return .unknown
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0, !cutTypes.isEmpty { cutTypes = [:] }
    }
    return work()
  }

  /// A member of what fills a generic parameter with some bounds.
  struct FilledMember: Hashable {
    let name: String
    let bounds: [TypeID]
  }

  /// Returns what `work` says of a member, a mention, a literal or a type, and keeps it, unless the limit of nesting
  /// cut it short.
  func kept<Question: Hashable, Answer>(
    _ question: Question, in answers: ReferenceWritableKeyPath<TypeResolver, [Question: Answer]>,
    _ work: () -> Answer
  ) -> Answer {
    if let known = self[keyPath: answers][question] { return known }
    let before = cuts
    let answer = work()
    if cuts == before { self[keyPath: answers][question] = answer }
    return answer
  }

  /// Returns what `work` says of an expression, and keeps it: the parts of a chain are asked for again
  /// and again.
  ///
  /// An answer that the limit of nesting cut short is kept until the outermost question is answered:
  /// asked from elsewhere it may be known, and asked twice at each level it would never be found.
  func kept(_ expression: Node, _ work: () -> StaticType) -> StaticType {
    if let known = expressionTypes[expression] ?? cutTypes[expression] { return known }
    let before = cuts
    let type = told(guarded(work), of: expression)
    if cuts == before {
      expressionTypes[expression] = type
    } else if depth > 0 {
      cutTypes[expression] = type
    }
    return type
  }

  // MARK: Declared types

  /// Returns the type that a type node names.
  package func declaredType(_ node: Node) -> StaticType {
    guarded { written(node) }
  }

  private func written(_ node: Node) -> StaticType {
    let inner = { node.children.first { $0.kind.isType }.map(self.declaredType) ?? .unknown }
    switch node.kind {
    case .namedType, .memberType: return named(node)
    case .optionalType, .unwrappedOptionalType: return .optional(inner())
    case .arrayType: return .array(inner())
    case .dictionaryType:
      let parts = node.children.filter(\.kind.isType)
      guard parts.count == 2 else { return .unknown }
      return .dictionary(declaredType(parts[0]), declaredType(parts[1]))
    case .attributedType: return inner()
    case .constrainedType:
      let bounds = node.children.filter(\.kind.isType).flatMap(ScopeLookup.namedTypes)
      if bounds.count == 1, case .nominal(let ids, _) = declaredType(bounds[0]),
        ids.contains(where: { index[$0].kind == .class })
      {
        return declaredType(bounds[0])
      }
      return .constrained(bounds.map(declaredType))
    case .compositionType:
      let bounds = node.children.filter(\.kind.isType).map(declaredType)
      for case .nominal(let ids, let arguments) in bounds
      where ids.contains(where: { index[$0].kind == .class }) {
        return .nominal(ids, arguments)
      }
      return .constrained(bounds)
    case .tupleType:
      let elements = node.children(.tupleTypeElement)
      let types = elements.map { element in
        StaticType.TupleElement(
          label: element.directTokens.first { $0.next?.kind == .colon }?.name,
          type: element.children.first { $0.kind.isType }.map(declaredType) ?? .unknown)
      }
      return types.count == 1 ? types[0].type : .tuple(types)
    case .functionType:
      let result =
        node.child(.returnClause)?.children.first { $0.kind.isType }
        ?? node.children.filter(\.kind.isType).last
      let parameters = node.children(.tupleTypeElement).map { element in
        element.children.first { $0.kind.isType }.map(declaredType) ?? .unknown
      }
      return .function(parameters, result: result.map(declaredType) ?? .unknown)
    default: return .unknown
    }
  }

  private func named(_ node: Node) -> StaticType {
    let path = ProjectIndex.path(of: node)
    guard let last = path.last else { return .unknown }
    if last == "Type" || last == "Protocol", path.count > 1, node.kind == .memberType,
      let base = node.children.first(where: { $0.kind.isType })
    {
      return .metatype(declaredType(base))
    }
    let arguments = arguments(of: node)
    if path == ["Self"] || path == ["self"] {
      // In a protocol it is whatever conforms.
      if let owner = index.enclosingType(of: node), index[owner].kind == .protocol {
        return sameAsSelf(at: node) ?? .unknown
      }
      return selfType(at: node)
    }
    switch scopes.typeLookup(path, at: node) {
    case .declared(let ids): return .nominal(ids, arguments)
    case .alias(let alias):
      let names = alias.child(.genericParameterClause)?.children(.genericParameter)
        .map(\.genericParameterName)
      let given = Dictionary(
        zip(names ?? [], arguments).map { ($0 ?? "", $1) }, uniquingKeysWith: { first, _ in first })
      return given.isEmpty ? aliased(alias) : aliased(alias).replacing { given[$0] }
    case .genericParameter(let parameter): return generic(parameter)
    case .undeclared:
      return adopted(path, at: node) ?? associated(path, at: node)
        ?? .outside(path.joined(separator: "."), last: last, spelledArguments(of: node))
    }
  }

  /// What a name means that may be an associated type, or a generic parameter of a type from outside:
  /// unknown, but for the identity of a type that says it.
  private func associated(_ path: [String], at node: Node) -> StaticType? {
    if path.count > 1 {
      switch scopes.typeLookup(path.dropLast(), at: node) {
      case .declared(let ids): return path.last == "ID" ? identity(of: ids) : .unknown
      case .alias(let alias): return element(path, of: aliased(alias), at: node)
      case .genericParameter(let parameter):
        let base = generic(parameter)
        return superclass(of: path.last ?? "", of: base) ?? element(path, of: base, at: node)
      case .undeclared:
        guard path.count > 2, let base = associated(path.dropLast(), at: node) else { return nil }
        return element(path, of: base, at: node)
      }
    }
    guard path.count == 1, Vocabulary.associatedTypes.contains(path[0]),
      let owner = index.enclosingType(of: node)
    else { return nil }
    if index[owner].kind == .external, ["Element", "Key", "Value", "Wrapped"].contains(path[0]) {
      return .generic(path[0], bounds: [])
    }
    if path[0] == "ID", index[owner].kind != .external, index[owner].kind != .protocol {
      return identity(of: [owner])
    }
    return index[owner].kind == .external || !index[owner].inheritedTypes.isEmpty ? .unknown : nil
  }

  /// The class that an associated type of a generic parameter's protocols inherits from: `P.Model` is one
  /// where the protocol says `associatedtype Model: Base`; nil where none says so.
  private func superclass(of name: String, of parameter: StaticType) -> StaticType? {
    bounds(of: name, of: parameter)?.first { type in
      type.declaredTypes.contains { index[$0].kind == .class }
    }
  }

  /// What the protocols that bound a generic parameter say of their associated type of a name; nil where they have none.
  private func bounds(of name: String, of parameter: StaticType) -> [StaticType]? {
    guard case .generic(_, let bounds) = parameter else { return nil }
    let declarations = bounds.flatMap(\.declaredTypes).flatMap(scopes.lineage)
      .flatMap { index[$0].members[name] ?? [] }.compactMap { member -> Node? in
        if case .typealias(let node) = member, node.kind == .associatedTypeDecl {
          node
        } else {
          nil
        }
      }
    if declarations.isEmpty { return nil }
    return declarations.flatMap { $0.child(.inheritanceClause)?.children(.inheritedType) ?? [] }
      .flatMap { $0.children.filter(\.kind.isType) }.flatMap(ScopeLookup.namedTypes)
      .map(declaredType)
  }

  /// Returns what bounds the associated types of generic parameters that a type is written with: `[R.Item]`, also by
  /// another name.
  package func associatedBounds(in type: Node) -> [[StaticType]] {
    type.subtree.filter { [.namedType, .memberType].contains($0.kind) }.compactMap { part in
      var path = ProjectIndex.path(of: part)
      var place = part
      if case .alias(let alias) = scopes.typeLookup(path, at: part),
        let other = alias.aliasTarget
      {
        (path, place) = (ProjectIndex.path(of: other), other)
      }
      guard path.count == 2,
        case .genericParameter(let parameter) = scopes.typeLookup([path[0]], at: place)
      else { return nil }
      return bounds(of: path[1], of: generic(parameter))
    }
  }

  /// The type of the property `id`.
  private func identity(of types: [TypeID]) -> StaticType {
    agreed(
      types.map { type in
        guard case .property(let property)? = scopes.member("id", of: type) else { return .unknown }
        return self.type(of: property)
      })
  }

  /// The generic arguments along a type's path: those of `Published<Int>.Publisher`, too.
  private func spelledArguments(of node: Node) -> [StaticType] {
    if node.genericArguments.isEmpty, node.kind == .memberType,
      let base = node.children.first(where: { $0.kind.isType })
    {
      return spelledArguments(of: base)
    }
    return arguments(of: node)
  }

  /// The generic arguments that are written behind a name.
  func arguments(of node: Node) -> [StaticType] {
    node.genericArguments.map { $0.children.first { $0.kind.isType }.map(declaredType) ?? .unknown }
  }

  /// What a name means that a protocol from outside gives to a type of those who adopt it.
  private func adopted(_ path: [String], at node: Node) -> StaticType? {
    if path.count == 2, let alias = SDKTable.shared.types[path[0]]?.aliases[path[1]] {
      return alias.replacing { _ in .unknown }
    }
    guard let last = path.last, path.count <= 2, SDKTable.shared.memberAliases.contains(last) else {
      return nil
    }
    var adopters = node.ancestors.filter(\.kind.isTypeDeclaration).compactMap(index.type)
    // `Row.Context` is that of another type.
    if path.count == 2 {
      guard case .declared(let ids) = scopes.typeLookup([path[0]], at: node) else { return nil }
      adopters = ids
    }
    for adopter in adopters {
      for name in scopes.outsideSupertypes(of: adopter) {
        guard let alias = SDKTable.shared.types[name]?.aliases[last] else { continue }
        return alias.replacing { _ in selfType(of: adopter) }
      }
    }
    return nil
  }

  /// The type that a typealias gives another name.
  package func aliased(_ alias: Node) -> StaticType {
    guard alias.kind == .typealiasDecl, let target = alias.children.filter(\.kind.isType).last
    else { return .unknown }
    let type = declaredType(target)
    guard let conditional = alias.ancestor([.ifConfig]) else { return type }
    // The branches of `#if` may give one name to several types: it stands for all of them.
    var ids: [TypeID] = []
    var given: [StaticType] = []
    for other in conditional.descendants where other.kind == .typealiasDecl {
      guard other.aliasName == alias.aliasName, other.parent?.parent == conditional,
        let target = other.aliasTarget,
        case .nominal(let types, let arguments) = declaredType(target)
      else { continue }
      if ids.isEmpty { given = arguments }
      ids += types.filter { !ids.contains($0) }
    }
    return ids.isEmpty ? type : .nominal(ids, given)
  }

  /// Returns a generic parameter with its constraints, those of `where` clauses included.
  package func generic(_ parameter: Node) -> StaticType {
    let name = parameter.genericParameterName ?? ""
    // In `<P: Publisher<P.Output, Never>>` a bound names the parameter itself.
    guard parametersBeingRead.insert(parameter).inserted else { return .generic(name, bounds: []) }
    defer { parametersBeingRead.remove(parameter) }
    var bounds = parameter.children.filter(\.kind.isType).flatMap(ScopeLookup.namedTypes)
    var added: [Node] = []
    if let owner = parameter.parent?.parent {
      bounds += ScopeLookup.constraints(on: name, in: owner)
      if owner.kind.isTypeDeclaration, let id = index.type(of: owner) {
        added = index[id].extensions.flatMap {
          ScopeLookup.constraints(on: name, in: $0.declaration.node)
        }
      }
    }
    let types = guarded { .constrained(bounds.map(declaredType)) }
    guard case .constrained(let resolved) = types else { return .generic(name, bounds: []) }
    let isClass = { (type: StaticType) in
      type.declaredTypes.contains { self.index[$0].kind == .class }
    }
    if let superclass = resolved.first(where: isClass) { return superclass }
    // What an extension asks for holds there: a protocol's members are of use, a type is not it.
    let extended = guarded { .constrained(added.map(declaredType)) }
    guard case .constrained(let further) = extended else {
      return .generic(name, bounds: resolved)
    }
    return .generic(
      name,
      bounds: resolved
        + further.filter { $0.declaredTypes.contains { self.index[$0].kind == .protocol } })
  }

  /// Returns the type of `self` at a place, with what the `where` clause of an extension asks of `Self`.
  package func selfType(at place: Node) -> StaticType {
    if let same = sameAsSelf(at: place) { return same }
    let own = index.enclosingType(of: place).map(selfType) ?? .unknown
    let bounds = extensionAround(place).map { ScopeLookup.constraints(on: "Self", in: $0) } ?? []
    return bounds.isEmpty ? own : .constrained([own] + bounds.map(declaredType))
  }

  /// The type that `self` has in an `extension P where Self == Type`.
  private func sameAsSelf(at place: Node) -> StaticType? {
    extensionAround(place).flatMap { equated("Self", in: $0) }.map(declaredType)
  }

  /// The extension that a place stands in as its innermost type.
  func extensionAround(_ place: Node) -> Node? {
    let around = place.ancestors.first(where: \.kind.isTypeDeclaration)
    return around?.kind == .extensionDecl ? around : nil
  }

  /// The type that the `where` clause of a declaration says a name to be the same as.
  func equated(_ name: String, in declaration: Node) -> Node? {
    for requirement in declaration.child(.whereClause)?.children(.requirement) ?? [] {
      let sides = requirement.children.filter(\.kind.isType)
      if sides.count == 2, ProjectIndex.path(of: sides[0]) == [name],
        requirement.directTokens.contains(where: { $0.isSpelled("==") })
      {
        return sides[1]
      }
    }
    return nil
  }

  /// Returns the type of `self` in a type's members.
  func selfType(of owner: TypeID) -> StaticType {
    kept(owner, in: \.selfTypes) {
      .nominal([owner], (index[owner].declaration?.genericParameters ?? []).map(generic))
    }
  }

  // MARK: Declarations

  /// Returns the type of a property's value.
  package func type(of property: PropertyID) -> StaticType {
    if let known = propertyTypes[property] { return known }
    // A property whose value depends on itself is not known; the entry stops the circle.
    propertyTypes[property] = .unknown
    let found = told(guarded { declared(index[property]) }, of: index[property])
    propertyTypes[property] = found
    return found
  }

  private func declared(_ property: PropertySymbol) -> StaticType {
    let binding = property.binding
    guard binding.nameToken != nil else { return .unknown }
    if let environment = property.attribute(Vocabulary.environmentWrapper), binding.type == nil {
      return environmentValue(environment)
    }
    if let annotation = binding.type { return declaredType(annotation) }
    if let spelled = property.attributes.lazy.compactMap(\.spelledValueType).first {
      return declaredType(spelled)
    }
    if let spelled = property.attributes.lazy.compactMap(\.spelledOptionalType).first {
      return .optional(declaredType(spelled))
    }
    if let value = binding.initialValue {
      let type = type(of: value)
      if type == .unknown, property.attributes.contains(where: \.holdsObject),
        let call = CallExpression(value), let callee = call.callee,
        case .metatype(let object) = self.type(of: callee)
      {
        // An optional is no object: initialisers that may fail are none of those that it can be.
        return object
      }
      // A wrapper from outside may be of one type only, which a number takes.
      let isPlain = property.attributes.allSatisfy {
        Vocabulary.valueWrappers.contains($0.name) || Vocabulary.plainAttributes.contains($0.name)
          || Vocabulary.storageWrappers.contains($0.name)
      }
      return isPlain || type != .external("Int") ? type : .external("Value")
    }
    if let adaptor = property.attributes.first(where: {
      $0.name.hasSuffix(Vocabulary.delegateAdaptor)
    }),
      let value = adaptor.arguments.first?.value, case .metatype(let delegate) = type(of: value)
    {
      return delegate
    }
    return wrappedValue(property.attributes)
  }

  /// The value of a variable whose type and value stand in the arguments of its wrapper alone.
  func wrappedValue(_ attributes: [Attribute]) -> StaticType {
    for attribute in attributes {
      let found = keyPathValue(attribute)
      if found != .unknown { return found }
    }
    if let adaptor = attributes.first(where: { $0.name.hasSuffix(Vocabulary.delegateAdaptor) }),
      let type = MemberExpression(adaptor.arguments.first?.value)?.base
    {
      return self.type(of: type).instance
    }
    if let wrapper = attributes.first(where: { Vocabulary.valueWrappers.contains($0.name) }),
      let value = Vocabulary.valueLabels.lazy.compactMap({ label in
        wrapper.arguments.first { $0.label == label }?.value
      }).first
    {
      return type(of: value)
    }
    return .unknown
  }

  /// The value of a wrapper that is given a key path: `@Dependency(\.client)`, `@Injected(\.store)`.
  ///
  /// The property is looked for in the root that is spelled, in the project's extensions of types from
  /// outside and in the type that the wrapper's own initialiser names as the root. What a wrapper from
  /// outside makes of it is known of those in ``OutsideWrapper/known`` alone.
  private func keyPathValue(_ attribute: Attribute) -> StaticType {
    guard let value = attribute.arguments.first?.value, value.kind == .keyPathExpression,
      let name = value.keyPathNames.first
    else { return .unknown }
    let rule = valueRule(of: attribute)
    guard rule != .spelled else { return .unknown }
    let found = Set(
      keyPathRoots(of: value, attribute).compactMap { root -> StaticType? in
        guard case .property(let property)? = scopes.member(name, of: root) else { return nil }
        return value.keyPathNames.count == 1
          ? type(of: property) : self.value(at: value, of: .nominal([root]))
      })
    guard found.count == 1, let end = found.first else { return .unknown }
    guard rule == .argumentOfEnd else { return own(attribute, makes: end) ?? end }
    guard case .external(_, let arguments) = end else { return .unknown }
    return arguments.first ?? .unknown
  }

  /// What a wrapper of the project makes of the end of a key path: `T` of `KeyPath<Container, Factory<T>>`.
  private func own(_ attribute: Attribute, makes end: StaticType) -> StaticType? {
    guard let wrapper = attribute.typeNode.map(declaredType)?.declaredTypes.first,
      case .property(let id)? = scopes.member("wrappedValue", of: wrapper)
    else { return nil }
    let value = type(of: id)
    let ends = scopes.functions(named: "init", of: wrapper).compactMap { id -> StaticType? in
      guard let type = index[id].declaration.parameters.first?.type,
        case .external(_, let ends) = declaredType(type), ends.count == 2
      else { return nil }
      return ends[1]
    }
    guard ends.count == 1, value != .unknown else { return nil }
    return value.replacing { agreed(ends[0].arguments(for: $0, in: end)) }
  }

  /// How the type of a wrapped property follows from the wrapper's key path.
  private func valueRule(of attribute: Attribute) -> OutsideWrapper.Value {
    guard let name = outsideName(of: attribute) else { return .end }
    if Vocabulary.focusedValueWrappers.contains(name) { return .end }
    return outsideWrapper(attribute)?.value ?? .spelled
  }

  /// The types that the key path of a wrapper may begin at.
  func keyPathRoots(of keyPath: Node, _ attribute: Attribute) -> [TypeID] {
    if let spelled = keyPath.children.first, spelled.kind.isType {
      let name = ProjectIndex.outsideName(ProjectIndex.path(of: spelled))
      return declaredType(spelled).declaredTypes
        + [index.externalTypes[name]].compactMap(\.self)
    }
    if let written = attribute.typeNode,
      case .declared(let ids) = scopes.typeLookup(
        ProjectIndex.path(of: written), at: attribute.node)
    {
      return ids.flatMap { index[$0].functions }.flatMap { id -> [TypeID] in
        guard index[id].name == "init",
          let type = index[id].declaration.parameters.first?.type,
          let root = type.child(.genericArgumentClause)?.child(.genericArgument)?.children.first,
          root.kind.isType
        else { return [] }
        return declaredType(root).declaredTypes
      }
    }
    return index.types.filter {
      $0.kind == .external && $0.name != Vocabulary.environmentValues
    }.map(\.id)
  }

  private func environmentValue(_ attribute: Attribute) -> StaticType {
    guard let value = attribute.arguments.first?.value else { return .unknown }
    if value.kind == .memberExpression, let member = MemberExpression(value), member.name == "self",
      let base = member.base
    {
      if case .metatype(let instance) = type(of: base) { return instance }
      return .unknown
    }
    guard value.kind == .keyPathExpression, let name = value.keyPathNames.first else {
      return .external("EnvironmentValue")
    }
    let told = SDKTable.shared.types[Vocabulary.environmentValues]?.properties[name]
    if let values = index.externalTypes[Vocabulary.environmentValues],
      case .property(let property)? = scopes.member(name, of: values)
    {
      let declared = type(of: property)
      // Where the condition does not hold, the name is that of SwiftUI's value.
      let isConditional = index[property].declaration.node.ancestor([.ifConfig]) != nil
      guard let told, told != declared, isConditional else { return declared }
      return declared.declaredTypes.isEmpty ? .external("EnvironmentValue") : .unknown
    }
    return value.keyPathNames.count == 1
      ? told ?? .external("EnvironmentValue")
      : .external("EnvironmentValue")
  }

  /// Returns the type of a function's result.
  package func resultType(of function: FunctionID) -> StaticType {
    let symbol = index[function]
    if symbol.name == "init", symbol.declaration.node.kind == .initDecl {
      return symbol.owner.map { .nominal([$0]) } ?? .unknown
    }
    guard let result = symbol.declaration.resultType else { return .external("Void") }
    // The function's own generic parameters are settled by each call.
    let names = symbol.declaration.genericParameters.compactMap(\.genericParameterName)
    return declaredType(result).replacing { names.contains($0) ? .unknown : nil }
  }
}

extension Node {
  /// The names of a key path's steps: `["a", "b"]` of `\.a.b` and of `\Root.a.b`.
  package var keyPathNames: [String] {
    guard kind == .keyPathExpression else { return [] }
    return children(.keyPathComponent).compactMap {
      $0.directTokens.first { $0.kind.isName }?.name
    }
  }
}

extension Attribute {
  /// The type of the variable where the attribute spells it: `M` of `@EnvironmentObject<M> var model`.
  package var spelledValueType: Node? {
    guard Vocabulary.valueWrappers.contains(name) || holdsObject,
      let arguments = typeNode?.genericArguments, arguments.count == 1
    else { return nil }
    return arguments[0].children.first { $0.kind.isType }
  }

  /// The type of the object, which may be absent: `M` of `@EnvironmentObject<M>.Optional var model`.
  package var spelledOptionalType: Node? {
    guard name == "Optional", let object = typeNode?.children.first(where: \.kind.isType),
      object.firstToken.isNamed("EnvironmentObject"), object.genericArguments.count == 1
    else { return nil }
    return object.genericArguments[0].children.first { $0.kind.isType }
  }

  /// Whether the attribute is that of a wrapper whose value is an `ObservableObject`.
  fileprivate var holdsObject: Bool {
    ObjectWrapper(rawValue: name).map { !$0.isPackages && $0 != .focusedObject } ?? false
  }
}
