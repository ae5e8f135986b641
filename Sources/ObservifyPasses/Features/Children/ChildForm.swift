import ObservifyIndex
import ObservifySyntax

/// What an `@ObservedObject` becomes.
enum ChildForm: Equatable {
  /// A stored property without a wrapper; with `let` in the place of `var` where that is needed.
  case plain(isLet: Bool)
  /// `@Bindable`: something makes bindings by `$name`.
  case bindable
  /// `@State`: the declaration makes the object, and nobody passes one in.
  case owned

  /// Whether no wrapper is left.
  var isPlain: Bool {
    if case .plain = self { true } else { false }
  }

  /// Decides for a wrapper.
  ///
  /// - Complexity: O(*n*) in the uses of the wrapper.
  init(of use: WrapperUse, _ plan: EditPlan) {
    let places = plan.uses.alternatives(to: use.id)
    let storages = places.flatMap(plan.uses.storages).map(\.node)
    let values = places.flatMap(plan.uses.values).map(\.node)
    let isBound =
      places.contains { !plan.uses.projections(of: $0).isEmpty }
      || storages.contains { $0.needsBindable || plan.resolver.handsOnWrapper($0) }
    let holder = use.holder.map { plan.index[$0] }
    let isStruct = holder?.kind == .struct
    let property = use.property.map { plan.index[$0] }
    let isStored = storages.contains { !$0.needsBindable }
    // What is assigned on a copy of the view is written there, by whatever name.
    let copies = storages.filter { !$0.isOnSelf && !$0.needsBindable }
    let writes = values.filter(\.mayBeWritten) + copies
    if isStruct, let value = use.initialValue, value.makesObject, !isStored, writes.isEmpty,
      let holder, let property, !property.isStatic,
      property.isPrivate || !Self.isPassed(use.name, to: holder, plan),
      !values.contains(where: \.configuresView)
    {
      self = .owned
      return
    }
    guard !isBound else {
      self = .bindable
      return
    }
    let hasDefault = use.initialValue != nil
    let isPrivate = property?.isPrivate == true
    let isObserved = use.binding.accessorBlock != nil
    let hasMemberwise = isStruct && holder.map { !$0.hasOwnInitializer(plan.index) } == true
    if hasDefault, isPrivate, hasMemberwise, !isStored || !copies.isEmpty {
      if writes.isEmpty, !isObserved {
        self = .plain(isLet: true)
        return
      }
      // A plain private variable makes the memberwise initialiser private.
      if let holder, Self.isMade(holder, outside: use.file, plan) {
        self = .bindable
        return
      }
    }
    let isAssignedLater =
      writes.contains { $0.ancestor([.initDecl]) == nil } || !copies.isEmpty
    let canBeLet =
      !isAssignedLater && (!hasDefault || isPrivate && writes.isEmpty && !isStored)
      && use.property != nil && !isObserved && !Self.isSettable(use, plan)
    self = .plain(isLet: plan.settings.prefersLet && canBeLet)
  }

  /// Whether code of another file makes values of a type.
  private static func isMade(
    _ holder: TypeSymbol, outside file: FileID, _ plan: EditPlan
  ) -> Bool {
    [holder.name, ".init"].contains { name in
      (plan.uses.constructorCalls[name] ?? []).contains { $0.file != file }
    }
  }

  /// Whether a protocol of the holder asks for a variable that can be set.
  private static func isSettable(_ use: WrapperUse, _ plan: EditPlan) -> Bool {
    guard let holder = use.holder else { return false }
    return plan.resolver.scopes.lineage(of: holder).contains { type in
      plan.index[type].kind == .protocol
        && plan.index[type].properties.map { plan.index[$0] }.contains {
          $0.name == use.name && $0.binding.accessors.contains { $0.firstToken.isNamed("set") }
        }
    }
  }

  /// Whether a call in the project gives the property its object.
  ///
  /// A private property with a default value is no parameter of the memberwise initialiser.
  private static func isPassed(_ name: String, to holder: TypeSymbol, _ plan: EditPlan) -> Bool {
    // The initialiser may be passed on as a function: `Row.init(model:)`.
    if plan.uses.initializerReferences[holder.name]?.contains(name) == true { return true }
    return (plan.resolver.namesLeading(to: holder.name) + [".init"])
      .flatMap { plan.uses.constructorCalls[$0] ?? [] }.flatMap(\.call.arguments)
      .contains { $0.label == name }
  }
}

extension Node {
  /// Whether a mention of a view's object hands it something from whoever makes the view: in an
  /// initialiser with parameters, in a modifier that gives back the view itself, or on another view
  /// than `self`.
  ///
  /// What is set there belongs to this value of the view. `@State` would keep the first object, and
  /// later values would not be seen (Apple, *State*: the initial value is used once).
  fileprivate var configuresView: Bool {
    guard isOnSelf else { return kind == .memberExpression }
    guard let member = ancestor([.functionDecl, .initDecl, .accessorBlock, .variableDecl]) else {
      return false
    }
    let declaration = FunctionDeclaration(member)
    if member.kind == .initDecl { return declaration?.parameters.isEmpty == false }
    return declaration?.body?.descendants.contains { node in
      node.kind == .reference && node.firstToken.kind == .selfKeyword
        && [.returnStatement, .codeBlock].contains(node.parent?.kind)
    } == true
  }
}

extension TypeSymbol {
  /// Whether the declaration itself has an initialiser, so that there is no memberwise one.
  func hasOwnInitializer(_ index: ProjectIndex) -> Bool {
    index.initializers(of: id).contains { initializer in
      initializer.node.ancestor([
        .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl,
      ])?.kind != .extensionDecl
    }
  }
}

extension WrapperUse {
  /// How the declaration's type can be written, where it is a plain type of the project.
  func spelledType(_ index: ProjectIndex) -> String? {
    if let made = initialValue?.constructedType { return made }
    guard case .nominal(let ids, _) = type, let model = ids.first,
      index[model].declaration?.genericParameters.isEmpty == true
    else { return nil }
    return index[model].qualifiedName
  }
}

extension Node {
  /// The type's name in `Model()` or `Module.Model(id)`; nil for any other expression.
  var constructedType: String? {
    guard makesObject, let callee = CallExpression(self)?.callee else { return nil }
    return MemberExpression(callee)?.name == "init" ? nil : callee.text
  }

  /// Whether an initial value is a new object: `Model()`, `Module.Model(id)`, `.init()`.
  var makesObject: Bool {
    guard let callee = CallExpression(self)?.callee else { return false }
    switch callee.kind {
    case .reference: return callee.firstToken.text.first?.isUppercase == true
    case .genericSpecialization:
      return callee.children.first?.firstToken.text.first?.isUppercase == true
    case .memberExpression:
      guard let member = MemberExpression(callee) else { return false }
      return member.name == "init" || member.name.first?.isUppercase == true
    default: return false
    }
  }
}
