package import ObservifyManifests
package import ObservifySyntax
package import ObservifyText

/// Everything the project declares, by name, over all files and modules.
///
/// One for a run, passed on by reference; nothing changes it once it is made, but for what is told.
package final class ProjectIndex: @unchecked Sendable {
  package let files: [SourceFile]
  package let modules: ModuleMap

  /// What packages declare, as far as their sources are there.
  package let packages: PackageDeclarations

  /// The files and folders that are there and could not be read.
  package let unread: [UnreadPart]

  /// The modules that some file imports.
  package let imports: Set<String>

  /// The modules that some file of a module opens with `@testable`.
  let openedModules: [ModuleID: Set<String>]

  /// What is told of types beside the code.
  package var told = ToldTypes()
  package private(set) var types: [TypeSymbol] = []
  package private(set) var properties: [PropertySymbol] = []
  package private(set) var functions: [FunctionSymbol] = []

  /// The declared types that stand in no other type, by name.
  package private(set) var topLevelTypes: [String: [TypeID]] = [:]
  package private(set) var externalTypes: [String: TypeID] = [:]

  /// Those that take the place of a type of the SDK where it is not there: elsewhere, its name means that one.
  private(set) var substitutes: [String: [TypeID]] = [:]
  package private(set) var topLevelAliases: [String: [Node]] = [:]
  package private(set) var globals: [String: [PropertyID]] = [:]
  package private(set) var globalFunctions: [String: [FunctionID]] = [:]

  private var supertypes: [[TypeID]] = []
  private var lineages: [[TypeID]] = []
  private var outsideLineages: [[TypeID]] = []
  private var typeOfNode: [Node: TypeID] = [:]
  private var fileOfTree: [ObjectIdentifier: FileID] = [:]
  private var propertiesOfNode: [Node: Range<Int>] = [:]

  /// Joins the declarations of all files.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package convenience init(
    trees: [SyntaxTree], manifests: [SourceText], unread: [String] = []
  ) {
    self.init(
      trees: trees, modules: Self.modules(of: trees, manifests: manifests, unread: unread),
      unread: unread)
  }

  /// Returns the modules of some files, those that could not be read among them.
  package static func modules(
    of trees: [SyntaxTree], manifests: [SourceText], unread: [String]
  ) -> ModuleMap {
    ModuleMap(manifests: manifests, paths: trees.map(\.source.path) + unread.map(file))
  }

  /// A file that could not be read; whatever is in a folder, this file could be.
  private static func file(_ unread: String) -> String {
    unread.utf8.last == UInt8(ascii: "/") ? unread + "Unread.swift" : unread
  }

  /// Joins the declarations of all files, with what is known of their modules and packages.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package init(
    trees: [SyntaxTree], modules map: ModuleMap, unread: [String] = [],
    packages: PackageDeclarations = PackageDeclarations()
  ) {
    self.packages = packages
    self.unread = unread.map { UnreadPart(path: $0, targets: map.targets(of: Self.file($0))) }
    var files: [SourceFile] = []
    for (place, tree) in trees.enumerated() {
      let id = FileID(index: place)
      files.append(SourceFile(id: id, tree: tree, targets: map.targets(of: tree.source.path)))
      fileOfTree[ObjectIdentifier(tree)] = id
    }
    self.files = files
    modules = map
    imports = files.reduce(into: []) { $0.formUnion($1.imports) }
    openedModules = files.reduce(into: [:]) { opened, file in
      guard !file.testableImports.isEmpty else { return }
      for target in file.targets { opened[target, default: []].formUnion(file.testableImports) }
    }
    let declarations = files.map { FileDeclarations($0.tree) }
    types.reserveCapacity(declarations.reduce(0) { $0 + $1.types.count })
    typeOfNode.reserveCapacity(declarations.reduce(0) { $0 + $1.types.count + $1.extensions.count })
    properties.reserveCapacity(declarations.reduce(0) { $0 + $1.variables.count })
    propertiesOfNode.reserveCapacity(declarations.reduce(0) { $0 + $1.variables.count })
    functions.reserveCapacity(declarations.reduce(0) { $0 + $1.functions.count })
    for (file, found) in zip(files, declarations) {
      for entry in found.types { addType(entry, in: file) }
    }
    // An extension may be of another name for a type, and declare such a name.
    for found in declarations { found.typealiases.forEach(addAlias) }
    addExtensions(
      zip(files, declarations).flatMap { file, found in found.extensions.map { ($0, file) } })
    aliasesInExtension = [:]
    for (file, found) in zip(files, declarations) {
      for entry in found.variables { addProperty(entry, in: file) }
      for entry in found.functions { addFunction(entry, in: file) }
      for entry in found.enumCases { addCases(entry) }
    }
    for type in types where type.kind == .external {
      outsideMemberNames.formUnion(type.members.names)
    }
    let scopes = ScopeLookup(self)
    for place in properties.indices {
      properties[place].functionType = properties[place].binding.type.flatMap {
        scopes.functionType(of: $0)
      }
      let isImported = self[properties[place].file].imports.contains(Vocabulary.publishedObject)
      guard
        let attribute = properties[place].attribute(Vocabulary.published)
          ?? (isImported ? properties[place].attribute(Vocabulary.publishedObject) : nil)
      else { continue }
      let isFromOutside =
        attribute.qualifier != nil
        || scopes.typeLookup([attribute.name], at: attribute.node) == .undeclared
      if isFromOutside { properties[place].published = attribute }
    }
    supertypes = types.map(scopes.namedSupertypes)
    lineages = types.map { findLineage(of: $0.id) }
    // A protocol that the project lets a type from outside conform to gives it members as well.
    for type in externalTypes.values {
      for adopted in scopes.lineage(of: type).dropFirst() {
        outsideMemberNames.formUnion(self[adopted].members.names)
      }
    }
    outsideLineages = types.map { scopes.outsideLineage(of: $0.id) }
  }

  package subscript(_ id: TypeID) -> TypeSymbol { types[id.index] }
  package subscript(_ id: PropertyID) -> PropertySymbol { properties[id.index] }
  package subscript(_ id: FunctionID) -> FunctionSymbol { functions[id.index] }
  package subscript(_ id: FileID) -> SourceFile { files[id.index] }

  /// The names of the members that the project's extensions add to types from outside, and that these have by protocols
  /// of the project.
  package private(set) var outsideMemberNames: Set<String> = []

  /// Returns the project's types that a type names as supertypes.
  package func supertypes(of type: TypeID) -> [TypeID] {
    supertypes.isEmpty ? [] : supertypes[type.index]
  }

  /// Returns a type and its supertypes within the project, nearest first.
  func lineage(of type: TypeID) -> [TypeID] {
    lineages.isEmpty ? [type] : lineages[type.index]
  }

  /// Returns the types from outside that a type inherits from and that the project extends, with their supertypes.
  func outsideLineage(of type: TypeID) -> [TypeID] {
    outsideLineages.isEmpty
      ? ScopeLookup(self).outsideLineage(of: type) : outsideLineages[type.index]
  }

  private func findLineage(of type: TypeID) -> [TypeID] {
    var found = [type]
    var next = 0
    while next < found.count {
      for parent in supertypes(of: found[next]) where !found.contains(parent) {
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  /// Returns the file that a node stands in.
  package func file(of node: Node) -> SourceFile {
    files[fileOfTree[ObjectIdentifier(node.tree)]?.index ?? 0]
  }

  /// Returns the type that a declaration or an extension is about.
  package func type(of declaration: Node) -> TypeID? { typeOfNode[declaration] }

  /// Returns the properties that a `variableDecl` declares.
  package func properties(of declaration: Node) -> [PropertyID] {
    propertiesOfNode[declaration]?.map { PropertyID(index: $0) } ?? []
  }

  /// Returns the type whose declaration or extension stands nearest around `node`.
  package func enclosingType(of node: Node) -> TypeID? {
    node.ancestors.first { $0.kind.isTypeDeclaration }.flatMap { type(of: $0) }
  }

  /// Returns the types whose declarations or extensions stand around `node`, nearest first.
  package func typesAround(_ node: Node) -> [TypeID] {
    node.ancestors.filter { $0.kind.isTypeDeclaration }.compactMap { type(of: $0) }
  }

  private func addType(_ entry: FileDeclarations.TypeEntry, in file: SourceFile) {
    let id = TypeID(index: types.count)
    let name = entry.declaration.name
    let container = entry.isLocal ? nil : entry.container
    let parent = container.flatMap { typeOfNode[$0] }
    let outer: String? = container.map { container in
      parent.map { types[$0.index].qualifiedName }
        ?? TypeDeclaration(container).map(\.name) ?? ""
    }
    let kind: TypeSymbol.Kind =
      switch entry.declaration.node.kind {
      case .classDecl: .class
      case .structDecl: .struct
      case .enumDecl: .enum
      case .actorDecl: .actor
      default: .protocol
      }
    types.append(
      TypeSymbol(
        id: id, kind: kind, name: name,
        qualifiedName: outer.map { "\($0).\(name)" } ?? name, declaration: entry.declaration,
        file: file, parent: parent, isLocal: entry.isLocal))
    typeOfNode[entry.declaration.node] = id
    if let parent {
      types[parent.index].members.append(.type(id), named: name)
    } else if !entry.isLocal, container == nil {
      if Vocabulary.isSDKType(name), entry.declaration.node.isCompiledWithoutSDK {
        substitutes[name, default: []].append(id)
      } else {
        topLevelTypes[name, default: []].append(id)
      }
    } else if !entry.isLocal {
      if let container { nestedInExtension[container, default: []].append(id) }
    }
  }

  /// The extensions whose name means several types: they count as the first one's.
  package private(set) var sharedExtensions: [(declaration: TypeDeclaration, types: [TypeID])] = []

  /// Types declared inside an extension, which are attached once extensions have their types.
  private var nestedInExtension: [Node: [TypeID]] = [:]

  /// Other names for types, declared inside an extension.
  private var aliasesInExtension: [Node: [(name: String, alias: Node)]] = [:]

  /// Joins extensions to what their names mean.
  ///
  /// A name may lead through a type that another extension declares, which may come later: what leads
  /// nowhere waits for the others. What is left then is from outside, shorter names first.
  private func addExtensions(_ extensions: [(declaration: TypeDeclaration, file: SourceFile)]) {
    var waiting = extensions.compactMap { entry in
      entry.declaration.extendedType.map {
        (entry.declaration, Self.extendedPath(of: $0), entry.file)
      }
    }
    while !waiting.isEmpty {
      var open: [(TypeDeclaration, SourceFile, path: [String])] = []
      for (declaration, path, file) in waiting where !path.isEmpty {
        if path.count == 1, let ids = substitutes[path[0]], declaration.node.isCompiledWithoutSDK {
          attach(declaration, to: ids[0], in: file)
          continue
        }
        switch meaning(of: path, from: file) {
        case .types(let ids):
          attach(declaration, to: ids[0], in: file)
          if ids.count > 1 { sharedExtensions.append((declaration, ids)) }
        case .outside(let path): open.append((declaration, file, path))
        }
      }
      let isStuck = open.count == waiting.count
      let least = open.map(\.path.count).min() ?? 0
      waiting = []
      for (declaration, file, path) in open {
        if path.count == 1 || isStuck && path.count == least {
          attach(declaration, to: outsideType(path, in: file), in: file)
        } else if let written = declaration.extendedType {
          waiting.append((declaration, Self.extendedPath(of: written), file))
        }
      }
    }
  }

  private func attach(_ declaration: TypeDeclaration, to id: TypeID, in file: SourceFile) {
    types[id.index].extensions.append(ExtensionSymbol(declaration: declaration, file: file.id))
    typeOfNode[declaration.node] = id
    for nested in nestedInExtension[declaration.node] ?? [] {
      types[id.index].members.append(.type(nested), named: types[nested.index].name)
    }
    for (name, alias) in aliasesInExtension[declaration.node] ?? [] {
      types[id.index].members.append(.typealias(alias), named: name)
    }
  }

  /// The type from outside at a path, made where no extension has it yet.
  private func outsideType(_ path: [String], in file: SourceFile) -> TypeID {
    let name = Self.outsideName(path)
    if let known = externalTypes[name] { return known }
    let id = TypeID(index: types.count)
    types.append(
      TypeSymbol(
        id: id, kind: .external, name: path[path.count - 1], qualifiedName: name,
        declaration: nil, file: file, parent: nil, isLocal: false))
    externalTypes[name] = id
    return id
  }

  /// What a type from outside is known by: its path, without the module of a framework.
  package static func outsideName(_ path: [String]) -> String {
    let isQualified = path.count > 1 && Vocabulary.sdkModules.contains(path[0])
    return path.dropFirst(isQualified ? 1 : 0).joined(separator: ".")
  }

  /// The names of a type written with dots, generic arguments left out.
  package static func path(of type: Node) -> [String] {
    var names: [String] = []
    var next: Node? = type
    while let type = next, type.kind == .memberType {
      if let name = type.lastDirectToken(where: { $0.kind.isName })?.name { names.append(name) }
      next = type.children.first { $0.kind.isType }
    }
    if let type = next, type.kind == .namedType, let name = type.firstDirectToken()?.name {
      names.append(name)
    }
    return names.reversed()
  }

  /// The name of an extended type, which may be written `[Int]`.
  private static func extendedPath(of type: Node) -> [String] {
    switch type.kind {
    case .arrayType: ["Array"]
    case .dictionaryType: ["Dictionary"]
    case .optionalType: ["Optional"]
    default: path(of: type)
    }
  }

  /// What the name of an extended type means.
  private enum ExtendedType {
    /// A type of the project; several where branches of `#if` or targets each have their own.
    case types([TypeID])

    /// Nothing that is known yet; other names are replaced by what they stand for.
    case outside([String])
  }

  /// Returns what a path of names means from the level of the file, through other names for types.
  private func meaning(
    of path: [String], from file: SourceFile, depth: Int = 8
  ) -> ExtendedType {
    let rest = Array(path.dropFirst())
    let outer = preferred(topLevelTypes[path[0]] ?? [], from: file)
    if !outer.isEmpty {
      let found = outer.compactMap { member(rest, of: $0, depth: depth) }
      let types = found.flatMap { (found: ExtendedType) -> [TypeID] in
        if case .types(let ids) = found { ids } else { [] }
      }
      return types.isEmpty ? found.first ?? .outside(path) : .types(types)
    }
    if let alias = alias(path[0], from: file), let target = target(of: alias), depth > 0 {
      return meaning(of: target + rest, from: self.file(of: alias), depth: depth - 1)
    }
    if !rest.isEmpty {
      let named = Set(modules.modules(named: path[0]))
      if !named.isDisjoint(with: file.targets) {
        return meaning(of: rest, from: file, depth: depth)
      }
      let id = topLevelTypes[rest[0]]?.first {
        !named.isDisjoint(with: files[types[$0.index].file.index].targets)
      }
      if let id { return member(Array(rest.dropFirst()), of: id, depth: depth) ?? .outside(path) }
    }
    for length in stride(from: path.count, to: 0, by: -1) {
      guard let outer = externalTypes[path[..<length].joined(separator: ".")] else { continue }
      return member(Array(path[length...]), of: outer, depth: depth) ?? .outside(path)
    }
    return .outside(path)
  }

  /// Returns what a path of names means within a type; nil for what it does not declare.
  private func member(_ path: [String], of outer: TypeID, depth: Int) -> ExtendedType? {
    guard let name = path.first else { return .types([outer]) }
    let rest = Array(path.dropFirst())
    for member in types[outer.index].members[name] ?? [] {
      switch member {
      case .type(let id): return self.member(rest, of: id, depth: depth)
      case .typealias(let alias):
        guard let target = target(of: alias), depth > 0 else { continue }
        var scope: TypeID? = outer
        while let type = scope {
          if let found = self.member(target + rest, of: type, depth: depth - 1) { return found }
          scope = types[type.index].parent
        }
        return meaning(of: target + rest, from: file(of: alias), depth: depth - 1)
      default: continue
      }
    }
    return nil
  }

  private func alias(_ name: String, from file: SourceFile) -> Node? {
    let visible = (topLevelAliases[name] ?? []).filter { alias in
      let place = self.file(of: alias)
      return place.id == file.id
        || !alias.isPrivate && canSee(from: file, to: place)
    }
    return visible.first { shareTarget(self.file(of: $0), file) } ?? visible.first
  }

  /// The names that an alias stands for; nil where it is no name.
  private func target(of alias: Node) -> [String]? {
    alias.aliasTarget.map(Self.path).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns those of `candidates` that a use in `file` can mean: those of the file itself, else
  /// those that its targets and imports lead to, else all that are not private to another file.
  package func preferred(_ candidates: [TypeID], from file: SourceFile) -> [TypeID] {
    let visible = candidates.filter { id in
      types[id.index].file == file.id
        || !isFilePrivate(types[id.index])
          && canSee(from: file, to: files[types[id.index].file.index])
    }
    let places = visible.map { files[types[$0.index].file.index] }
    let shared = visible.map { id in
      let node = types[id.index].declaration?.node
      return ["public", "open", "package"].contains { node?.hasModifier($0) ?? false }
    }
    return nearest(Array(zip(places, shared)), from: file).map { visible[$0] }
  }

  private func isFilePrivate(_ type: TypeSymbol) -> Bool {
    type.parent == nil && type.declaration?.node.isPrivate == true
  }

  private func addAlias(_ entry: FileDeclarations.MemberEntry) {
    guard let name = entry.node.aliasName else { return }
    if let container = entry.container {
      if let owner = typeOfNode[container] {
        types[owner.index].members.append(.typealias(entry.node), named: name)
      } else {
        aliasesInExtension[container, default: []].append((name, entry.node))
      }
    } else if !Vocabulary.isSDKType(name) || !entry.node.isCompiledWithoutSDK {
      topLevelAliases[name, default: []].append(entry.node)
    }
  }

  private func addProperty(_ entry: FileDeclarations.MemberEntry, in file: SourceFile) {
    guard let declaration = VariableDeclaration(entry.node) else { return }
    let owner = entry.container.flatMap { typeOfNode[$0] }
    let attributes = entry.node.attributes
    let first = properties.count
    defer { propertiesOfNode[entry.node] = first..<properties.count }
    for binding in declaration.bindings {
      let names = binding.pattern.map(\.declaredNames) ?? []
      for name in names {
        let id = PropertyID(index: properties.count)
        properties.append(
          PropertySymbol(
            id: id, name: name.name, owner: owner, file: file.id, declaration: declaration,
            binding: binding, attributes: attributes, container: entry.container?.kind))
        if let owner {
          types[owner.index].members.append(.property(id), named: name.name)
          types[owner.index].properties.append(id)
        } else if entry.container == nil {
          globals[name.name, default: []].append(id)
        }
      }
    }
  }

  private func addFunction(_ entry: FileDeclarations.MemberEntry, in file: SourceFile) {
    guard let declaration = FunctionDeclaration(entry.node) else { return }
    let owner = entry.container.flatMap { typeOfNode[$0] }
    let id = FunctionID(index: functions.count)
    functions.append(
      FunctionSymbol(
        id: id, name: declaration.name, owner: owner, file: file.id, declaration: declaration))
    if let owner {
      types[owner.index].members.append(.function(id), named: declaration.name)
      types[owner.index].functions.append(id)
    } else if entry.container == nil {
      globalFunctions[declaration.name, default: []].append(id)
    }
  }

  private func addCases(_ entry: FileDeclarations.MemberEntry) {
    guard let owner = entry.container.flatMap({ typeOfNode[$0] }) else { return }
    for element in entry.node.children(.enumCaseElement) {
      let name = element.firstToken.name
      types[owner.index].members.append(.enumCase(element), named: name)
    }
  }
}

extension Node {
  /// The type that a `typealias` gives another name.
  package var aliasTarget: Node? { children.filter(\.kind.isType).last }

  /// The name that a `typealias` or `associatedtype` declares.
  package var aliasName: String? {
    guard let keyword = firstDirectToken() else { return nil }
    return firstDirectToken { $0.index > keyword.index }?.name
  }

  /// The tokens of the names that a pattern declares, outer ones first.
  package var declaredNames: [Token] {
    if kind == .identifierPattern { return [firstToken] }
    return descendants.filter { $0.kind == .identifierPattern }.map(\.firstToken)
  }
}
