import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// `ObservableObject`, `Published` and the wrappers named as types.
extension Project {
  func keepByMentions(besides removed: [Node], into effects: inout Effects) {
    for mention in uses.mentions {
      switch mention.name {
      case "ObservableObject": keepByProtocolMention(mention, into: &effects)
      case "Published":
        // What is given for a 'Published<T>.Publisher' is looked at where it is mentioned.
        guard !mention.node.isPublishedPublisher, !mention.node.isPublishedInitializer,
          let owner = enclosingModel(mention.node)
        else { continue }
        effects.keep(
          [owner], .publishedType, at: mention.node, in: mention.file,
          "it uses 'Published' as a type")
      case "ObservableObjectPublisher":
        // One of any other name is a publisher like others: a use of `objectWillChange` counts there.
        guard let owner = enclosingModel(mention.node),
          mention.node.ancestors.contains(where: {
            $0.declaredMemberNames.contains("objectWillChange")
          }), !removed.contains(where: { $0.contains(mention.node) })
        else { continue }
        effects.keep(
          [owner], .ownWillChange, at: mention.node, in: mention.file,
          "it uses 'ObservableObjectPublisher'")
      default: keepByWrapperMention(mention, into: &effects)
      }
    }
    // What a typealias stands for may be asked for by that name.
    for use in uses.aliases.all.flatMap(\.others) where use.kind.isType {
      keepByProtocolMention(
        TypeMention(name: "ObservableObject", node: use, file: index.file(of: use).id),
        into: &effects)
    }
  }

  func enclosingModel(_ node: Node) -> TypeID? {
    var enclosing = index.enclosingType(of: node)
    while let type = enclosing {
      if graph.isModel(type) { return type }
      enclosing = index[type].parent
    }
    return nil
  }

  /// The wrappers that others take the place of where they are named as types.
  private static let renamedWrappers: Set = ["StateObject", "ObservedObject"]

  /// `StateObject<C>` and its like as types, or their initialisers away from `_c = …`.
  private func keepByWrapperMention(_ mention: TypeMention, into effects: inout Effects) {
    let node = mention.node
    // A wrapper is a struct, from which nothing inherits.
    if node.parent?.kind == .inheritedType { return }
    if node.kind == .reference || node.kind == .memberExpression {
      if node.isInWrapperAssignment { return }
      guard let call = node.callMakingIt else { return }
      let value = call.arguments.first?.value
      let type = value.map(resolver.type(of:)) ?? .unknown
      if type.unwrapped == .unknown {
        doubt(
          .value(unknown(value)), .storageUse, at: node, in: mention.file,
          "'\(mention.name)' is made outside an initializer of its owner, and may hold it",
          into: &effects)
      }
      if Self.renamedWrappers.contains(mention.name),
        call.arguments.first?.label == "wrappedValue"
      {
        return
      }
      let models = value.map { uses.parameters.models(of: type, at: $0, index, graph) } ?? []
      effects.keep(
        models, .storageUse, at: node, in: mention.file,
        "'\(mention.name)' is made outside an initializer of its owner")
      return
    }
    let argument = node.child(.genericArgumentClause)?.child(.genericArgument)?.children.first
    let type = argument.map { $0.kind.isType ? resolver.declaredType($0) : .unknown } ?? .unknown
    let models = uses.parameters.models(of: type, at: node, index, graph)
    if Self.renamedWrappers.contains(mention.name), node.kind == .namedType, !models.isEmpty,
      node.parent?.kind != .memberType
    {
      if mention.name == "ObservedObject" { keepInitialValues(of: models, into: &effects) }
      return
    }
    let text = "'\(node.text)' is used as a type"
    if type == .unknown {
      doubt(.value, .wholeProjection, at: node, in: mention.file, text, into: &effects)
    } else {
      effects.keep(models, .wholeProjection, at: node, in: mention.file, text)
    }
  }

  /// `.init(initialValue: c)` where an `ObservedObject<C>` may be asked for: `Bindable` has no such
  /// initialiser.
  private func keepInitialValues(of models: [TypeID], into effects: inout Effects) {
    for site in uses.constructorCalls[".init"] ?? [] {
      guard let argument = site.call.arguments.first, argument.label == "initialValue",
        let value = argument.value, site.call.node.assignmentAround == nil
      else { continue }
      let type = resolver.type(of: value)
      guard type.unwrapped == .unknown || type.declaredTypes.contains(where: models.contains)
      else { continue }
      effects.keep(
        models, .storageUse, at: site.call.node, in: site.file,
        "'.init(initialValue:)' may make an 'ObservedObject' of it")
    }
  }

  /// `ObservableObject` as a constraint, a type or a cast.
  private func keepByProtocolMention(_ mention: TypeMention, into effects: inout Effects) {
    let node = mention.node
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .inheritedType:
        // What stands for an associated type moves with it.
        return
      case .typealiasDecl: return
      case .genericParameter, .requirement:
        if uses.parameters.parameter(constrainedBy: node) == nil {
          keepConstrained(ancestor, mention, into: &effects)
        }
        return
      case .parameter:
        guard let function = FunctionDeclaration(ancestor.parent?.parent),
          let parameter = Parameter(ancestor)
        else { break }
        keepByCallers(of: function, parameter, mention, into: &effects)
        return
      // What fulfils a requirement spells the type again, and is asked there.
      case .patternBinding where ancestor.isRequirement, .functionDecl where ancestor.isRequirement:
        return
      case .patternBinding:
        if let value = ancestor.valueOfConstant {
          keep(
            what: [value], mention, "a constant takes it as an 'ObservableObject'", into: &effects)
          return
        }
        if let getter = ancestor.onlyGetter {
          keep(what: getter.results, mention, Self.givenBack, into: &effects)
          return
        }
        guard let variable = variableOfClass(ancestor), !node.isInCollection else { break }
        keepByAssignments(to: variable, mention, into: &effects)
        return
      case .functionDecl:
        guard let body = ancestor.child(.codeBlock) else { break }
        if let unused = unusedResults.first(where: { $0.mentions.contains(node) }) {
          effects.tie(unused.models)
          keepByHiddenObservable(unused.models, [node], mention.file, into: &effects)
          return
        }
        keep(what: body.results, mention, Self.givenBack, into: &effects)
        return
      case .extensionDecl:
        if TypeDeclaration(ancestor)?.extendedType?.contains(node) == true
          || TypeDeclaration(ancestor)?.extendedType == node
        {
          keepByExtension(ancestor, mention, into: &effects)
          return
        }
      case .whereClause, .constrainedType, .compositionType, .namedType, .genericArgument,
        .genericArgumentClause, .optionalType, .arrayType, .attributedType, .memberType,
        .typeAnnotation, .tupleType, .tupleTypeElement, .returnClause:
        continue
      default: break
      }
      break
    }
    keepAll(mention, into: &effects)
  }

  private static let givenBack = "a function or getter returns it as an 'ObservableObject'"

  private func keepAll(_ mention: TypeMention, into effects: inout Effects) {
    doubt(
      .anything(sure: []), .genericUse, at: mention.node, in: mention.file,
      "'ObservableObject' is used as a type, and may stand for it", into: &effects)
  }

  /// What stands against the migration of generic parameters that ask for an `ObservableObject`: each
  /// moves with all that is put into it.
  func keepByParameters(into effects: inout Effects) {
    for parameter in uses.parameters.all {
      let name =
        TypeDeclaration(parameter.owner)?.name ?? FunctionDeclaration(parameter.owner)?.name
        ?? parameter.owner.aliasName
      let owner = "'\(parameter.name)' of '\(name ?? "")'"
      if let place = parameter.unknown {
        // A parameter stands for itself where anything may fill it.
        let isAny = place.kind == .genericParameter || place == parameter.node
        doubt(
          isAny ? .anything(sure: []) : .value(unknown(place)), .genericUse, at: place,
          in: index.file(of: place).id,
          "what is put into \(owner) cannot be determined, and may be it", into: &effects)
        // What stays is put into it, too.
        if !isAny { effects.tie(parameter.models + suspects.models(unknown(place), at: place)) }
      } else if let place = parameter.foreign {
        effects.keep(
          parameter.models, .genericUse, at: place, in: index.file(of: place).id,
          "\(owner) takes an 'ObservableObject' from outside the project, too")
      }
    }
    for parameter in uses.parameters.all {
      keepByHiddenObservable(parameter.models, parameter.mentions, parameter.file, into: &effects)
    }
    for alias in uses.aliases.all {
      keepByHiddenObservable(alias.models, alias.mentions, alias.file, into: &effects)
      guard let place = alias.others.first else { continue }
      effects.keep(
        alias.models, .indirectConformance, at: place, in: index.file(of: place).id,
        "the typealias '\(alias.name)' of its 'ObservableObject' has other uses")
    }
  }

  /// A place that would have to name the protocol `Observable`, and would find another type, even behind the
  /// name of its module.
  func keepByHiddenObservable(
    _ models: [TypeID], _ places: [Node], _ file: FileID, into effects: inout Effects
  ) {
    for place in places
    where resolver.scopes.hidesObservable(at: place)
      && resolver.scopes.isTaken("Observation", at: place)
    {
      effects.keep(
        models, .shadowedObservation, at: place, in: file,
        "other types called 'Observable' and 'Observation' are in scope where its constraint is spelled"
      )
    }
  }

  /// `T: ObservableObject` of an extension or a protocol: the classes that are passed stay.
  ///
  /// Where what is constrained belongs to a parameter, such as an associated type, it may be any class.
  private func keepConstrained(
    _ constraint: Node, _ mention: TypeMention, into effects: inout Effects
  ) {
    guard
      let owner = constraint.ancestor([
        .functionDecl, .initDecl, .subscriptDecl, .classDecl, .structDecl, .enumDecl, .actorDecl,
        .protocolDecl, .extensionDecl, .typealiasDecl, .associatedTypeDecl,
      ]),
      let constrained = FunctionDeclaration(owner) == nil
        ? owner : owner.ancestors.first(where: { $0.kind.isTypeDeclaration }),
      let left = constraint.children.first(where: { $0.kind.isType }),
      isWholeParameter(left, of: constrained)
    else {
      keepAll(mention, into: &effects)
      return
    }
    keepConstrained(left, by: constrained, mention, into: &effects)
  }

  /// Whether a constrained type is a generic parameter of a declaration, or the `Self` of a protocol.
  private func isWholeParameter(_ type: Node, of owner: Node) -> Bool {
    let path = ProjectIndex.path(of: type)
    guard path.count == 1 else { return false }
    let isProtocol = index.type(of: owner).map { index[$0].kind == .protocol } == true
    return !isProtocol || path == ["Self"]
  }

  private func keepConstrained(
    _ left: Node, by owner: Node, _ mention: TypeMention, into effects: inout Effects
  ) {
    if let group = observableExtensions.first(where: { group in
      group.parts.contains { $0.mention == mention.node }
    }) {
      keep(by: group, mention, into: &effects)
    } else if owner.kind == .protocolDecl || owner.kind == .extensionDecl,
      let id = index.type(of: owner), index[id].kind == .protocol
    {
      let conformers = graph.models.filter { resolver.scopes.lineage(of: $0).contains(id) }
      effects.keep(
        conformers, .genericUse, at: mention.node, in: mention.file,
        "'\(index[id].name)' requires its conformers to be an 'ObservableObject'")
    } else if owner.kind == .extensionDecl, let id = index.type(of: owner),
      index[id].kind == .external
    {
      keepByMembers(of: owner, mention, into: &effects)
    } else {
      keepFilling(left, of: owner, mention, into: &effects)
    }
  }

  /// The models that are put into a generic parameter of a type which one of its extensions or functions
  /// constrains.
  private func keepFilling(
    _ left: Node, of owner: Node, _ mention: TypeMention, into effects: inout Effects
  ) {
    let path = ProjectIndex.path(of: left)
    guard let declaration = index.type(of: owner).flatMap({ index[$0].declaration }),
      let parameter = declaration.genericParameters.first(where: {
        [$0.genericParameterName] == path
      })
    else {
      keepAll(mention, into: &effects)
      return
    }
    let filled = uses.parameters.filled(parameter, of: declaration.node, resolver, graph)
    let text = "'\(declaration.name)' takes it as an 'ObservableObject'"
    effects.keep(filled.models, .genericUse, at: mention.node, in: mention.file, text)
    guard let place = filled.unknown else { return }
    doubt(
      place.kind == .genericParameter ? .anything(sure: []) : .value(unknown(place)), .genericUse,
      at: place, in: index.file(of: place).id, text, into: &effects)
  }

  /// The classes whose objects are passed to a function that takes an `ObservableObject`.
  private func keepByCallers(
    of function: FunctionDeclaration, _ parameter: Parameter, _ mention: TypeMention,
    into effects: inout Effects
  ) {
    let owner = function.name == "init" ? index.enclosingType(of: function.node) : nil
    let name = owner.map { index[$0].name } ?? function.name
    var isUnsure = function.isCalledWithoutName
    var calls = (owner.map(namesOfMaker) ?? [name]).flatMap { uses.constructorCalls[$0] ?? [] }
      .map(\.call)
    for use in projectMentions.places(of: function.name)
    where [.reference, .memberExpression].contains(use.kind)
      && (owner.map { namesOfMaker($0).contains(MemberExpression(use)?.base?.text ?? "") } ?? true)
    {
      let whole = use.parent?.kind == .genericSpecialization ? use.parent ?? use : use
      if let call = CallExpression(whole.parent), call.callee == whole {
        if owner == nil { calls.append(call) }
      } else if resolver.type(of: use).mayBeFunction {
        // The function is a value, and may be called with anything.
        isUnsure = true
      }
    }
    let values = calls.flatMap(\.arguments).filter { $0.label == parameter.label }
      .compactMap(\.value)
    keep(
      what: values, orAny: isUnsure, mention, "'\(name)' takes it as an 'ObservableObject'",
      into: &effects)
  }

  /// Keeps the models that some values are made of, and any class where others may be.
  func keep(
    what values: [Node], orAny isUnsure: Bool = false, _ mention: TypeMention, _ text: String,
    into effects: inout Effects
  ) {
    var models: Set<TypeID> = []
    var isUnsure = isUnsure
    for value in values where value.text != "nil" {
      let type = resolver.type(of: value)
      if type.parts.isUnknown { isUnsure = true } else { models.formUnion(type.parts.types) }
      models.formUnion(uses.parameters.models(of: type, at: value, index, graph))
    }
    keep(models, orAny: isUnsure, mention, text, into: &effects)
  }

  /// The names by which an initialiser of a type is called: its own, those of its subclasses and of
  /// typealiases for any of them, and those that stand for it within.
  private func namesOfMaker(_ owner: TypeID) -> [String] {
    let heirs = index.types.filter { resolver.scopes.lineage(of: $0.id).contains(owner) }
    return heirs.flatMap { resolver.namesLeading(to: $0.name) } + [
      ".init", "super", "self", "Self",
    ]
  }

  /// Keeps models that surely are used as an `ObservableObject`, and any class where others may be.
  func keep(
    _ models: Set<TypeID>, orAny isUnsure: Bool, _ mention: TypeMention, _ text: String,
    into effects: inout Effects
  ) {
    if isUnsure {
      doubt(
        .anything(sure: models), .genericUse, at: mention.node, in: mention.file, text,
        into: &effects)
    } else {
      effects.keep(
        models.filter(graph.isModel).sorted(), .genericUse, at: mention.node, in: mention.file,
        text)
    }
  }

  /// `extension Array where Element: ObservableObject { func helper() }`: the classes that are part of
  /// what the helper is used on stay.
  private func keepByMembers(of node: Node, _ mention: TypeMention, into effects: inout Effects) {
    guard let declaration = TypeDeclaration(node) else { return }
    var models: Set<TypeID> = []
    // A protocol that comes with the extension is used wherever such a value is passed.
    var isUnsure = declaration.isUsedWithoutName || !declaration.inheritedTypes.isEmpty
    for use in projectMentions.places(of: declaration.memberNames) {
      if use.kind == .keyPathComponent { isUnsure = true }
      if use.kind == .reference, let owner = index.enclosingType(of: use),
        index[owner].kind == .external, !node.contains(use)
      {
        isUnsure = true
      }
      guard let base = MemberExpression(use)?.base else {
        if isDeclared(use, in: node), let owner = enclosingModel(use) { models.insert(owner) }
        continue
      }
      let parts = resolver.type(of: base).parts
      if parts.isUnknown { isUnsure = true } else { models.formUnion(parts.types) }
    }
    keep(
      models, orAny: isUnsure, mention,
      "an extension of '\(declaration.name)' takes it as an 'ObservableObject'",
      into: &effects)
  }

  /// Whether a name means a function or a property that a declaration has.
  private func isDeclared(_ name: Node, in declaration: Node) -> Bool {
    let declared =
      resolver.functions(calledBy: name).map { index[$0].declaration.node }
      + [resolver.property(at: name).map { index[$0].declaration.node }].compactMap(\.self)
    return declared.contains(where: declaration.contains)
  }

  /// `extension ObservableObject { func helper() }`: the classes that use the helper move together, and it
  /// with them; they stay where it cannot.
  private func keepByExtension(
    _ node: Node, _ mention: TypeMention, into effects: inout Effects
  ) {
    guard let declaration = TypeDeclaration(node) else { return }
    let group =
      observableExtensions.first { $0.parts.contains { $0.node == node } }
      ?? ObservableExtensions(
        [ObservableExtensions.Part(declaration, mention: mention.node)], self)
    keep(by: group, mention, into: &effects)
  }

  /// Ties the classes that use members of extensions which ask for an `ObservableObject`, or keeps them.
  private func keep(
    by group: ObservableExtensions, _ mention: TypeMention, into effects: inout Effects
  ) {
    guard group.canMove else {
      keep(
        group.models, orAny: group.isUnsure, mention,
        group.parts.lazy.compactMap(\.extended).first.map {
          "it uses a member of an extension of '\(index[$0].name)' that requires an 'ObservableObject'"
        } ?? "it uses a member of an extension of 'ObservableObject'", into: &effects)
      return
    }
    let models = group.models.sorted()
    effects.tie(models)
    keepByHiddenObservable(models, [mention.node], mention.file, into: &effects)
  }
}

extension Node {
  /// The value of a binding that a `let` declares, which it has for good.
  fileprivate var valueOfConstant: Node? {
    guard let declaration = VariableDeclaration(parent), declaration.isLet else { return nil }
    return PatternBinding(self)?.initialValue
  }

  /// Whether the node is in a member of a protocol's declaration, which has no body.
  fileprivate var isRequirement: Bool {
    ancestor([.memberBlock])?.parent?.kind == .protocolDecl
  }

  /// The body of the getter of a binding that is computed and cannot be assigned.
  fileprivate var onlyGetter: Node? {
    guard let block = child(.accessorBlock) else { return nil }
    let accessors = block.children(.accessorDecl)
    guard let accessor = accessors.first else { return block }
    let isGetter = accessor.directTokens.contains { $0.kind == .getKeyword }
    return accessors.count == 1 && isGetter ? accessor.child(.codeBlock) : nil
  }
}

extension TypeDeclaration {
  /// Whether it declares something that is used without its name.
  var isUsedWithoutName: Bool {
    members.contains { FunctionDeclaration($0)?.isCalledWithoutName == true }
  }

  /// The names of the functions and properties that are declared.
  var memberNames: [String] { members.compactMap(\.declaredName) }
}

extension StaticType {
  /// Whether a value of the type may be called.
  fileprivate var mayBeFunction: Bool {
    switch self {
    case .unknown, .function: true
    default: false
    }
  }
}
