import ObservifyIndex
import ObservifySyntax

/// Packages whose sources are not there.
extension Project {
  /// Keeps classes that a protocol of a package makes observable objects as well.
  ///
  /// One of a package that is not there is taken for none: a class that it made so would not say so
  /// itself.
  func keepPackageObjects(into effects: inout Effects) {
    for model in graph.models {
      let file = index[model].file
      guard let node = index[model].declaration?.node else { continue }
      if let name = outsideSupertypes(of: model).first(where: index.packages.observable.contains) {
        effects.keep(
          [model], .externalBase, at: node, in: file,
          "'\(name)', which a package declares, makes it an 'ObservableObject' as well")
      }
    }
  }

  /// Keeps what is given to functions, initialisers and the like that neither the project nor a framework
  /// declares: they may take it as an `ObservableObject`.
  func keepByUnseenCalls(into effects: inout Effects) {
    let files = index.files.filter { !$0.imports.isDisjoint(with: index.packages.missing) }
    guard !files.isEmpty, !graph.models.isEmpty else { return }
    let known = declaredNames
    let cases = DeclaredNames.cases(index)
    let members = known.union(index.properties.map(\.name)).union(cases.keys)
    let takers = DeclaredTakers(index)
    for file in files {
      let tree = file.tree
      for position in tree.nodes.kinds.indices {
        switch tree.nodes.kinds[position] {
        case .callExpression:
          guard let call = CallExpression(Node(tree: tree, index: position)),
            let callee = call.callee, let name = calledName(callee), !known.contains(name),
            !isFrameworks(name)
          else { continue }
          let arguments = call.arguments
          guard !arguments.contains(where: \.isSelector) else { continue }
          let values = arguments.filter { !$0.isDelegate && !isListener($0, of: name) }
            .compactMap(\.value)
          keep(values, givenTo: name, in: file, into: &effects) {
            !(callee.firstToken.kind == .period && isTaken(values, by: cases[name] ?? []))
              && isUnseen(callee, name)
          }
        case .subscriptExpression, .operatorReference, .interpolation, .attribute:
          guard let taker = unseenTaker(Node(tree: tree, index: position), takers) else {
            continue
          }
          keep(taker.values, givenTo: taker.name, in: file, into: &effects) { isUnseen(taker) }
        case .memberExpression:
          let member = MemberExpression(Node(tree: tree, index: position))
          guard let member, let base = member.base, !members.contains(member.name),
            !Vocabulary.universalMembers.contains(member.name), member.name.first?.isLetter == true
          else { continue }
          keep([base], givenTo: member.name, in: file, into: &effects) { hasUnseenMember(base) }
        default: continue
        }
      }
    }
  }

  /// Whether an object hands itself over as what a protocol from outside makes it: the name of what takes
  /// it, or the label, ends as that of the protocol, as `addListener(self)` does for a `MIDIListener`.
  private func isListener(_ argument: Argument, of taker: String) -> Bool {
    guard let value = argument.value, value.isSelf,
      case .nominal(let ids, _) = resolver.type(of: value)
    else { return false }
    return ids.allSatisfy { id in
      outsideSupertypes(of: id).contains { name in
        guard !Vocabulary.isSDKType(name), let start = name.lastIndex(where: \.isUppercase),
          start > name.startIndex
        else { return false }
        let word = name[start...]
        return taker.first?.isLowercase == true && taker.hasSuffix(word)
          || argument.label?.lowercased().hasSuffix(word.lowercased()) == true
      }
    }
  }

  /// Whether one of some cases of the project takes some values: the type of `.detail(model)` may not
  /// be told.
  private func isTaken(_ values: [Node], by cases: [Node]) -> Bool {
    let given = values.flatMap { resolver.type(of: $0).parts.types }
      .flatMap(resolver.scopes.lineage)
    return cases.flatMap(\.descendants).contains { part in
      part.kind.isType
        && resolver.declaredType(part).declaredTypes.contains(where: given.contains)
    }
  }

  /// Whether what a value has besides what the project declares comes of its being an object that a
  /// package extends: nothing else that it is has members.
  private func hasUnseenMember(_ value: Node) -> Bool {
    guard case .nominal(let ids, _) = resolver.type(of: value).unwrapped else { return false }
    return ids.allSatisfy { id in
      index[id].kind == .class && !suspects.inheritsFromOutside(id)
    }
  }

  /// Keeps the objects that some expressions hand over where what takes them is not seen.
  private func keep(
    _ values: [Node], givenTo name: String, in file: SourceFile, into effects: inout Effects,
    where isUnseen: () -> Bool
  ) {
    let given = values.flatMap(\.givenValues).map { ($0, models(handedBy: $0)) }
    guard given.contains(where: { !$0.1.isEmpty }), isUnseen() else { return }
    for (value, models) in given {
      effects.keep(
        models, .genericUse, at: value, in: file.id,
        "no file of the project declares '\(name)', which may take it as an 'ObservableObject'",
        origin: .doubt)
    }
  }

  /// The models that a value is, or that a list or the like is made of; what else comes from outside or
  /// is called hands over none.
  private func models(heldBy type: StaticType) -> [TypeID] {
    switch type {
    case .function, .metatype: []
    case .external(let name, _) where name != "Set": []
    default: type.parts.types.filter { graph.isModel($0) && index[$0].kind == .class }
    }
  }

  /// The models that a value is or is made of; where that is not known, those that it is made with.
  private func models(handedBy value: Node) -> [TypeID] {
    if value.isCallee, let base = MemberExpression(value)?.base {
      return isOther(value) ? [] : models(handedBy: base)
    }
    let type = resolver.type(of: value).unwrapped
    if case .function = type { return [] }
    var isOpen = type.parts.isUnknown
    // A generic function gives what it is given.
    if case .generic = type { isOpen = true }
    let parts = isOpen && !isOther(value) ? Array(value.children) : []
    return models(heldBy: type) + parts.flatMap(models(madeWith:))
  }

  /// The models that a part of a value hands over: of a closure what it gives back.
  private func models(madeWith part: Node) -> [TypeID] {
    guard part.kind == .closureExpression, case .function(_, let result) = resolver.type(of: part)
    else { return models(handedBy: part) }
    if !result.parts.isUnknown { return models(heldBy: result) }
    let returned = part.children.compactMap { statement in
      statement.kind == .returnStatement
        ? statement.children.first : statement.isImplicitResult ? statement : nil
    }
    return returned.flatMap(models(handedBy:))
  }

  /// Whether a value of unknown type is surely something else than what it is made with: a member of an
  /// object, a case, what is compared or computed, or a view behind its modifiers.
  private func isOther(_ value: Node) -> Bool {
    if value.kind == .sequenceExpression {
      return value.children.contains(where: \.isPlainOperator)
    }
    let call = CallExpression(value)
    if let callee = call?.callee {
      // One of several functions of the project, which all give back functions.
      let functions = resolver.functions(calledBy: callee)
      let giveFunctions = functions.allSatisfy {
        if case .function = resolver.resultType(of: $0) { true } else { false }
      }
      if !functions.isEmpty, giveFunctions { return true }
    }
    guard let member = MemberExpression(call?.callee ?? value) else { return false }
    guard let base = member.base else { return true }
    if call == nil, case let type = resolver.type(of: base),
      case .nominal(let ids, _) = type.unwrapped
    {
      // What is added to optionals may give what they hold, and so may what finds members by their names.
      return ids.contains { resolver.scopes.member(member.name, of: $0) != nil }
        || type == type.unwrapped && ids.allSatisfy { resolver.dynamicMembers(of: $0).isEmpty }
    }
    return call != nil && isView(base)
  }

  /// Whether a value is a view of the project, or such a view behind modifiers.
  private func isView(_ value: Node) -> Bool {
    if case .nominal(let ids, _) = resolver.type(of: value) {
      return ids.flatMap(outsideSupertypes).contains("View")
    }
    let base = MemberExpression(CallExpression(value)?.callee)?.base
    return base.map(isView) ?? false
  }

  /// The names of all types, typealiases and functions of the project, and of the functions of packages
  /// that are known to take an `ObservableObject`.
  private var declaredNames: Set<String> {
    let names = DeclaredNames(index)
    return names.types.union(names.functions).union(index.topLevelAliases.keys)
      .union(OutsideWrapper.consumers.keys).union(index.packages.consumers)
  }

  private func isFrameworks(_ name: String) -> Bool {
    Vocabulary.sdkFunctions.contains(name)
      || name.first?.isUppercase == true && Vocabulary.isSDKType(name)
  }

  /// The name of a function or type that is called.
  private func calledName(_ callee: Node) -> String? {
    let named = callee.kind == .genericSpecialization ? callee.children.first ?? callee : callee
    if let member = MemberExpression(named) {
      return member.name == "init" ? member.base.flatMap(calledName) : member.name
    }
    return named.kind == .reference && named.firstToken.kind.isName ? named.firstToken.name : nil
  }

  /// Whether what is called is declared by no file that was read, and is no framework's.
  private func isUnseen(_ callee: Node, _ name: String) -> Bool {
    guard let member = MemberExpression(callee), let base = member.base else {
      let around = index.enclosingType(of: callee)
      return resolver.type(of: callee).isFromOutside
        && (name.first?.isUppercase == true || !(around.map(hasFrameworkBase) ?? false))
    }
    switch resolver.type(of: base).unwrapped.instance {
    case .external(let name, _): return !Vocabulary.isSDKType(String(name.prefix { $0 != "." }))
    case .nominal(let ids, _):
      return member.name != "init"
        && ids.allSatisfy {
          resolver.scopes.member(name, of: $0) == nil && !hasFrameworkBase($0)
        }
    case .unknown: return !isOfFramework(base)
    default: return false
    }
  }

  /// Whether a value is a view of SwiftUI, or the like, behind modifiers that nobody declares: what others take there is
  /// no more unknown than what these take.
  private func isOfFramework(_ value: Node) -> Bool {
    guard let callee = CallExpression(value)?.callee else { return false }
    if let base = MemberExpression(callee)?.base { return isOfFramework(base) }
    guard case .external(let name, _) = resolver.type(of: value) else { return false }
    return Vocabulary.isSDKType(name)
  }
}

extension Project {
  /// Whether a class has members from a framework's class.
  private func hasFrameworkBase(_ type: TypeID) -> Bool {
    index[type].kind == .class
      && outsideSupertypes(of: type).contains {
        !Vocabulary.memberlessSupertypes.contains($0) && Vocabulary.isSDKType($0)
      }
  }
}

extension Argument {
  /// Whether the label says that the object is called back by a protocol of its own: `delegate`,
  /// `withDelegate`, `target`.
  fileprivate var isDelegate: Bool {
    let label = label?.lowercased() ?? ""
    return ["delegate", "datasource", "target", "observer"].contains { label.hasSuffix($0) }
  }
}

extension Argument {
  /// Whether it is a method by its name in Objective-C, where nothing asks for a Swift protocol.
  fileprivate var isSelector: Bool {
    guard let value else { return false }
    return value.kind == .macroExpansion && value.firstDirectToken { $0.isNamed("selector") } != nil
      || CallExpression(value)?.callee?.text == "Selector"
  }
}

extension StaticType {
  /// Whether it is what a name means that the project does not declare.
  fileprivate var isFromOutside: Bool {
    switch self {
    case .unknown, .external, .metatype(.external): true
    default: false
    }
  }
}

extension Node {
  /// Whether it is an operator whose result is a number or a `Bool`.
  fileprivate var isPlainOperator: Bool {
    kind == .operatorReference
      && ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%"]
        .contains(text)
  }
}
