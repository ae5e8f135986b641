import ObservifySyntax

/// What initialisers make.
extension TypeResolver {
  /// What a declared initialiser gives: its type, or an optional of it.
  func madeType(by declaration: Node) -> StaticType {
    let type = selfType(at: declaration)
    return declaration.isFailable ? .optional(type) : type
  }

  /// What a call of an initialiser of the project's types gives, by the labels of the call; unknown
  /// where some that it can be may fail and others may not.
  func made(_ instance: StaticType, by call: CallExpression) -> StaticType {
    guard case .nominal(let ids, _) = instance else { return instance }
    if let name = otherType(made: ids, by: call) { return .external(name) }
    let failing = Set(ids.flatMap { mayFail(call, of: $0) })
    guard failing.count == 1 else { return failing.isEmpty ? instance : .unknown }
    return failing.contains(true) ? .optional(instance) : instance
  }

  /// The name of a type of another module that a call makes.
  ///
  /// It gives nothing but a closure, which no initialiser of the class takes that has the name here: `Group { … }` is
  /// SwiftUI's.
  private func otherType(made types: [TypeID], by call: CallExpression) -> String? {
    guard call.arguments.isEmpty, !call.trailingClosures.isEmpty, types.count == 1,
      index[types[0]].kind == .class
    else { return nil }
    let declared = scopes.lineage(of: types[0]).flatMap { index[$0].functions }
      .map { index[$0].declaration }.filter { $0.node.kind == .initDecl }
    return !declared.isEmpty && declared.allSatisfy { match(call, $0.inputs) == nil }
      ? index[types[0]].name : nil
  }

  /// What the initialiser of some types gives that is named, `Model.init(id:)`; unknown where one of
  /// that name may fail and another may not.
  func made(_ instance: StaticType, _ types: [TypeID], _ name: Node) -> StaticType {
    guard let labels = name.writtenLabels else {
      // The labels of a call tell.
      if CallExpression(name.parent)?.callee == name { return instance }
      let declared = types.flatMap(scopes.lineage(of:)).flatMap { index[$0].functions }
        .map { index[$0].declaration.node }.filter { $0.kind == .initDecl }
      if types.contains(where: { rawValue(of: $0) != nil }) {
        return declared.isEmpty ? .optional(instance) : .unknown
      }
      return declared.contains(where: \.isFailable) ? .unknown : instance
    }
    let named = types.flatMap(scopes.lineage(of:)).flatMap { index[$0].functions }
      .map { index[$0].declaration }.filter { declaration in
        declaration.node.kind == .initDecl
          && declaration.parameters.map { $0.label ?? "_" } == labels
      }
    if named.isEmpty, labels == ["rawValue"], types.contains(where: { index[$0].kind == .enum }) {
      return .optional(instance)
    }
    let failing = Set(named.map(\.node.isFailable))
    guard failing.count == 1 else { return failing.isEmpty ? instance : .unknown }
    return failing.contains(true) ? .optional(instance) : instance
  }

  /// Whether the initialisers that a call can be may fail.
  func mayFail(_ call: CallExpression, of type: TypeID) -> Set<Bool> {
    let declared = scopes.lineage(of: type).flatMap { index[$0].functions }
      .map { index[$0].declaration }.filter { $0.node.kind == .initDecl }
    let matching = declared.filter { match(call, $0.inputs) != nil }
    if matching.isEmpty, index[type].kind == .enum, call.arguments.map(\.label) == ["rawValue"] {
      return [true]
    }
    // Beside an operator what the other side is may decide.
    let fitting =
      call.node.parent?.kind == .sequenceExpression
      ? [] : matching.filter { takesAsGiven(call, $0) }
    return Set((fitting.isEmpty ? matching : fitting).map(\.node.isFailable))
  }

  /// What a call gives that may be of an initialiser which the project adds to a type from outside, and
  /// which may fail: an optional or not where the type's own may be meant as well; nil where it surely is.
  func failing(_ name: String, _ call: CallExpression, of type: TypeID) -> StaticType? {
    let matches = index[type].functions.map { index[$0].declaration }
      .filter(\.node.isFailable).compactMap { match(call, $0.inputs) }
      .map { pairs in pairs.map { takes($0, $1) } }
      .filter { !$0.contains(false) }
    guard !matches.isEmpty else { return nil }
    let isSure =
      matches.contains { !$0.contains(nil) } || !call.arguments.contains { $0.label == nil }
    return isSure ? .optional(.external(name)) : .external("\(name)()")
  }

  /// Whether a parameter takes a value: surely where the types are the same, surely not where they are
  /// different numbers or texts; nil where that cannot be told.
  func takes(_ input: Input, _ value: Node) -> Bool? {
    guard let asked = input.type.map(declaredType),
      ![.literal, .stringLiteral].contains(value.kind)
    else { return nil }
    let given = type(of: value)
    if given == asked, given != .unknown { return true }
    guard case .external(let one, []) = given.wrapped,
      case .external(let other, []) = asked.wrapped,
      one != other, Vocabulary.distinctTypes.isSuperset(of: [one, other])
    else { return nil }
    return false
  }

  /// Whether an initialiser asks for optionals where a call surely gives some, and nowhere else: it is
  /// chosen before one that has to wrap what it is given.
  private func takesAsGiven(_ call: CallExpression, _ initializer: FunctionDeclaration) -> Bool {
    (match(call, initializer.inputs) ?? []).allSatisfy { input, value in
      let given = type(of: value)
      guard given != .unknown, let asked = input.type.map(declaredType), asked != .unknown else {
        return false
      }
      return (given == given.optionalized) == (asked == asked.optionalized)
    }
  }
}

extension FunctionDeclaration {
  /// Whether calls need not spell its name: those of operators and subscripts, of what interpolation,
  /// result builders and calls of values mean, and of a property wrapper's initialisers.
  package var isCalledWithoutName: Bool {
    if ["subscript", "callAsFunction", "appendInterpolation"].contains(name) { return true }
    guard let first = name.unicodeScalars.first else { return true }
    if !first.properties.isXIDStart && first != "_" { return true }
    guard name == "init" || name.hasPrefix("build"),
      let owner = node.ancestors.first(where: \.kind.isTypeDeclaration)
    else { return false }
    return owner.attribute(name == "init" ? "propertyWrapper" : "resultBuilder") != nil
  }

  /// The parameters, as a call is matched with them.
  var inputs: [TypeResolver.Input] { parameters.map(TypeResolver.Input.init) }
}

extension Node {
  /// The labels behind a function's name, `_` for none: of `items(with:)`; nil where none are written.
  var writtenLabels: [String]? {
    child(.nameArguments).map { written in
      written.directTokens.filter { $0.kind.isName || $0.kind == .underscore }.map(\.name)
    }
  }

  /// Whether an initialiser may give nil.
  fileprivate var isFailable: Bool {
    guard let keyword = token(.initKeyword), let next = keyword.next else { return false }
    return next.isUnwrapping && next.index < tokenIndices.upperBound
  }
}
