import ObservifyManifests
package import ObservifySyntax

/// What a name means at a place in the code.
package enum NameTarget: Sendable {
  indirect case local(LocalDeclaration)
  case property(PropertyID)
  case functions([FunctionID])
  case type(TypeLookup)
  case enumCase(TypeID)
  /// Nothing that the project declares.
  case undeclared
  /// Several things; which one, only a type checker could say.
  case ambiguous
}

/// What a type's name means at a place in the code.
package enum TypeLookup: Hashable, Sendable {
  case declared([TypeID])
  case alias(Node)
  case genericParameter(Node)
  case undeclared
}

/// A name that a function body declares.
package struct LocalDeclaration: Sendable {
  package enum Form: Sendable {
    case variable(PatternBinding)
    case parameter(Parameter)
    case closureParameter(closure: Node, position: Int)
    case optionalBinding
    case loop
    case casePattern
    case capture
    case function(FunctionDeclaration)
    /// `newValue`, `oldValue`, `error`: declared by its place.
    case implicit
  }

  package let form: Form

  /// The node that declares the name.
  package let node: Node

  package let name: Token?
}

/// Finds what names mean, by the scopes around a place.
///
/// The rules are those of *The Swift Programming Language*, "Declarations": a local name is visible
/// behind its declaration, a member in the whole type and in its extensions, a global everywhere.
package struct ScopeLookup: Sendable {
  package let index: ProjectIndex

  package init(_ index: ProjectIndex) {
    self.index = index
  }

  /// Returns what `name` means at `place`; `name` is written without `$`, `_` and backticks.
  ///
  /// With `projection`, only declarations count that also declare `$name`: properties and variables
  /// with a wrapper, and closure parameters spelled `$name`.
  package func target(of name: String, at place: Node, projection: Bool = false) -> NameTarget {
    var inner = place
    for scope in place.ancestors {
      defer { inner = scope }
      if let found = local(name, in: scope, before: inner, projection: projection) {
        return .local(found)
      }
      guard scope.kind.isTypeDeclaration else { continue }
      if let owner = index.type(of: scope), inner.kind == .memberBlock {
        if let found = member(name, of: owner, projection: projection) { return found }
        for type in projection ? [] : typesOfSelf(in: scope) {
          if let found = member(name, of: type) { return found }
        }
      }
      if !projection, genericParameter(name, of: scope) != nil {
        return .type(typeLookup([name], at: place))
      }
    }
    let file = index.file(of: place)
    if let found = index.globals[name], let id = nearest(found, in: file) {
      if !projection || !index[id].attributes.isEmpty { return .property(id) }
    }
    if projection { return .undeclared }
    let functions = (index.globalFunctions[name] ?? []).filter {
      index[$0].file == file.id || !index[$0].declaration.node.isPrivate
    }
    let near = functions.filter { index.shareTarget(index[index[$0].file], file) }
    if !functions.isEmpty { return .functions(near.isEmpty ? functions : near) }
    let type = typeLookup([name], at: place)
    return type == .undeclared ? .undeclared : .type(type)
  }

  /// The types of the project that the `where` clause of an extension asks `Self` to be.
  private func typesOfSelf(in scope: Node) -> [TypeID] {
    Self.constraints(on: "Self", in: scope).flatMap { named -> [TypeID] in
      guard case .declared(let ids) = typeLookup(ProjectIndex.path(of: named), at: named) else {
        return []
      }
      return ids
    }
  }

  /// What `where` clauses of a declaration ask of a generic parameter, or of a path that begins with one.
  static func constraints(on name: String, in declaration: Node) -> [Node] {
    (declaration.child(.whereClause)?.children(.requirement) ?? []).flatMap { requirement in
      let sides = requirement.children.filter(\.kind.isType)
      guard sides.count == 2, ProjectIndex.path(of: sides[0]).joined(separator: ".") == name
      else { return [Node]() }
      return namedTypes(sides[1])
    }
  }

  private func nearest(_ properties: [PropertyID], in file: SourceFile) -> PropertyID? {
    if let own = properties.first(where: { index[$0].file == file.id }) { return own }
    let others = properties.filter { !index[$0].isPrivate }
    return others.first { index.shareTarget(index[index[$0].file], file) }
      ?? others.first { index.canSee(from: file, to: index[index[$0].file]) }
  }

  /// Returns what a member's name means in a type, its extensions and its supertypes.
  package func member(_ name: String, of type: TypeID, projection: Bool = false) -> NameTarget? {
    var properties: [PropertyID] = []
    var functions: [FunctionID] = []
    for owner in lineage(of: type) {
      for member in index[owner].members[name] ?? [] {
        switch member {
        case .property(let id):
          if !projection || !index[id].attributes.isEmpty { properties.append(id) }
        case .function(let id): functions.append(id)
        case .type(let id): if !projection { return .type(.declared([id])) }
        case .typealias(let node): if !projection { return .type(.alias(node)) }
        case .enumCase: if !projection { return .enumCase(owner) }
        }
      }
      if let property = properties.first { return .property(property) }
      if !functions.isEmpty, !projection { return .functions(functions) }
    }
    return projection ? nil : added(name, to: type)
  }

  /// What the project's extensions give to what a type inherits from outside: a property, the one without
  /// a condition or the only one, or functions.
  private func added(_ name: String, to type: TypeID) -> NameTarget? {
    var properties: [PropertyID] = []
    var functions: [FunctionID] = []
    for member in extendedTypes(of: type, with: name).flatMap({ index[$0].members[name] ?? [] }) {
      switch member {
      case .property(let id): properties.append(id)
      case .function(let id): functions.append(id)
      default: break
      }
    }
    let plain = properties.filter { id in
      index[id].declaration.node.ancestor([.extensionDecl]).flatMap {
        TypeDeclaration($0)?.whereClause
      } == nil
    }
    if let property = plain.min() ?? (properties.count == 1 ? properties[0] : nil) {
      return .property(property)
    }
    return functions.isEmpty ? nil : .functions(functions)
  }

  /// The types from outside that a type inherits from and that the project gives a member of a name, and the protocols
  /// by which it does.
  private func extendedTypes(of type: TypeID, with name: String) -> [TypeID] {
    guard index.outsideMemberNames.contains(name) else { return [] }
    return index.outsideLineage(of: type).filter { index[$0].members[name] != nil }
  }

  /// Returns the types from outside that a type inherits from and that the project extends, with their supertypes.
  func outsideLineage(of type: TypeID) -> [TypeID] {
    let isClass = index[type].kind == .class
    var names = lineage(of: type).flatMap { index[$0].inheritedTypes }
      .flatMap { $0.children.filter(\.kind.isType) }.flatMap(Self.namedTypes)
      .map { ProjectIndex.outsideName(ProjectIndex.path(of: $0)) }
    if index[type].kind == .enum { names += ["Hashable", "RawRepresentable"] }
    var next = 0
    while next < names.count {
      names += Vocabulary.supertypes(of: names[next], ofClass: isClass)
        .filter { !names.contains($0) }
      next += 1
    }
    return Set(names.compactMap { index.externalTypes[$0] }.flatMap(lineage)).sorted()
  }

  /// Returns the functions of a name in a type, its extensions and its supertypes, nearest first; one
  /// with the labels of a nearer one is overridden.
  package func functions(named name: String, of type: TypeID) -> [FunctionID] {
    var found: [FunctionID] = []
    for owner in lineage(of: type) + extendedTypes(of: type, with: name) {
      guard let members = index[owner].members[name] else { continue }
      let nearer = found.map { index[$0].labels }
      found += members.compactMap { member -> FunctionID? in
        guard case .function(let id) = member else { return nil }
        return nearer.isEmpty || !nearer.contains(index[id].labels) ? id : nil
      }
    }
    return found
  }

  /// Whether a node stands in the code of a class, of one that inherits from it, or of a type within.
  package func isInside(_ node: Node, _ model: TypeID) -> Bool {
    var enclosing = index.enclosingType(of: node)
    while let type = enclosing {
      if lineage(of: type).contains(model) { return true }
      enclosing = index[type].parent
    }
    return false
  }

  /// Whether one of two types is the other, or inherits from it: a value may be of both.
  package func isRelated(_ type: TypeID, to other: TypeID) -> Bool {
    type == other || inherits(type, from: other) || inherits(other, from: type)
  }

  private func inherits(_ type: TypeID, from other: TypeID) -> Bool {
    lineage(of: type).contains(other)
  }

  /// Returns a type and its supertypes within the project, nearest first.
  package func lineage(of type: TypeID) -> [TypeID] { index.lineage(of: type) }

  /// The function type within attributes, optionals and parentheses, also by another name.
  package func functionType(of type: Node, depth: Int = 8) -> Node? {
    if type.kind == .functionType { return type }
    if depth > 0, [.namedType, .memberType].contains(type.kind),
      case .alias(let other) = typeLookup(ProjectIndex.path(of: type), at: type),
      let found = functionType(of: other, depth: depth - 1)
    {
      return found
    }
    return type.children.lazy.compactMap { functionType(of: $0, depth: depth) }.first
  }

  /// Whether a parameter is given a function.
  package func takesFunction(_ parameter: Parameter) -> Bool {
    parameter.type.flatMap { functionType(of: $0) } != nil
  }

  /// Returns the project's types that a type names as supertypes, in its declaration and in its
  /// extensions.
  func namedSupertypes(of type: TypeSymbol) -> [TypeID] {
    type.inheritedTypes.flatMap { supertypes(in: $0) }.flatMap(\.declared)
  }

  /// Returns the names of the types from outside that a type or one of its supertypes names, as such or
  /// by a typealias, where that stands at a place that counts.
  package func outsideSupertypes(
    of type: TypeID, where counts: (Node) -> Bool = { _ in true }
  ) -> [String] {
    lineage(of: type).flatMap { index[$0].inheritedTypes }.filter(counts)
      .flatMap { supertypes(in: $0) }
      .filter(\.declared.isEmpty).compactMap { ProjectIndex.path(of: $0.node).last }
  }

  /// A type that an element of a list of supertypes names.
  struct NamedSupertype {
    /// The name, in the list or in a typealias.
    let node: Node

    /// The typealias in the list that brings it.
    let alias: Node?

    /// What it means in the project; nothing for a type from outside.
    let declared: [TypeID]
  }

  /// Returns the types that an element of a list of supertypes names, or that a typealias stands for.
  func supertypes(
    in types: Node, by alias: Node? = nil, depth: Int = 8
  ) -> [NamedSupertype] {
    guard depth > 0 else { return [] }
    return types.children.filter(\.kind.isType).flatMap(Self.namedTypes).flatMap {
      (type: Node) -> [NamedSupertype] in
      switch typeLookup(ProjectIndex.path(of: type), at: types) {
      case .declared(let ids): return [NamedSupertype(node: type, alias: alias, declared: ids)]
      case .alias(let next): return supertypes(in: next, by: alias ?? next, depth: depth - 1)
      case .genericParameter: return []
      case .undeclared: return [NamedSupertype(node: type, alias: alias, declared: [])]
      }
    }
  }

  /// The named types of a composition, or the type itself.
  package static func namedTypes(_ type: Node) -> [Node] {
    switch type.kind {
    case .namedType, .memberType: [type]
    case .compositionType, .attributedType, .constrainedType, .tupleType, .tupleTypeElement:
      type.children.filter { $0.kind.isType || $0.kind == .tupleTypeElement }.flatMap(namedTypes)
    default: []
    }
  }

  /// Returns what a type's name, written with dots, means at `place`.
  package func typeLookup(_ path: [String], at place: Node) -> TypeLookup {
    guard let first = path.first else { return .undeclared }
    if first == "Self", path.count > 1, let owner = index.enclosingType(of: place) {
      return nested(path.dropFirst(), in: .declared([owner]))
    }
    var result = firstType(first, at: place)
    if result == .undeclared, path.count > 1,
      !index.modules.modules(named: first).isEmpty
    {
      // A module's name stands before the type: only that module's types count.
      let rest = Array(path.dropFirst())
      let modules = Set(index.modules.modules(named: first))
      let types = (index.topLevelTypes[rest[0]] ?? []).filter {
        !modules.isDisjoint(with: index[index[$0].file].targets)
      }
      result = types.isEmpty ? .undeclared : .declared(types)
      return nested(rest.dropFirst(), in: result)
    }
    if result == .undeclared {
      // A type nested in the project's extension of one from outside: `Foo.Bar`.
      for length in stride(from: path.count - 1, to: 0, by: -1) {
        guard let outside = index.externalTypes[path[..<length].joined(separator: ".")] else {
          continue
        }
        return nested(path[length...], in: .declared([outside]))
      }
    }
    return nested(path.dropFirst(), in: result)
  }

  private func nested(_ names: ArraySlice<String>, in outer: TypeLookup) -> TypeLookup {
    var result = outer
    for name in names {
      let owners: [TypeID]
      switch result {
      case .declared(let ids): owners = ids
      case .alias(let node): owners = supertypes(in: node).flatMap(\.declared)
      case .genericParameter, .undeclared: return .undeclared
      }
      result = owners.lazy.compactMap { nestedType(name, of: $0) }.first ?? .undeclared
    }
    return result
  }

  private func nestedType(_ name: String, of owner: TypeID) -> TypeLookup? {
    for type in lineage(of: owner) {
      var ids: [TypeID] = []
      for member in index[type].members[name] ?? [] {
        if case .type(let id) = member { ids.append(id) }
        // An associated type is what each conformer says: an alias that cannot be followed.
        if case .typealias(let node) = member { return .alias(node) }
      }
      if !ids.isEmpty { return .declared(ids) }
    }
    return nil
  }

  private func firstType(_ name: String, at place: Node) -> TypeLookup {
    let file = index.file(of: place)
    var inner = place
    for scope in place.ancestors {
      defer { inner = scope }
      if let parameter = genericParameter(name, of: scope) { return .genericParameter(parameter) }
      switch scope.kind {
      case .codeBlock, .closureExpression, .switchCase, .accessorBlock:
        for item in scope.itemsInAllBranches where item.kind.isTypeDeclaration {
          if TypeDeclaration(item)?.name == name, let id = index.type(of: item) {
            return .declared([id])
          }
        }
      default:
        // A list of supertypes stands outside the scope that the members are in.
        guard scope.kind.isTypeDeclaration, inner.kind == .memberBlock,
          let owner = index.type(of: scope)
        else { continue }
        if let found = nestedType(name, of: owner) { return found }
        // An extension sees the generic parameters of what it extends, and of the types around it.
        if scope.kind == .extensionDecl, let extended = index[owner].declaration?.node,
          let parameter = genericParameter(name, of: extended)
            ?? extended.ancestors.lazy.compactMap({ genericParameter(name, of: $0) }).first
        {
          return .genericParameter(parameter)
        }
        // An extension of `Outer.Inner` sees the members of `Outer` only by its path; a type that
        // is nested by place sees them as the loop goes on outward.
        if scope.kind != .extensionDecl, index[owner].name == name { return .declared([owner]) }
      }
    }
    if let substitutes = index.substitutes[name], place.isCompiledWithoutSDK {
      return .declared(index.preferred(substitutes, from: file))
    }
    let types = index.topLevelTypes[name].map { index.preferred($0, from: file) } ?? []
    let relation = { (node: Node) in index.relation(of: file, to: index.file(of: node)) }
    let alias = index.topLevelAliases[name]?.min { relation($0) < relation($1) }
    guard let first = types.first else { return alias.map(TypeLookup.alias) ?? .undeclared }
    // A module that gives its name to another one's type is nearer than that one.
    if let alias, let node = index[first].declaration?.node, relation(alias) < relation(node) {
      return .alias(alias)
    }
    return .declared(types)
  }

  private func genericParameter(_ name: String, of scope: Node) -> Node? {
    // Files and blocks, which have none, may have a great many children.
    guard scope.kind.mayBeGeneric, let clause = scope.child(.genericParameterClause) else {
      return nil
    }
    return clause.children(.genericParameter).first { $0.genericParameterName == name }
  }

  // MARK: Locals

  private func local(
    _ name: String, in scope: Node, before inner: Node, projection: Bool
  ) -> LocalDeclaration? {
    switch scope.kind {
    case .codeBlock, .switchCase, .accessorBlock, .sourceFile:
      if scope.kind == .switchCase,
        let found = pattern(name, in: scope.children(.caseItem), form: .casePattern),
        !projection
      {
        return item(name, in: scope, before: inner, projection: projection) ?? found
      }
      return item(name, in: scope, before: inner, projection: projection)
    case .ifConfigClause:
      guard scope.parent?.parent?.kind != .memberBlock else { return nil }
      return item(name, in: scope, before: inner, projection: projection)
    case .closureExpression:
      return item(name, in: scope, before: inner, projection: projection)
        ?? closureName(name, of: scope, before: inner, projection: projection)
    case .functionDecl, .initDecl, .subscriptDecl:
      guard inner.kind != .parameterClause else { return nil }
      let found = parameter(name, of: scope)
      return projection && found?.node.attributes.isEmpty != false ? nil : found
    case .accessorDecl:
      guard !projection else { return nil }
      if scope.directTokens.contains(where: { $0.name == name && $0.kind == .identifier }) {
        return LocalDeclaration(form: .implicit, node: scope, name: nil)
      }
      let keyword = scope.directTokens.first?.text
      if name == "newValue", keyword == "set" || keyword == "willSet" {
        return LocalDeclaration(form: .implicit, node: scope, name: nil)
      }
      if name == "oldValue", keyword == "didSet" {
        return LocalDeclaration(form: .implicit, node: scope, name: nil)
      }
      return nil
    case .ifExpression, .whileStatement:
      guard inner.kind == .codeBlock, !projection,
        inner == scope.child(.codeBlock) ?? inner
      else { return nil }
      return scope.child(.conditionList).flatMap { condition(name, in: $0.children(.condition)) }
    case .conditionList:
      guard !projection else { return nil }
      return condition(name, in: scope.children(.condition).filter { $0.index < inner.index })
    case .forStatement:
      guard inner.kind == .codeBlock || inner.kind == .whereCondition, !projection else {
        return nil
      }
      return pattern(name, in: scope.children.filter { $0.kind.isPattern }, form: .loop, at: scope)
    case .catchClause:
      guard inner.kind == .codeBlock, !projection else { return nil }
      if let found = pattern(name, in: scope.children(.catchItem), form: .casePattern) {
        return found
      }
      return name == "error" ? LocalDeclaration(form: .implicit, node: scope, name: nil) : nil
    case .variableDecl:
      guard scope.isLocalDeclaration else { return nil }
      let earlier = scope.children(.patternBinding).filter { $0.index < inner.index }
      return variable(name, in: earlier, of: scope, projection: projection)
    default: return nil
    }
  }

  /// The declarations among the items before `inner`, the last one first.
  private func item(
    _ name: String, in scope: Node, before inner: Node, projection: Bool
  ) -> LocalDeclaration? {
    // What a file declares is found as global; what a statement of 'main.swift' binds is not.
    let isFile = scope.kind == .sourceFile
    if isFile, inner.kind.isTypeDeclaration || inner.kind == .extensionDecl { return nil }
    var found: LocalDeclaration?
    for child in scope.children where !isFile || child.kind == .guardStatement {
      if child.index < inner.index {
        found = declaration(name, by: child, projection: projection) ?? found
      } else if child.kind == .functionDecl || inner.kind == .functionDecl, !projection {
        found = found ?? declaration(name, by: child, projection: false)
      }
    }
    return found
  }

  private func declaration(
    _ name: String, by item: Node, projection: Bool
  ) -> LocalDeclaration? {
    switch item.kind {
    case .variableDecl:
      return variable(name, in: item.children(.patternBinding), of: item, projection: projection)
    case .guardStatement:
      guard !projection else { return nil }
      return item.child(.conditionList).flatMap { condition(name, in: $0.children(.condition)) }
    case .functionDecl:
      guard !projection, let function = FunctionDeclaration(item), function.name == name else {
        return nil
      }
      return LocalDeclaration(form: .function(function), node: item, name: nil)
    case .ifConfig:
      return item.children(.ifConfigClause).lazy.flatMap(\.itemsInAllBranches).compactMap {
        declaration(name, by: $0, projection: projection)
      }.first
    default: return nil
    }
  }

  private func variable(
    _ name: String, in bindings: [Node], of declaration: Node, projection: Bool
  ) -> LocalDeclaration? {
    if projection, declaration.attributes.isEmpty { return nil }
    for case let binding? in bindings.map({ PatternBinding($0) }) {
      if let token = binding.pattern?.declaredNames.first(where: { $0.name == name }) {
        return LocalDeclaration(form: .variable(binding), node: binding.node, name: token)
      }
    }
    return nil
  }

  private func condition(_ name: String, in conditions: [Node]) -> LocalDeclaration? {
    for condition in conditions.reversed() {
      for child in condition.children {
        switch child.kind {
        case .optionalBindingCondition:
          if let token = child.children.filter({ $0.kind.isPattern })
            .flatMap(\.declaredNames).first(where: { $0.name == name })
          {
            return LocalDeclaration(form: .optionalBinding, node: child, name: token)
          }
        case .patternCondition:
          if let found = pattern(name, in: [child], form: .casePattern) { return found }
        default: break
        }
      }
    }
    return nil
  }

  private func pattern(
    _ name: String, in nodes: [Node], form: LocalDeclaration.Form, at place: Node? = nil
  ) -> LocalDeclaration? {
    for node in nodes {
      if let token = node.declaredNames.first(where: { $0.name == name }) {
        return LocalDeclaration(form: form, node: place ?? node, name: token)
      }
    }
    return nil
  }

  private func parameter(_ name: String, of function: Node) -> LocalDeclaration? {
    let parameters = function.child(.parameterClause)?.children(.parameter) ?? []
    for case let parameter? in parameters.map({ Parameter($0) })
    where parameter.nameToken?.name == name {
      return LocalDeclaration(
        form: .parameter(parameter), node: parameter.node, name: parameter.nameToken)
    }
    return nil
  }

  private func closureName(
    _ name: String, of closure: Node, before inner: Node, projection: Bool
  ) -> LocalDeclaration? {
    guard let signature = closure.child(.closureSignature), inner != signature else { return nil }
    var position = 0
    for node in signature.children {
      let list =
        node.kind == .parameterClause ? Array(node.children(.parameter)) : [node]
      for parameter in list
      where parameter.kind == .closureParameter || parameter.kind == .parameter {
        defer { position += 1 }
        let token =
          parameter.kind == .parameter
          ? Parameter(parameter)?.nameToken ?? parameter.firstToken : parameter.firstToken
        let isProjection = token.text.hasPrefix("$")
        let declared = isProjection ? String(token.text.dropFirst()) : token.name
        guard declared == name, isProjection || !projection else { continue }
        if parameter.kind == .parameter, let typed = Parameter(parameter), typed.type != nil {
          return LocalDeclaration(form: .parameter(typed), node: parameter, name: token)
        }
        return LocalDeclaration(
          form: .closureParameter(closure: closure, position: position), node: parameter,
          name: token)
      }
    }
    guard !projection, let clause = signature.child(.captureClause) else { return nil }
    for capture in clause.children(.capture) {
      // The name follows a specifier, if there is one: `weak self`, `unowned(safe) x`.
      guard let token = capture.captureName, token.name == name, name != "self" else { continue }
      return LocalDeclaration(form: .capture, node: capture, name: token)
    }
    return nil
  }
}

extension NodeKind {
  /// Whether a clause of generic parameters may be a child.
  fileprivate var mayBeGeneric: Bool {
    switch self {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .functionDecl, .initDecl, .subscriptDecl,
      .typealiasDecl, .macroDecl, .attributedType:
      true
    default:
      false
    }
  }
}

extension Node {
  /// The name of a generic parameter.
  package var genericParameterName: String? {
    directTokens.prefix { $0.kind != .colon }.last { $0.kind.isName }?.name
  }

  /// What is written for generic parameters behind a name: `Int` of `Set<Int>`.
  package var genericArguments: [Node] {
    child(.genericArgumentClause)?.children(.genericArgument) ?? []
  }

  /// The name that a capture declares.
  package var captureName: Token? {
    let tokens = directTokens.filter { $0.kind != .comma }
    return tokens.last { $0.kind.isName || $0.kind == .selfKeyword }
  }

  /// Whether a declaration stands in code, not in a type or at the level of the file.
  package var isLocalDeclaration: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .ifConfig, .ifConfigClause: continue
      case .memberBlock, .sourceFile: return false
      default: return true
      }
    }
    return false
  }
}
