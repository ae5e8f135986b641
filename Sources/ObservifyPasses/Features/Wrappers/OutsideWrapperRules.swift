import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Property wrappers and functions that the project does not declare, and that may need an
/// `ObservableObject`.
///
/// The law: Apple's wrappers are known, the project's are read, and of those of packages ``OutsideWrapper``
/// says what they ask for. Any other holds what its property is, or may be.
extension Project {
  func keepByOutsideWrappers(into effects: inout Effects) {
    let followed = Set(uses.wrappers.map(\.declaration.node))
    for file in index.files {
      for node in file.tree.nodes(of: .attribute) {
        guard let attribute = Attribute(node), let owner = node.parent,
          !followed.contains(owner), let name = unknownWrapper(attribute)
        else { continue }
        switch owner.kind {
        case .variableDecl:
          if index.properties(of: owner).contains(where: { objectsPublished(by: $0) != nil }) {
            continue
          }
          keepByHolder(attribute, name, VariableDeclaration(owner), file, &effects)
        case .parameter:
          guard let parameter = Parameter(owner) else { continue }
          if ObjectWrapper(rawValue: attribute.name) != nil {
            keepByWrappedParameter(attribute, parameter, in: file.id, into: &effects)
          } else {
            keepByHolder(attribute, name, parameter, file, &effects)
          }
        default: continue
        }
      }
    }
    for use in uses.wrappers where use.wrapper.isPackages { keepFollowed(use, into: &effects) }
    keepByConsumers(into: &effects)
  }

  /// The name of a wrapper that may need an `ObservableObject`; nil for one that surely does not.
  private func unknownWrapper(_ attribute: Attribute) -> String? {
    let name = attribute.name
    if Vocabulary.plainAttributes.contains(name) || Vocabulary.typeAttributes.contains(name)
      || name.hasPrefix("_") || resolver.scopes.isGlobalActor(attribute)
      || name.hasSuffix("Builder")
      || resolver.isHarmlessMacro(name)
    {
      return nil
    }
    guard let outside = resolver.outsideName(of: attribute),
      !Vocabulary.plainWrappers.contains(outside),
      resolver.outsideWrapper(attribute)?.fate != .stays
    else { return nil }
    return outside
  }

  private func keepByHolder(
    _ attribute: Attribute, _ name: String, _ declaration: VariableDeclaration?,
    _ file: SourceFile, _ effects: inout Effects
  ) {
    guard let declaration else { return }
    keepEnclosing(attribute, name, declaration, file, &effects)
    for binding in declaration.bindings {
      let property = index.properties(of: declaration.node).first { index[$0].binding == binding }
      let type =
        property.map(resolver.type) ?? binding.type.map(resolver.declaredType)
        ?? binding.initialValue.map(resolver.type(of:)) ?? .unknown
      let uses = type == .unknown ? property.map(mentions) ?? [] : []
      // What is a condition is a 'Bool'.
      if uses.contains(where: \.isCondition) { continue }
      let variable = binding.nameToken?.name ?? ""
      let members =
        type == .unknown ? resolver.membersUsed(ofVariable: binding.node, variable) : []
      keep(attribute, name, variable, type, binding.type, file, used: members, &effects)
    }
  }

  /// Keeps the class of a wrapped property: a wrapper can reach for the object that it stands in, and
  /// ask for one that announces its changes (SE-0258, "Referencing the enclosing 'self'").
  private func keepEnclosing(
    _ attribute: Attribute, _ name: String, _ declaration: VariableDeclaration, _ file: SourceFile,
    _ effects: inout Effects
  ) {
    guard let owner = index.enclosingType(of: declaration.node), graph.isModel(owner),
      let property = index.properties(of: declaration.node).first.map({ index[$0] }),
      !property.isStatic, property.published?.name != Vocabulary.published,
      resolver.statedWrapper(attribute) == nil,
      // Those of the table do not reach out of themselves.
      resolver.outsideWrapper(attribute)?.modules.isEmpty != false
    else { return }
    effects.keep(
      [owner], .outsideWrapper, at: attribute.node, in: file.id,
      stranger(attribute, name, of: property.name)
        + " may need the class around it to be an 'ObservableObject'")
  }

  /// Says why nothing is known of a wrapper: by its name, or by another one that stands for that.
  private func stranger(_ attribute: Attribute, _ name: String, of variable: String) -> String {
    name.split(separator: ".").last == attribute.name.split(separator: ".").last
      ? "no file of the project declares '@\(name)' of '\(variable)', which"
      : "'@\(attribute.name)' of '\(variable)' stands for '@\(name)', which"
  }

  private func keepByHolder(
    _ attribute: Attribute, _ name: String, _ parameter: Parameter, _ file: SourceFile,
    _ effects: inout Effects
  ) {
    guard let type = parameter.type.map(resolver.declaredType) else { return }
    keep(
      attribute, name, parameter.nameToken?.name ?? "", type, parameter.type, file, used: [],
      &effects)
  }

  /// Keeps what a wrapper holds, or may hold.
  private func keep(
    _ attribute: Attribute, _ name: String, _ variable: String, _ type: StaticType,
    _ declared: Node?, _ file: SourceFile, used members: Set<String>, _ effects: inout Effects
  ) {
    let spelled = attribute.typeNode.map(resolver.declaredType) ?? .unknown
    var held = type.parts
    if case .external(_, let arguments) = spelled {
      held.types += arguments.flatMap(\.parts.types)
    }
    for argument in attribute.arguments.compactMap(\.value) {
      held.types +=
        resolver.type(of: argument).parts.types
        + (resolver.methodOwner(argument)?.parts.types ?? [])
    }
    let models = Set(
      held.types.filter(graph.isModel)
        + uses.parameters.models(of: type, at: attribute.node, index, graph)
    ).sorted()
    if models.isEmpty, held.isUnknown {
      let among =
        declared.flatMap(resolver.typesSpelled)
        ?? (isExtended(name)
          ? nil
          : typesNamed(byKeyPathOf: attribute)
            ?? (declared == nil ? typesGiven(to: attribute) : nil))
      let value = UnknownValue(members: members, among: among)
      doubt(
        .value(value), .outsideWrapper, at: attribute.node, in: file.id,
        stranger(attribute, name, of: variable) + " may hold it", into: &effects)
    } else {
      effects.keep(
        models, .outsideWrapper, at: attribute.node, in: file.id,
        stranger(attribute, name, of: variable) + " may need an 'ObservableObject'")
    }
  }

  /// The types that a wrapper's key path can lead to; nil where that cannot be told.
  ///
  /// A wrapper from outside begins at a type from outside, which the project extends, or at the one
  /// around it. A property that neither declares is of a type from outside.
  private func typesNamed(byKeyPathOf attribute: Attribute) -> Set<TypeID>? {
    guard let written = attribute.typeNode,
      resolver.scopes.typeLookup(ProjectIndex.path(of: written), at: attribute.node) == .undeclared,
      let owner = attribute.node.parent
    else { return nil }
    let around = index.enclosingType(of: owner).map { resolver.scopes.lineage(of: $0) } ?? []
    return suspects.endTypes(
      of: attribute.arguments.compactMap(\.value), from: around + index.externalTypes.values)
  }

  /// The types that a wrapper from outside can get out of its arguments; nil where that cannot be told.
  ///
  /// Nothing from outside is of a type of the project's, unless it is generic and is given one.
  private func typesGiven(to attribute: Attribute) -> Set<TypeID>? {
    var found: Set<TypeID> = []
    for argument in attribute.arguments {
      guard let value = argument.value, let types = typesGiven(by: value) else { return nil }
      found.formUnion(types)
    }
    return found
  }

  /// Whether the project extends a type from outside: an initialiser that it adds may settle what the
  /// arguments do not tell.
  private func isExtended(_ name: String) -> Bool {
    let last = name.split(separator: ".").last ?? ""
    return index.externalTypes.keys.contains { $0.split(separator: ".").last == last }
  }

  private func typesGiven(by value: Node) -> Set<TypeID>? {
    if value.text == "nil" { return [] }
    if value.kind == .keyPathExpression {
      return suspects.endTypes(of: [value], from: index.types.map(\.id))
    }
    if let member = MemberExpression(value), member.base == nil {
      // '.name' takes its type from the parameter, unless the project adds a member of that name.
      return index.outsideMemberNames.contains(member.name) ? nil : []
    }
    let end = suspects.contents(of: resolver.type(of: value))
    guard let owner = resolver.methodOwner(value) else { return end }
    return suspects.contents(of: owner).flatMap { end?.union($0) }
  }

  /// Where the code of its type mentions a property.
  private func mentions(of property: PropertyID) -> [Node] {
    guard let owner = index[property].owner else { return [] }
    let name = index[property].name
    return (mentions.mentions(in: index[owner]).byName[name] ?? []).map(\.node).filter {
      self.property(at: $0) == property
    }
  }

  /// A wrapper with a counterpart, where that does not fit.
  private func keepFollowed(_ use: WrapperUse, into effects: inout Effects) {
    let place = use.attribute.node
    let reason: String? =
      switch use.wrapper {
      case .optionalEnvironmentObject where use.optionalType == nil:
        "the type of '\(use.name)' is not written as 'C?'"
      case .resolvedObject where resolver.scopes.isTaken("Injected", at: place):
        "another type called 'Injected' is in scope"
      default: nil
      }
    guard let reason else { return }
    effects.keep(use.models, .outsideWrapper, at: place, in: use.file, reason)
  }

  /// Keeps what is passed to functions of packages that take an `ObservableObject`.
  private func keepByConsumers(into effects: inout Effects) {
    let known = OutsideWrapper.consumers.filter { !$0.value.isDisjoint(with: index.imports) }
    let own = Set(index.topLevelTypes.keys).union(index.functions.lazy.map(\.name))
    let consumers = index.packages.consumers.union(known.keys).subtracting(own)
    keepPackageObjects(into: &effects)
    keepByUnseenCalls(into: &effects)
    guard !consumers.isEmpty else { return }
    let wanted = NameSet(consumers)
    for file in index.files {
      for node in file.tree.nodes(of: .namedType)
      where node.firstDirectToken().map(wanted.contains) == true {
        let held = resolver.declaredType(node).parts.types
        effects.keep(
          held.filter(graph.isModel), .genericUse, at: node, in: file.id,
          "'\(node.text)' takes it as an 'ObservableObject'")
      }
      for node in file.tree.nodes(of: .callExpression) {
        guard let call = CallExpression(node), let token = call.callee?.mentionedName,
          wanted.contains(token)
        else { continue }
        for value in call.arguments.compactMap(\.value) {
          let type = resolver.type(of: value)
          let models = uses.parameters.models(of: type, at: value, index, graph)
          let text = "'\(token.name)' takes it as an 'ObservableObject'"
          if models.isEmpty, type.unwrapped == .unknown {
            doubt(.value(unknown(value)), .genericUse, at: value, in: file.id, text, into: &effects)
          } else {
            effects.keep(models, .genericUse, at: value, in: file.id, text)
          }
        }
      }
    }
  }
}

extension TypeResolver {
  /// The type that a method is named by without an object, which the function then takes: `Model.load`.
  fileprivate func methodOwner(_ expression: Node) -> StaticType? {
    guard let base = MemberExpression(expression)?.base, case .metatype(let owner) = type(of: base)
    else { return nil }
    return owner
  }
}

extension Node {
  /// Whether an expression is asked whether it is true.
  fileprivate var isCondition: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .condition: return true
    case .prefixExpression: return parent.firstToken.text == "!"
    case .sequenceExpression:
      return neighbours.contains {
        $0.kind == .operatorReference && ["&&", "||"].contains($0.text)
      }
        || parent.children.first == self && neighbours.first?.kind == .ternary
    default: return false
    }
  }
}

extension WrapperUse {
  /// The type of an object that may be absent, as it is spelled for the property or in the attribute.
  var optionalType: Node? {
    binding.focusedType ?? (binding.type == nil ? attribute.spelledOptionalType : nil)
  }
}
