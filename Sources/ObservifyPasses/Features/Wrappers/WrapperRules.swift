import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
import ObservifyText

/// What stands in the uses of a model against its migration.
extension Project {
  func keepByWrappers(into effects: inout Effects) -> [ImpliedIsolation] {
    keepUnknownArguments(into: &effects)
    var implied: [ImpliedIsolation] = []
    for wrapper in uses.wrappers {
      let models = wrapper.models
      if models.isEmpty, wrapper.type.unwrapped == .unknown {
        let value = UnknownValue(
          members: membersUsed(of: wrapper.id),
          among: wrapper.binding.type.flatMap(resolver.typesSpelled)
            ?? wrapper.initialValue.flatMap(suspects.typesNamed(byKeyPathsIn:)))
        doubt(
          .value(value), .unknownWrapperType, at: wrapper.declaration.node, in: wrapper.file,
          "the type of '\(wrapper.name)' cannot be determined, and may be it: declare it",
          into: &effects)
        continue
      }
      if wrapper.wrapper == .focusedObject { keepByFocus(wrapper, into: &effects) }
      keepByName(wrapper, into: &effects)
      for attribute in wrapper.declaration.node.attributes
      where attribute != wrapper.attribute && attribute.name != "Previewable"
        && !Vocabulary.plainAttributes.contains(attribute.name)
      {
        effects.keep(
          models, .secondWrapper, at: attribute.node, in: wrapper.file,
          "'\(wrapper.name)' has the wrapper '@\(attribute.name)' too")
      }
      if let isolation = isolation(of: wrapper, into: &effects) { implied.append(isolation) }
    }
    for projection in uses.projections {
      let wrapper = uses[projection.wrapper]
      if let name = MemberExpression(projection.node.parent)?.name,
        ["wrappedValue", "projectedValue"].contains(name),
        wrapper.models.contains(where: { resolver.scopes.member(name, of: $0) != nil })
      {
        effects.keep(
          wrapper.models, .wholeProjection, at: projection.node, in: projection.file,
          "'$\(wrapper.name).\(name)' would mean a member of the binding to the object")
      }
      let isWhole =
        wrapper.wrapper == .focusedObject
        ? !projection.node.isUnwrappedForMember : projection.node.isWholeProjection
      guard isWhole else { continue }
      effects.keep(
        wrapper.models, .wholeProjection, at: projection.node, in: projection.file,
        "the projection '$\(wrapper.name)' is passed whole")
    }
    return implied
  }

  /// A variable of the name of its own class, which `@Environment(Auth.self)` or `@FocusedValue(Auth.self)`
  /// would mean in its place (a compiler check).
  private func keepByName(_ wrapper: WrapperUse, into effects: inout Effects) {
    let naming: [ObjectWrapper] = [.environmentObject, .optionalEnvironmentObject, .focusedObject]
    guard naming.contains(wrapper.wrapper),
      let type = wrapper.optionalType ?? wrapper.binding.type
        ?? wrapper.attribute.spelledValueType,
      let name = ProjectIndex.path(of: type).first,
      case .property = resolver.scopes.target(of: name, at: wrapper.declaration.node)
    else { return }
    effects.keep(
      wrapper.models, .hiddenType, at: wrapper.declaration.node, in: wrapper.file,
      "'\(type.text).self' would mean the property '\(name)'")
  }

  /// The names of the members that code uses on a wrapped object.
  private func membersUsed(of wrapper: WrapperID) -> Set<String> {
    var names: Set<String> = []
    for reference in uses.values(of: wrapper) + uses.projections(of: wrapper) {
      if let member = MemberExpression(reference.node.parent) {
        names.insert(member.name)
      }
    }
    return names
  }

  /// A plain type that a main-actor wrapper made run on the main actor, or let make an object there (in
  /// Swift 5 mode, SE-0401), and whose code needs it: a struct or class gets the isolation written out
  /// where it surely was implied.
  private func isolation(
    of wrapper: WrapperUse, into effects: inout Effects
  ) -> ImpliedIsolation? {
    guard let holder = wrapper.holder, !isIsolated(holder), !declaresMainActorProtocol(holder)
    else { return nil }
    let makesIsolated =
      wrapper.initialValue != nil && wrapper.models.contains(where: { isIsolated($0) })
    guard
      makesIsolated && wrapper.wrapper != .environmentObject || callsIsolated(holder)
        || waits(holder)
    else { return nil }
    if index.modules.infersIsolationFromWrappers(index[wrapper.file].path),
      [.struct, .class].contains(index[holder].kind)
    {
      return ImpliedIsolation(
        holder: holder, attribute: wrapper.attribute, file: wrapper.file, models: wrapper.models)
    }
    // A model loses its wrapper, whatever becomes of the object.
    effects.keep(
      wrapper.models + [holder].filter(graph.isModel), .isolation, at: wrapper.attribute.node,
      in: wrapper.file,
      "'\(index[holder].name)' runs on the main actor only because of '@\(wrapper.wrapper.rawValue)'"
    )
    return nil
  }

  /// Whether code of a type runs on the type's actor that would run in the background without it: an
  /// asynchronous function, or a task.
  private func waits(_ type: TypeID) -> Bool {
    index[type].functions.map { index[$0].declaration.node }.contains {
      $0.waits && !$0.hasModifier("nonisolated") && !isIsolated($0)
    }
      || (mentions.mentions(in: index[type]).byName["Task"] ?? []).contains {
        CallExpression($0.node.parent)?.trailingClosures.first?.isMarkedMainActor != true
      }
  }

  /// Whether code of a type mentions a function or a type that runs on the main actor.
  private func callsIsolated(_ type: TypeID) -> Bool {
    let mentions = mentions.mentions(in: index[type])
    // An extension that adds a main-actor protocol isolates what is in it, and nothing else.
    let isolatedMembers = Set(
      mentions.members.filter { member in
        isIsolated(member)
          || TypeDeclaration(member.ancestor([.extensionDecl])).map(listsMainActorProtocol) == true
      })
    return mentions.byName.contains { name, all in
      let found = all.filter { !isolatedMembers.contains($0.member) }
      let types = index.topLevelTypes[name] ?? []
      // A publisher is of the actor of its property.
      let property = name.hasPrefix("$") ? String(name.dropFirst()) : name
      if types.isEmpty, !found.isEmpty, Vocabulary.isOnMainActor(name) { return true }
      return found.contains { mention in
        types.contains { isIsolated($0) } || callsIsolated(property, by: mention.node)
      }
    }
  }

  private func callsIsolated(_ name: String, by mention: Node) -> Bool {
    guard let base = MemberExpression(mention)?.base else {
      switch resolver.scopes.target(of: name, at: mention) {
      case .property(let id): return isIsolated(index[id])
      case .functions(let ids): return ids.contains { isIsolated(index[$0].declaration.node) }
      case .local(let local):
        guard case .parameter(let parameter) = local.form else { return false }
        return parameter.type.map(isIsolatedFunction) == true
      default: return false
      }
    }
    return resolver.type(of: base).instance.declaredTypes.flatMap(resolver.scopes.lineage)
      .contains { owner in
        isIsolated(owner)
          || (index[owner].members[name] ?? []).contains { member in
            switch member {
            case .function(let id): isIsolated(index[id].declaration.node)
            case .property(let id): isIsolated(index[id])
            case .type(let id): isIsolated(id)
            default: false
            }
          }
      }
  }

  private func isIsolated(_ property: PropertySymbol) -> Bool {
    isIsolated(property.declaration.node) || property.binding.type.map(isIsolatedFunction) == true
  }

  /// Whether a type is that of a function of a global actor, or is made of one; typealiases are followed.
  private func isIsolatedFunction(_ type: Node) -> Bool { isIsolatedFunction(type, depth: 8) }

  private func isIsolatedFunction(_ type: Node, depth: Int) -> Bool {
    type.subtree.contains { part in
      if part.kind == .attributedType { return isIsolated(part) }
      guard depth > 0,
        case .alias(let alias) = resolver.scopes.typeLookup(ProjectIndex.path(of: part), at: part)
      else { return false }
      return alias.aliasTarget.map { isIsolatedFunction($0, depth: depth - 1) } == true
    }
  }

  private func isIsolated(_ declaration: Node) -> Bool {
    declaration.attributes.contains(where: resolver.scopes.isGlobalActor)
  }

  /// Whether SwiftUI's protocols put a type on the main actor: its own list names one, or a type or
  /// protocol of the project that does.
  func declaresMainActorProtocol(_ type: TypeID) -> Bool {
    index[type].declaration.map(listsMainActorProtocol) == true
  }

  private func listsMainActorProtocol(_ declaration: TypeDeclaration) -> Bool {
    declaration.inheritedTypes.contains { element in
      element.children.filter(\.kind.isType).flatMap(ScopeLookup.namedTypes).contains { type in
        let path = ProjectIndex.path(of: type)
        if case .declared(let ids) = resolver.scopes.typeLookup(path, at: element) {
          return ids.flatMap(outsideSupertypes).contains(where: Self.isMainActorProtocol)
        }
        return path.last.map(Self.isMainActorProtocol) == true
      }
    }
  }

  private static func isMainActorProtocol(_ last: String) -> Bool {
    Vocabulary.mainActorProtocols.contains(last) || last.hasSuffix("Style")
      || last.hasSuffix("View")
  }

  func keepByStorages(_ late: LateEnvironment, into effects: inout Effects) {
    for storage in uses.storages {
      let wrapper = uses[storage.wrapper]
      switch wrapper.wrapper {
      case .environmentObject: if handsOnEnvironment(storage, late) { continue }
      case .focusedObject, .injectedObject, .resolvedObject, .optionalEnvironmentObject: break
      case .stateObject: if storage.node.readsWrapper { continue }
      case .observedObject:
        if storage.node.needsBindable || resolver.handsOnWrapper(storage.node) { continue }
      }
      guard storage.node.wrapperAssignment(wrapper.wrapper) != nil else {
        effects.keep(
          wrapper.models, .storageUse, at: storage.node, in: storage.file,
          "the storage '_\(wrapper.name)' is used")
        continue
      }
      if wrapper.wrapper == .stateObject { keepByStateOrder(storage, wrapper, into: &effects) }
    }
  }

  /// Whether a mention gives an environment object's wrapper to a view that has the same one and no
  /// initialiser of its own: `Child(model: _model)`.
  ///
  /// `Environment<C>` is as much a parameter of the memberwise initialiser as `EnvironmentObject<C>` is
  /// (a compiler check).
  private func handsOnEnvironment(_ storage: WrappedReference, _ late: LateEnvironment) -> Bool {
    guard let argument = storage.node.parent,
      let property = resolver.memberwiseProperty(of: argument),
      let taker = uses.wrapperOfBinding[index[property].binding.node]
    else { return false }
    return uses[taker].wrapper == .environmentObject
      && uses[taker].models == uses[storage.wrapper].models
      && ![taker, storage.wrapper].contains(where: late.isOptional)
      // One that nothing reads goes.
      && !(uses.values(of: taker).isEmpty && uses.projections(of: taker).isEmpty)
  }

  /// Xcode 27's `@State` takes no default beside an assignment, and no assignment before the other
  /// stored properties are set.
  private func keepByStateOrder(
    _ storage: WrappedReference, _ wrapper: WrapperUse, into effects: inout Effects
  ) {
    if wrapper.binding.initialValue != nil,
      !isAssignedByEveryInit(wrapper)
        || wrapper.binding.initialValue != nil && wrapper.binding.type == nil
          && wrapper.spelledType(index) == nil
    {
      effects.keep(
        wrapper.models, .stateOrder, at: storage.node, in: storage.file,
        "'\(wrapper.name)' has a default value and is assigned in 'init'")
    }
    guard let order = StateOrder(storage.node, wrapper.name) else { return }
    let reason: String? =
      if order.isInBranch {
        "is assigned in a branch, with other stored properties assigned after it"
      } else if order.isBlocked {
        "is assigned before other stored properties, and a read or a 'return' stands between"
      } else if let last = order.last, usesWhole(last, wrapper) {
        "is assigned before other stored properties, and these in a branch that uses the whole value"
      } else {
        nil
      }
    if let reason {
      effects.keep(
        wrapper.models, .stateOrder, at: storage.node, in: storage.file,
        "'_\(wrapper.name)' \(reason)")
    }
  }

  /// Whether a statement that assigns the last stored property then uses the whole value: calls a function of it, or
  /// hands it on.
  private func usesWhole(_ statement: Node, _ wrapper: WrapperUse) -> Bool {
    statement.assignment == nil
      && statement.descendants.contains { node in
        guard node.kind == .reference else { return false }
        if node.firstToken.kind == .selfKeyword, MemberExpression(node.parent) == nil {
          return true
        }
        let name = node.firstToken.kind == .selfKeyword ? node.parent : node
        return name.map { resolver.functions(calledBy: $0) }?.contains {
          index[$0].owner == wrapper.holder && !index[$0].isStatic
        } == true
      }
  }

  /// Whether every initialiser of the owner, those that call another one aside, assigns the property
  /// at the top level of its body.
  private func isAssignedByEveryInit(_ wrapper: WrapperUse) -> Bool {
    guard let holder = wrapper.holder else { return false }
    let assignments = uses.storages(of: wrapper.id).compactMap(\.node.parent)
    return index.initializers(of: holder).allSatisfy { initializer in
      guard let body = initializer.body else { return false }
      return body.delegates || assignments.contains { $0.parent == body }
    }
  }

  func keepByInjections(into effects: inout Effects) {
    for injection in uses.injections {
      if injection.modifier != .environmentObject { keepByFocus(injection, into: &effects) }
      guard injection.type.unwrapped == .unknown else { continue }
      doubt(
        .value(unknown(injection.argument)), .unknownInjection,
        at: injection.call.node.injectionPlace, in: injection.file,
        "the type of '\(injection.argument.text.firstLine)' cannot be determined, and may be it: inject a constant with a declared type",
        into: &effects)
    }
    for odd in uses.oddInjections {
      doubt(
        .value, .unknownInjection, at: odd.node, in: odd.file, "'\(odd.name)' is used as a value",
        into: &effects)
    }
  }
}
