import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What stands in the uses of a model against its migration.
extension PlanBuilder {
  mutating func blockPublishers() {
    for use in uses.publishers {
      let code: DiagnosticCode = use.isInside ? .publisherInside : .publisherOutside
      let reason =
        use.isCertain
        ? "the publisher '$\(use.name)' is used" : "a '$\(use.name)' is used that may be its own"
      block(use.models, code, at: use.node, in: use.file, reason)
    }
    for use in uses.publishedStorages where use.node.publishedAssignment == nil {
      block(
        use.models, .publishedType, at: use.node, in: use.file,
        "the storage '_\(use.name)' is used")
    }
  }

  mutating func blockWrappers() {
    for (place, wrapper) in uses.wrappers.enumerated() {
      var models = wrapper.models
      if models.isEmpty, wrapper.type.unwrapped == .unknown {
        models = self.models(having: membersUsed(of: place))
        block(
          models, .unknownWrapperType, at: wrapper.declaration.node, in: wrapper.file,
          "the type of '\(wrapper.name)' cannot be told, and may be it")
        continue
      }
      guard !models.isEmpty else { continue }
      if wrapper.wrapper == .focusedObject {
        block(
          models, .focusedObject, at: wrapper.attribute.node, in: wrapper.file,
          "'@FocusedObject' holds it")
      }
      for attribute in wrapper.declaration.node.attributes
      where attribute != wrapper.attribute && attribute.name != "Previewable"
        && !Vocabulary.plainAttributes.contains(attribute.name)
      {
        block(
          models, .secondWrapper, at: attribute.node, in: wrapper.file,
          "'\(wrapper.name)' has the wrapper '@\(attribute.name)' too")
      }
      if wrapper.declaration.bindings.count > 1 {
        block(
          models, .secondWrapper, at: wrapper.declaration.node, in: wrapper.file,
          "several variables stand in the declaration of '\(wrapper.name)'")
      }
      blockIsolation(wrapper)
    }
    for projection in uses.projections where projection.node.isWholeProjection {
      let wrapper = uses.wrappers[projection.wrapper]
      block(
        wrapper.models, .wholeProjection, at: projection.node, in: projection.file,
        "the projection '$\(wrapper.name)' is passed whole")
    }
  }

  /// The names of the members that code uses on a wrapped object.
  private func membersUsed(of wrapper: Int) -> Set<String> {
    var names: Set<String> = []
    for reference in uses.values + uses.projections where reference.wrapper == wrapper {
      if let parent = reference.node.parent, let member = MemberExpression(parent),
        member.base == reference.node
      {
        names.insert(member.name)
      }
    }
    return names
  }

  /// A plain struct or class that a main-actor wrapper made run on the main actor (in Swift 5 mode,
  /// SE-0401), and whose code needs it.
  private mutating func blockIsolation(_ wrapper: WrapperUse) {
    guard let holder = wrapper.holder, [.struct, .class].contains(index[holder].kind),
      !isIsolated(holder), !declaresMainActorProtocol(holder)
    else { return }
    let makesIsolated =
      wrapper.binding.initialValue != nil && wrapper.models.contains(where: { isIsolated($0) })
    guard makesIsolated && wrapper.wrapper != .environmentObject || callsIsolated(holder) else {
      return
    }
    block(
      wrapper.models, .isolation, at: wrapper.attribute.node, in: wrapper.file,
      "'\(index[holder].name)' runs on the main actor only because of '@\(wrapper.wrapper.rawValue)'"
    )
  }

  /// Whether code of a type mentions a function or a type that runs on the main actor.
  private func callsIsolated(_ type: TypeID) -> Bool {
    let mentions = ClassMentions(index[type])
    // An extension that adds a main-actor protocol isolates what is in it, and nothing else.
    let isolatedMembers = Set(
      mentions.members.filter { member in
        isIsolated(member)
          || member.ancestor([.extensionDecl]).flatMap { TypeDeclaration($0) }
            .map(listsMainActorProtocol) == true
      })
    return mentions.byName.contains { name, all in
      let found = all.filter { !isolatedMembers.contains($0.member) }
      if found.isEmpty { return false }
      let functions = index.globalFunctions[name] ?? []
      if functions.contains(where: { isIsolated(index[$0].declaration.node) }) { return true }
      let types = index.topLevelTypes[name] ?? []
      if types.contains(where: { isIsolated($0) }) { return true }
      return found.contains { mention in
        guard let base = MemberExpression(mention.node)?.base else { return false }
        return resolver.type(of: base).declaredTypes.contains { owner in
          isIsolated(owner)
            || (index[owner].members[name] ?? []).contains { member in
              switch member {
              case .function(let id): isIsolated(index[id].declaration.node)
              case .property(let id): isIsolated(index[id].declaration.node)
              default: false
              }
            }
        }
      }
    }
  }

  private func isIsolated(_ declaration: Node) -> Bool {
    declaration.attributes.contains { $0.name.hasSuffix("Actor") }
  }

  /// Whether SwiftUI's protocols put a type on the main actor: its own list names one, or a type or
  /// protocol of the project that does.
  private func declaresMainActorProtocol(_ type: TypeID) -> Bool {
    index[type].declaration.map(listsMainActorProtocol) == true
  }

  private func listsMainActorProtocol(_ declaration: TypeDeclaration) -> Bool {
    declaration.inheritedTypes.contains { element in
      element.children.filter(\.kind.isType).flatMap(ScopeLookup.namedTypes).contains { type in
        let path = ProjectIndex.path(of: type)
        if case .declared(let ids) = resolver.scopes.typeLookup(path, at: element) {
          return ids.contains(where: isOnMainActor)
        }
        return path.last.map(Self.isMainActorProtocol) == true
      }
    }
  }

  private func isOnMainActor(_ type: TypeID) -> Bool {
    resolver.scopes.lineage(of: type).contains { ancestor in
      (graph.externalSupertypes[ancestor] ?? []).contains { name in
        Self.isMainActorProtocol(name.split(separator: ".").last.map(String.init) ?? name)
      }
    }
  }

  private static func isMainActorProtocol(_ last: String) -> Bool {
    [
      "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent",
      "CustomizableToolbarContent", "PreviewProvider", "Widget", "WidgetBundle", "Shape",
      "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
      "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable", "TableRowContent",
      "DynamicViewContent", "InsettableShape", "Gesture",
    ].contains(last) || last.hasSuffix("Style") || last.hasSuffix("View")
  }

  mutating func blockStorages() {
    for storage in uses.storages {
      let wrapper = uses.wrappers[storage.wrapper]
      guard !wrapper.models.isEmpty else { continue }
      if wrapper.wrapper != .environmentObject, storage.node.readsWrapper { continue }
      guard storage.node.wrapperAssignment(wrapper.wrapper) != nil else {
        block(
          wrapper.models, .storageUse, at: storage.node, in: storage.file,
          "the storage '_\(wrapper.name)' is used")
        continue
      }
      if wrapper.wrapper == .stateObject { blockStateOrder(storage, wrapper) }
    }
  }

  /// Xcode 27's `@State` takes no default beside an assignment, and no assignment before the other
  /// stored properties are set.
  private mutating func blockStateOrder(_ storage: WrappedReference, _ wrapper: WrapperUse) {
    if wrapper.binding.initialValue != nil,
      !isAssignedByEveryInit(wrapper)
        || wrapper.binding.initialValue != nil && wrapper.binding.type == nil
          && wrapper.spelledType(index) == nil
    {
      block(
        wrapper.models, .stateOrder, at: storage.node, in: storage.file,
        "'\(wrapper.name)' has a default value and is assigned in 'init'")
    }
    guard let order = StateOrder(storage.node, wrapper.name) else { return }
    if order.isBlocked {
      block(
        wrapper.models, .stateOrder, at: storage.node, in: storage.file,
        "'_\(wrapper.name)' is assigned before other stored properties, which read it")
    }
  }

  /// Whether every initialiser of the owner, those that call another one aside, assigns the property
  /// at the top level of its body.
  private func isAssignedByEveryInit(_ wrapper: WrapperUse) -> Bool {
    guard let holder = wrapper.holder, let place = uses.wrapperOfBinding[wrapper.binding.node]
    else {
      return false
    }
    let assignments = uses.storages.filter { $0.wrapper == place }.compactMap(\.node.parent)
    let initializers = index[holder].functions.map { index[$0].declaration }
      .filter { $0.node.kind == .initDecl }
    return initializers.allSatisfy { initializer in
      guard let body = initializer.body else { return false }
      let delegates = body.descendants.contains {
        $0.kind == .callExpression && CallExpression($0)?.callee?.text == "self.init"
      }
      return delegates || assignments.contains { $0.parent == body }
    }
  }

  mutating func blockInjections() {
    for injection in uses.injections where injection.models.isEmpty {
      guard injection.type.unwrapped == .unknown else { continue }
      block(
        classes, .unknownInjection, at: injection.call.node.injectionPlace, in: injection.file,
        "the type of '\(injection.argument.text.firstLine)' cannot be told, and may be it")
    }
    for odd in uses.oddInjections {
      let isFocus = odd.name != "environmentObject"
      guard isFocus else {
        block(
          classes, .unknownInjection, at: odd.node, in: odd.file,
          "'environmentObject' is used as a value")
        continue
      }
      let argument = odd.node.parent.flatMap { CallExpression($0) }?.arguments.first?.value
      let type = argument.map(resolver.type(of:)) ?? .unknown
      let models = type.declaredTypes.filter(graph.isModel)
      block(
        type.unwrapped == .unknown ? classes : models, .focusedObject, at: odd.node, in: odd.file,
        "'.\(odd.name)' may publish it")
    }
  }

  mutating func blockMentions() {
    for mention in uses.mentions {
      switch mention.name {
      case "ObservableObject": blockProtocolMention(mention)
      case "Published":
        guard !mention.node.isPublishedInitializer, let owner = enclosingModel(mention.node) else {
          continue
        }
        block(
          [owner], .publishedType, at: mention.node, in: mention.file,
          "it uses 'Published' as a type")
      case "ObservableObjectPublisher":
        guard let owner = enclosingModel(mention.node) else { continue }
        block(
          [owner], .ownWillChange, at: mention.node, in: mention.file,
          "it uses 'ObservableObjectPublisher'")
      default: blockWrapperMention(mention)
      }
    }
  }

  private func enclosingModel(_ node: Node) -> TypeID? {
    var enclosing = index.enclosingType(of: node)
    while let type = enclosing {
      if graph.isModel(type) { return type }
      enclosing = index[type].parent
    }
    return nil
  }

  /// `StateObject<C>` and its like as types, or their initialisers away from `_c = …`.
  private mutating func blockWrapperMention(_ mention: TypeMention) {
    let node = mention.node
    if node.kind == .reference || node.kind == .memberExpression {
      if node.isInWrapperAssignment { return }
      guard let call = node.parent.flatMap({ CallExpression($0) }) else { return }
      if mention.name == "StateObject", call.arguments.first?.label == "wrappedValue" { return }
      let models =
        call.arguments.first?.value.map {
          resolver.type(of: $0).declaredTypes.filter(graph.isModel)
        }
        ?? []
      block(
        models, .storageUse, at: node, in: mention.file,
        "'\(mention.name)' is made outside an initialiser of its owner")
      return
    }
    if node.isInWrapperAssignment { return }
    let argument = node.child(.genericArgumentClause)?.child(.genericArgument)?.children.first
    let type = argument.map { $0.kind.isType ? resolver.declaredType($0) : .unknown } ?? .unknown
    if mention.name == "StateObject", node.kind == .namedType, !type.declaredTypes.isEmpty,
      node.parent?.kind != .memberType
    {
      return
    }
    let models = type.declaredTypes.filter(graph.isModel)
    block(
      type == .unknown ? classes : models, .wholeProjection, at: node, in: mention.file,
      "'\(node.text)' is used as a type")
  }

  /// `ObservableObject` as a constraint, a type or a cast.
  private mutating func blockProtocolMention(_ mention: TypeMention) {
    let node = mention.node
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .inheritedType:
        let owner = ancestor.parent?.parent
        if owner?.kind == .associatedTypeDecl { break }
        return
      case .typealiasDecl: return
      case .genericParameter, .requirement:
        blockConstrained(ancestor, mention)
        return
      case .parameter:
        if let function = ancestor.parent?.parent {
          blockCallers(of: function, mention, parameter: ancestor)
        }
        return
      case .extensionDecl:
        if TypeDeclaration(ancestor)?.extendedType?.contains(node) == true
          || TypeDeclaration(ancestor)?.extendedType == node
        {
          blockExtensionUsers(ancestor, mention)
          return
        }
      case .whereClause, .constrainedType, .compositionType, .namedType, .genericArgument,
        .genericArgumentClause, .optionalType, .arrayType, .attributedType, .memberType:
        continue
      default: break
      }
      break
    }
    if node.ancestor([.importDecl]) != nil { return }
    block(
      classes, .genericUse, at: node, in: mention.file,
      "'ObservableObject' is used as a type, and may stand for it")
  }

  /// `<T: ObservableObject>` of a function or a type: the classes that are passed stay.
  private mutating func blockConstrained(_ constraint: Node, _ mention: TypeMention) {
    guard
      let owner = constraint.ancestor([
        .functionDecl, .initDecl, .subscriptDecl, .classDecl, .structDecl, .enumDecl, .actorDecl,
        .protocolDecl, .extensionDecl, .typealiasDecl, .associatedTypeDecl,
      ])
    else { return }
    if owner.kind == .protocolDecl || owner.kind == .extensionDecl,
      let id = index.type(of: owner), index[id].kind == .protocol
    {
      let conformers = graph.models.filter { resolver.scopes.lineage(of: $0).contains(id) }
      block(
        conformers, .genericUse, at: mention.node, in: mention.file,
        "'\(index[id].name)' asks its conformers to be an 'ObservableObject'")
    } else if owner.kind.isTypeDeclaration {
      let name = TypeDeclaration(owner).map { $0.nameToken?.name ?? $0.name } ?? ""
      block(
        modelsNamed(asArgumentsOf: name, in: mention), .genericUse, at: mention.node,
        in: mention.file, "'\(name)' takes it as an 'ObservableObject'")
    } else {
      blockCallers(of: owner, mention, parameter: nil)
    }
  }

  /// The models that stand between the angle brackets or in the calls of a generic type.
  private func modelsNamed(asArgumentsOf name: String, in mention: TypeMention) -> [TypeID] {
    var result: Set<TypeID> = []
    for file in index.files {
      for node in file.tree.nodes(of: .namedType) where ProjectIndex.path(of: node) == [name] {
        for argument in node.child(.genericArgumentClause)?.children(.genericArgument) ?? [] {
          guard let type = argument.children.first, type.kind.isType else { continue }
          result.formUnion(resolver.declaredType(type).declaredTypes)
        }
      }
    }
    for call in uses.constructorCalls[name] ?? [] {
      result.formUnion(argumentModels(of: call.call))
      if let callee = call.call.callee, callee.kind == .genericSpecialization {
        for node in callee.descendants where node.kind == .namedType {
          result.formUnion(resolver.declaredType(node).declaredTypes)
        }
      }
    }
    return result.filter(graph.isModel).sorted()
  }

  private func argumentModels(of call: CallExpression) -> [TypeID] {
    call.arguments.flatMap { argument -> [TypeID] in
      guard let value = argument.value else { return [] }
      let type = resolver.type(of: value)
      return type.unwrapped == .unknown && value.kind != .closureExpression
        ? [] : type.declaredTypes
    }
  }

  /// The classes whose objects are passed to a function that takes an `ObservableObject`.
  private mutating func blockCallers(of function: Node, _ mention: TypeMention, parameter: Node?) {
    guard let declaration = FunctionDeclaration(function) else { return }
    var name = declaration.name
    if name == "init", let owner = index.enclosingType(of: function) { name = index[owner].name }
    var models: Set<TypeID> = []
    for file in index.files {
      for node in file.tree.nodes(of: .callExpression) {
        guard let call = CallExpression(node), let callee = call.callee else { continue }
        let called =
          callee.kind == .genericSpecialization ? callee.children.first ?? callee : callee
        guard called.mentionedName?.name == name else { continue }
        models.formUnion(argumentModels(of: call))
      }
    }
    block(
      models.filter(graph.isModel).sorted(), .genericUse, at: mention.node, in: mention.file,
      "'\(name)' takes it as an 'ObservableObject'")
  }

  /// `extension ObservableObject { func helper() }`: the classes that use the helper stay.
  private mutating func blockExtensionUsers(_ node: Node, _ mention: TypeMention) {
    guard let declaration = TypeDeclaration(node) else { return }
    let names = Set(
      declaration.members.compactMap { member in
        FunctionDeclaration(member)?.name
          ?? VariableDeclaration(member)?.bindings.first?.nameToken?.name
      })
    var models: Set<TypeID> = []
    for file in index.files {
      for position in file.tree.nodes.kinds.indices {
        let kind = file.tree.nodes.kinds[position]
        guard kind == .reference || kind == .memberExpression else { continue }
        let use = Node(tree: file.tree, index: position)
        guard let name = use.mentionedName?.name, names.contains(name) else { continue }
        if let base = MemberExpression(use)?.base {
          let type = resolver.type(of: base)
          models.formUnion(type.unwrapped == .unknown ? classes : type.declaredTypes)
        } else if let owner = enclosingModel(use) {
          models.insert(owner)
        }
      }
    }
    block(
      models.filter(graph.isModel).sorted(), .genericUse, at: mention.node, in: mention.file,
      "it uses a member of an extension of 'ObservableObject'")
  }

  // MARK: Files, comments, options

  /// A file that does not parse may do anything with a model that it names.
  mutating func blockBrokenFiles() {
    for file in index.files where !file.tree.errors.isEmpty {
      let names = file.tree.mentionedNames
      let broken = file.tree.root
      for model in graph.models where names.contains(index[model].name) {
        block(
          [model], .brokenFile, at: broken, in: file.id, "a file that does not parse names it")
      }
    }
  }

  mutating func blockByComments() {
    for file in index.files {
      guard let suppressions = Suppressions(file), !suppressions.isEmpty else { continue }
      for model in graph.models where index[model].file == file.id {
        guard let node = index[model].declaration?.node else { continue }
        if suppressions.covers(node) {
          block([model], .ignored, at: node, in: file.id, "a comment asks to leave it")
        }
      }
      for wrapper in uses.wrappers where wrapper.file == file.id {
        if suppressions.covers(wrapper.declaration.node) {
          block(
            wrapper.models, .ignored, at: wrapper.declaration.node, in: file.id,
            "a comment asks to leave '\(wrapper.name)'")
        }
      }
      for injection in uses.injections
      where injection.file == file.id && suppressions.covers(injection.call.node) {
        block(
          injection.models, .ignored, at: injection.call.node, in: file.id,
          "a comment asks to leave an injection")
      }
    }
  }

  mutating func blockBySelection() {
    let names = settings.only.filter { !$0.hasPrefix("OBS") }
    let skipped = Set(settings.skip.filter { !$0.hasPrefix("OBS") })
    for model in graph.models {
      let symbol = index[model]
      let chosen =
        names.isEmpty || names.contains(symbol.name) || names.contains(symbol.qualifiedName)
      let left = skipped.contains(symbol.name) || skipped.contains(symbol.qualifiedName)
      guard !chosen || left, let node = symbol.declaration?.node else { continue }
      block([model], .deselected, at: node, in: symbol.file, "it was not chosen")
    }
  }
}

extension SyntaxTree {
  /// The names that the file mentions anywhere.
  fileprivate var mentionedNames: Set<String> {
    var names: Set<String> = []
    for position in tokens.kinds.indices where tokens.kinds[position] == .identifier {
      names.insert(Token(tree: self, index: position).name)
    }
    return names
  }
}

extension String {
  /// The text up to the first line break.
  var firstLine: String { String(prefix { !$0.isNewline }) }
}
