import ObservifyIndex
import ObservifySyntax

/// What the comparison of a type's values can miss.
///
/// A tracked property announces only a value that differs (a compiler check: the setter asks
/// `shouldNotifyObservers`): by `==` where the type is `Equatable`, by `===` where it is another class.
/// Values of all other types are announced always.
struct Equality {
  /// One thing that a comparison can miss.
  enum Gap: Hashable {
    /// `==` of a type leaves something out.
    case part(TypeID)
    /// `==` of a type from outside compares what its values come to: `1 km` is equal to `1000 m`.
    case amount(String)
    /// `==` of a class compares content: an equal object may be another one.
    case identity(TypeID)
    /// An object is equal to itself whatever became of its content.
    case content(TypeID)
    /// So is one of a class of a framework, or that Core Data makes of an entity, by its name.
    case outside(String)
  }

  let index: ProjectIndex
  let resolver: TypeResolver
  private let project: Project

  init(_ project: Project) {
    self.project = project
    index = project.index
    resolver = project.resolver
  }

  /// Whether equal values of a property can show different things, objects that change left aside.
  func isCoarse(_ property: PropertyID) -> Bool {
    gaps(in: resolver.type(of: property)).contains { gap in
      switch gap {
      case .content, .outside: false
      case .part, .amount, .identity: true
      }
    }
  }

  /// Whether `==` of the values that have a variable can miss that it has another value.
  func misses(_ part: PropertyID) -> Bool {
    guard let owner = index[part].owner, let own = ownEquality(of: owner) else {
      return isCoarse(part)
    }
    return !mentionedNames(in: reachable(from: own.body, of: owner)).contains(index[part].name)
      || isCoarse(part)
  }

  /// Returns what the comparison of a property's old and new value can miss; nothing for a type that is
  /// compared whole, or never.
  func gaps(in type: StaticType) -> [Gap] {
    if case .nominal(let ids, _) = type, ids.count == 1, index[ids[0]].kind == .class {
      return gaps(inClass: ids[0])
    }
    var seen = Seen()
    return compared(type, &seen) ?? []
  }

  /// Whether the macro surely announces every value of a type, for it is neither `Equatable` nor a class.
  func isNeverCompared(_ type: StaticType) -> Bool {
    if case .nominal(let ids, _) = type, index[ids[0]].kind == .class { return false }
    return hasNoEquality(type)
  }

  private func hasNoEquality(_ type: StaticType) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      return hasNoEquality(inner)
    case .tuple, .function, .metatype, .external("Error", _): return true
    case .constrained(let bounds): return bounds == [.external("Error")]
    case .generic(_, let bounds):
      // Which function asks is decided where the class is compiled, not by what fills the parameter.
      return bounds.allSatisfy { bound in
        guard case .external(let name, _) = bound else { return false }
        return ["Codable", "Decodable", "Encodable", "Sendable"].contains(name)
      }
    case .nominal(let ids, _):
      var seen = Seen()
      return ids.count == 1 && compared(type, &seen) == nil
    default: return false
    }
  }

  /// What has been compared of a type.
  private struct Seen {
    var types: Set<TypeID> = []

    /// The generic parameters of the values that are looked through, which are given their types.
    var given: Set<String> = []
  }

  /// What `==` of a type can miss; nil for a type that is not `Equatable`, or not known to be.
  private func compared(_ type: StaticType, _ seen: inout Seen) -> [Gap]? {
    switch type {
    case .optional(let inner), .array(let inner): return compared(inner, &seen)
    case .external(_, let arguments) where arguments.count == 1 && arguments[0] == type.element:
      return compared(arguments[0], &seen)
    case .dictionary(let key, let value):
      guard let gaps = compared(value, &seen) else { return nil }
      return (compared(key, &seen) ?? []) + gaps
    case .external(let name, _) where Vocabulary.amountTypes.contains(name): return [.amount(name)]
    case .external(let name, let arguments):
      // The project may say what is equal.
      if let id = index.externalTypes[name], let own = ownEquality(of: id) {
        return own.isConjunction ? [] : [.part(id)]
      }
      if isChangingObject(name) { return [.outside(name)] }
      if arguments.isEmpty { return Vocabulary.equatableTypes.contains(name) ? [] : nil }
      // What a value of the library or of a package is given is a part of it: `Result<Song, Never>`,
      // `OrderedDictionary<Int, Song>`.
      guard name == "Result" || !Vocabulary.isSDKType(name) else { return nil }
      var gaps: [Gap] = []
      for argument in arguments {
        // A type that is not compared needs no look at its parts, which may lead back here.
        guard let found = compared(argument, &seen) else {
          if hasNoEquality(argument) { return nil }
          continue
        }
        gaps += found
      }
      return gaps
    case .nominal(let ids, let arguments):
      // Where branches of `#if` declare a type each, what one of them misses counts.
      let known = ids.compactMap { gaps(in: $0, &seen) }
      if known.isEmpty { return nil }
      return known.flatMap(\.self) + arguments.flatMap { compared($0, &seen) ?? [] }
    case .generic(let name, let bounds):
      if seen.given.contains(name) { return [] }
      return fillers(of: bounds).map { $0.flatMap { gaps(in: $0, &seen) ?? [] } }
    default: return nil
    }
  }

  /// The types of the project that a generic parameter of such bounds may stand for; nil for one without `==`.
  private func fillers(of bounds: [StaticType]) -> [TypeID]? {
    let protocols = Set(bounds.flatMap(\.declaredTypes))
    let hasEquality = bounds.contains { bound in
      if case .external(let name, _) = bound {
        return Vocabulary.equatableProtocols.contains(name)
      }
      return bound.declaredTypes.contains(where: isEquatable)
    }
    return !hasEquality
      ? nil
      : index.types.map(\.id).filter {
        index[$0].kind != .protocol && isEquatable($0) && declares(bounds, $0)
          && protocols.isSubset(of: resolver.scopes.lineage(of: $0))
      }
  }

  private func gaps(in type: TypeID, _ seen: inout Seen) -> [Gap]? {
    switch index[type].kind {
    case .class: isEquatable(type) ? gaps(inClass: type) : nil
    case .struct, .enum: gaps(inValue: type, &seen)
    case .external: isChangingObject(index[type].name) ? [.outside(index[type].name)] : nil
    default: nil
    }
  }

  // MARK: Classes

  private func isChangingObject(_ name: String) -> Bool {
    Vocabulary.changingObjects.contains(name) || project.entities.contains(name)
  }

  private func gaps(inClass type: TypeID) -> [Gap] {
    guard let own = ownEquality(of: type), !own.comparesIdentity, !asksForMade(own, of: type) else {
      return [.content(type)]
    }
    return comparesAll(own, of: type, []) ? [.identity(type)] : [.part(type)]
  }

  /// Whether views follow what is in an object by themselves.
  func isFollowed(_ type: TypeID) -> Bool {
    resolver.scopes.lineage(of: type).contains {
      project.graph.isModel($0) || index[$0].isFollowed
    }
  }

  // MARK: Values

  private func gaps(inValue type: TypeID, _ seen: inout Seen) -> [Gap]? {
    let own = ownEquality(of: type)
    let cases = payloads(of: type)
    guard own != nil || isPlainEnum(type) || isEquatable(type) else { return nil }
    guard seen.types.insert(type).inserted else { return [] }
    if let own, !comparesAll(own, of: type, cases) { return [.part(type)] }
    let stored = storedProperties(of: type)
    if own == nil, stored.count > 1, isComparedByRawValue(type, stored) { return [.part(type)] }
    // With a wrapper it is the wrapper that is compared.
    let wrappers = stored.flatMap { index[$0].attributes.flatMap(resolver.scopes.types) }
    let parts = cases.flatMap(\.types) + stored.map { resolver.type(of: $0) }
    let given = seen.given
    defer { seen.given = given }
    seen.given.formUnion(
      index[type].declaration?.genericParameters.compactMap(\.genericParameterName) ?? [])
    return parts.flatMap { compared($0, &seen) ?? [] }
      + wrappers.flatMap { gaps(in: $0, &seen) ?? [] }
  }

  /// Whether values are equal where their stored raw values are: the standard library's `==` comes before one that
  /// the compiler would write.
  private func isComparedByRawValue(_ type: TypeID, _ stored: [PropertyID]) -> Bool {
    stored.contains { index[$0].name == "rawValue" }
      && project.outsideSupertypes(of: type).contains {
        ["RawRepresentable", "OptionSet"].contains($0)
      }
  }

  private func storedProperties(of type: TypeID) -> [PropertyID] {
    let types = index[type].kind == .class ? resolver.scopes.lineage(of: type) : [type]
    return types.flatMap(index.storedProperties)
  }

  /// Whether a value has a function in it, and no `==` that says which values are the same.
  func holdsFunction(_ type: StaticType, within around: Set<TypeID> = []) -> Bool {
    switch type {
    case .function: return true
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      return holdsFunction(inner, within: around)
    case .tuple(let elements): return elements.contains { holdsFunction($0.type, within: around) }
    case .nominal(let ids, let arguments):
      return arguments.contains { holdsFunction($0, within: around) }
        || ids.contains { id in
          guard [.struct, .enum].contains(index[id].kind), !around.contains(id), !isEquatable(id)
          else { return false }
          let parts =
            payloads(of: id).flatMap(\.types)
            + storedProperties(of: id).map { resolver.type(of: $0) }
          return parts.contains { holdsFunction($0, within: around.union([id])) }
        }
    default: return false
    }
  }

  /// The cases of an enum that have values, by name.
  private func payloads(of type: TypeID) -> [(name: String, types: [StaticType])] {
    index[type].members.all.enumerated().compactMap { place, member in
      guard case .enumCase(let node) = member, let clause = node.child(.parameterClause) else {
        return nil
      }
      let types = clause.children(.parameter).map {
        Parameter($0)?.type.map(resolver.declaredType) ?? .unknown
      }
      return (index[type].members.names[place], types)
    }
  }

  /// Whether a type says of itself that it conforms to the protocols from outside among some bounds.
  ///
  /// Its macros may do so. Those protocols that need no word are left out.
  private func declares(_ bounds: [StaticType], _ type: TypeID) -> Bool {
    let attributes = index[type].declaration?.node.attributes ?? []
    if attributes.contains(where: resolver.scopes.mayBeMacro) { return true }
    let names = project.outsideSupertypes(of: type)
    return bounds.allSatisfy { bound in
      guard case .external(let name, _) = bound else { return true }
      return names.contains(name)
        || names.contains("Codable") && ["Decodable", "Encodable"].contains(name)
        || name != "Comparable" && Vocabulary.equatableProtocols.contains(name)
        || Self.givenProtocols.contains(name)
        || index[type].kind == .enum && name == "RawRepresentable"
    }
  }

  /// Protocols that a type may conform to without a word, besides those for comparisons; an enum also to
  /// `RawRepresentable`.
  private static let givenProtocols = [
    "AnyObject", "CVarArg", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Sendable",
  ]

  /// Whether a type surely is `Equatable`.
  func isEquatable(_ type: StaticType) -> Bool {
    switch type {
    case .external("Set", _): true
    case .external(let name, let arguments):
      arguments.isEmpty && Vocabulary.equatableTypes.contains(name)
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): isEquatable(inner)
    case .nominal(let ids, let arguments):
      ids.count == 1 && arguments.isEmpty && (isEquatable(ids[0]) || isPlainEnum(ids[0]))
    default: false
    }
  }

  /// Whether an enum has no values, and so is `Hashable` without a word.
  private func isPlainEnum(_ type: TypeID) -> Bool {
    index[type].kind == .enum && payloads(of: type).isEmpty
  }

  private func isEquatable(_ type: TypeID) -> Bool {
    var names = project.outsideSupertypes(of: type)
    if isExtendedByTests(type) {
      names = resolver.scopes.outsideSupertypes(of: type) { !index.file(of: $0).isTest }
    }
    if !Vocabulary.equatableProtocols.union(["OptionSet"]).isDisjoint(with: names) { return true }
    return index[type].kind == .class && names.contains { Vocabulary.isObjectiveCClass($0) }
  }

  /// Whether tests add something to a type of the app, which the app does not see.
  private func isExtendedByTests(_ type: TypeID) -> Bool {
    !index[index[type].file].isTest
      && resolver.scopes.lineage(of: type).contains { one in
        index[one].extensions.contains { index[$0.file].isTest }
      }
  }

  // MARK: A `==` of one's own

  /// The `==` that the project writes for a type, or its `isEqual`: of itself, of what it inherits from
  /// or conforms to, or of no type.
  private func ownEquality(of type: TypeID) -> OwnEquality? {
    let lineage = resolver.scopes.lineage(of: type)
    var candidates: [FunctionID] = lineage.flatMap { index[$0].functions }
    candidates += index.globalFunctions["=="] ?? []
    let isTested = index[index[type].file].isTest
    for id in candidates where isTested || !index[index[id].file].isTest {
      let function = index[id]
      let parameters = function.declaration.parameters
      guard let body = function.declaration.body,
        function.name == "==" && parameters.count == 2
          || function.name == "isEqual" && parameters.count == 1
            && function.declaration.node.hasModifier("override")
      else { continue }
      if function.name == "==" {
        let types = parameters.map { $0.type.map(resolver.declaredType) ?? .unknown }
        let isOfType = types.allSatisfy { compared in
          compared == .unknown && function.owner != nil
            || compared == .external(index[type].name)
            || compared.declaredTypes.contains { lineage.contains($0) }
        }
        guard isOfType else { continue }
      }
      return OwnEquality(
        body: body,
        operands: Set(parameters.map { $0.nameToken?.name ?? "self" } + ["self"]))
    }
    return nil
  }

  /// The one of several variables that the `==` of a type reads.
  func onlyPart(of type: TypeID) -> String? {
    guard let asked = ownEquality(of: type), case let own = equality(askedBy: asked) ?? asked else {
      return nil
    }
    let read = own.body.descendants.compactMap { MemberExpression($0) }.filter { member in
      member.base.map { own.operands.contains($0.text) } == true
    }
    let names = Set(read.map(\.name))
    let stored = storedProperties(of: type).map { index[$0].name }
    guard names.count == 1, stored.count != 1,
      // What a case holds is compared as well.
      !own.body.descendants.contains(where: { $0.kind == .identifierPattern })
    else { return nil }
    return stored.isEmpty ? names.first : stored.first(where: names.contains)
  }

  /// Whether a `==` looks at everything that a value stores, directly or by what it calls of the type.
  ///
  /// What it does with a whole value cannot be told, and is taken for a comparison of all.
  private func comparesAll(
    _ own: OwnEquality, of type: TypeID, _ cases: [(name: String, types: [StaticType])]
  ) -> Bool {
    let own = equality(askedBy: own) ?? own
    if own.handsOnWhole || comparesFreshIdentity(own, of: type) { return true }
    if own.computes { return false }
    let bodies = reachable(from: own.body, of: type)
    let called = mentionedNames(in: Array(bodies.dropFirst()))
    let stored = storedProperties(of: type).map { index[$0].name }.filter { !called.contains($0) }
    let isCompared = own.paths.allSatisfy { path in
      let names = own.namesComparedWhole(in: path)
      return stored.allSatisfy(names.contains)
    }
    guard isCompared else { return false }
    return cases.allSatisfy { one in
      let mentions = bodies.flatMap { body in
        body.descendants.filter { MemberExpression($0)?.name == one.name }
      }
      // A case that is not named is equal to nothing.
      if mentions.isEmpty { return own.switchesOverBoth && !own.hasTrueDefault }
      return mentions.allSatisfy { own.looksAtAll(boundBy: $0, in: bodies) }
    }
  }

  /// The function of the type that a `==` leaves the comparison to, and nothing else: `lhs.matches(rhs)`.
  private func equality(askedBy own: OwnEquality) -> OwnEquality? {
    let statements = Array(own.body.children)
    let result = statements.first.map { $0.kind == .returnStatement ? $0.children.first ?? $0 : $0 }
    guard statements.count == 1, let call = CallExpression(result), call.arguments.count == 1,
      let other = call.arguments[0].value, own.operands.contains(other.text),
      let callee = call.callee,
      MemberExpression(callee)?.base.map({ own.operands.contains($0.text) }) == true,
      case let functions = resolver.functions(calledBy: callee), functions.count == 1,
      case let function = index[functions[0]].declaration, let body = function.body,
      function.parameters.count == 1, let name = function.parameters[0].nameToken?.name
    else { return nil }
    return OwnEquality(body: body, operands: [name, "self"])
  }

  /// Whether equal values are copies of one value: a `==` compares what each value makes for itself
  /// (`let id = UUID()`), and nothing of a value changes.
  private func comparesFreshIdentity(_ own: OwnEquality, of type: TypeID) -> Bool {
    storedProperties(of: type).allSatisfy { index[$0].isLet } && asksForMade(own, of: type)
  }

  /// Whether a `==` compares a constant that each value or object makes for itself: equal objects are one.
  private func asksForMade(_ own: OwnEquality, of type: TypeID) -> Bool {
    storedProperties(of: type).map { index[$0] }.contains { property in
      guard property.isLet, let value = property.binding.initialValue else { return false }
      return ["UUID()", "UUID().uuidString"].contains(value.text) && own.asksForEqual(property.name)
    }
  }

  private func mentionedNames(in bodies: [Node]) -> Set<String> {
    Set(bodies.lazy.flatMap(\.descendants).compactMap { $0.mentionedName?.name })
  }

  /// A body and those of the type's members that it mentions, and so on.
  private func reachable(from body: Node, of type: TypeID) -> [Node] {
    var found = [body]
    var seen: Set<String> = []
    var next = 0
    while next < found.count {
      let names = found[next].descendants.compactMap { $0.mentionedName?.name }
      next += 1
      for name in names where seen.insert(name).inserted {
        for owner in resolver.scopes.lineage(of: type) {
          for member in index[owner].members[name == "hashValue" ? "hash" : name] ?? [] {
            switch member {
            case .property(let id):
              if let getter = index[id].binding.getterBody { found.append(getter) }
            case .function(let id):
              if let inner = index[id].declaration.body { found.append(inner) }
            default: break
            }
          }
        }
      }
    }
    return found
  }
}

/// A `==` or `isEqual` that the project writes.
private struct OwnEquality {
  let body: Node

  /// The names of what it compares.
  let operands: Set<String>

  /// Whether it compares nothing but whether two objects are the same one.
  var comparesIdentity: Bool {
    let operators = body.descendants.filter { $0.kind == .operatorReference }.map(\.text)
    if operators == ["==="] { return true }
    let members = body.descendants.contains { $0.kind == .memberExpression }
    return operators == ["=="] && !members
      && body.descendants.contains { $0.kind == .reference && $0.text == "ObjectIdentifier" }
  }

  /// The code that decides on each way to a result that may be true: what is returned, with the conditions
  /// that it stands in and those before it on which the result is false.
  ///
  /// One way, the body, where it switches or says `||`, for which the alternatives are not told apart.
  var paths: [[Node]] {
    let results = body.descendants.filter {
      $0.kind == .returnStatement && $0.children.first?.text != "false"
    }
    guard results.count > 1, !body.descendants.contains(where: { $0.kind == .switchExpression })
    else { return [[body]] }
    let refusals = body.children.filter { statement in
      let returned = statement.descendants.filter { $0.kind == .returnStatement }
      return !returned.isEmpty && returned.allSatisfy { $0.children.first?.text == "false" }
    }
    return results.map { result in
      [result] + refusals
        + result.ancestors.prefix { $0 != body }.flatMap { $0.children(.conditionList) }
    }
  }

  /// The members of what it compares that some of its code looks at as a whole: not at a part, as in
  /// `lhs.user.id == rhs.user.id`, or at their number.
  func namesComparedWhole(in code: [Node]) -> Set<String> {
    Set(
      code.lazy.flatMap(\.subtree).compactMap { node in
        guard let member = MemberExpression(node), let base = member.base,
          operands.contains(base.text) || base.kind != .memberExpression && base.kind != .reference
        else { return nil }
        return node.isReadInPart(beside: operands) ? nil : member.name
      })
  }

  /// Whether it comes to a result by more than comparing: values that are near to each other are equal.
  var computes: Bool {
    body.descendants.contains { node in
      node.kind == .operatorReference
        && !["==", "!=", "===", "!==", "&&", "||", "=", "..<", "..."].contains(node.text)
    }
  }

  /// Whether all that a pattern takes out of a case is looked at as a whole.
  func looksAtAll(boundBy mention: Node, in bodies: [Node]) -> Bool {
    guard let pattern = mention.parent else { return false }
    let parts = Array(pattern.descendants)
    let names = Set(parts.filter { $0.kind == .identifierPattern }.map(\.firstToken.name))
    // Other patterns than names say what the value has to be.
    guard !parts.contains(where: { $0.kind == .discardExpression }) else { return false }
    if names.isEmpty { return parts.contains { $0.kind == .reference && !$0.isCaseName } }
    let around = mention.ancestor([.switchCase, .ifExpression, .guardStatement])
    let code = around?.kind == .guardStatement ? around?.parent : around
    let read = (code.map { [$0] } ?? bodies).lazy.flatMap(\.descendants).filter { node in
      node.kind == .reference && names.contains(node.firstToken.name)
        && !node.isReadInPart(beside: names)
    }
    return names.isSubset(of: read.map(\.firstToken.name))
  }

  /// Whether values are equal where several members of theirs are, each as a whole.
  var isConjunction: Bool {
    let operators = body.descendants.filter { $0.kind == .operatorReference }.map(\.text)
    return operators.allSatisfy { ["==", "&&"].contains($0) }
      && namesComparedWhole(in: [body]).count > 1
  }

  /// Whether it switches over the pair of what it compares.
  var switchesOverBoth: Bool {
    body.descendants.contains {
      $0.kind == .switchExpression && $0.children.first.map(isPair) == true
    }
  }

  /// Whether what no case of it names is equal.
  var hasTrueDefault: Bool {
    body.descendants.contains { item in
      item.kind == .switchCase && item.firstToken.kind == .defaultKeyword
        && item.descendants.contains { $0.kind == .literal && $0.text == "true" }
    }
  }

  /// Whether values are equal only where a member of theirs is.
  func asksForEqual(_ member: String) -> Bool {
    let operators = body.descendants.filter { $0.kind == .operatorReference }.map(\.text)
    let hasOtherCases = body.descendants.contains {
      [.prefixExpression, .ternary, .ifExpression, .guardStatement].contains($0.kind)
    }
    guard operators.allSatisfy({ ["==", "&&"].contains($0) }), !hasOtherCases,
      Array(body.children).count == 1
    else { return false }
    return body.descendants.filter { $0.kind == .sequenceExpression }.contains { sequence in
      let parts = Array(sequence.children)
      return parts.indices.dropLast(2).contains { place in
        let sides = [parts[place], parts[place + 2]].compactMap(MemberExpression.init)
        return parts[place + 1].text == "==" && sides.allSatisfy { $0.name == member }
          && Set(sides.compactMap(\.base?.text)).count == 2
      }
    }
  }

  /// Whether it hands a value on as a whole, and nothing else: to a function, to a string.
  ///
  /// What is given more may be told what to compare.
  var handsOnWhole: Bool {
    body.descendants.contains { node in
      guard node.kind == .reference, operands.contains(node.firstToken.name),
        let parent = node.parent, parent.kind == .argument, let list = parent.parent
      else { return false }
      return !isPair(list)
        && list.children(.argument).allSatisfy { operands.contains($0.firstToken.name) }
    }
  }

  private func isPair(_ node: Node) -> Bool {
    node.kind == .tupleExpression
      && node.children(.argument).allSatisfy { argument in
        argument.children.first.map { $0.kind == .reference && operands.contains($0.text) } == true
      }
  }
}

extension Node {
  /// Whether a member of what is read counts and not all of it, or what a function makes of it.
  fileprivate func isReadInPart(beside operands: Set<String>) -> Bool {
    guard let parent else { return false }
    if parent.kind == .optionalChain { return parent.isReadInPart(beside: operands) }
    if parent.kind == .argument, parent.parent?.kind == .argumentList {
      return CallExpression(parent.parent?.parent)?.losesNothing != true
    }
    guard let member = MemberExpression(parent) else { return false }
    if let call = CallExpression(parent.parent), call.callee == parent { return !call.losesNothing }
    return !Vocabulary.wholeForms.contains(member.name)
  }

  /// Whether a reference is `_` in a pattern.
  fileprivate var isCaseName: Bool { text == "_" }
}

extension CallExpression {
  /// Whether what is compared or wrapped by it is so as a whole: with options, it is not.
  fileprivate var losesNothing: Bool {
    let labels = ["to", "into", "array", "dictionary", "describing"]
    return Vocabulary.wholeComparisons.contains(callee?.mentionedName?.name ?? "")
      && arguments.allSatisfy { $0.label.map(labels.contains) != false }
      && trailingClosures.isEmpty
  }
}
