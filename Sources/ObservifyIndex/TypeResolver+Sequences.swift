import ObservifySyntax

/// Sequences that the project declares.
extension TypeResolver {
  /// The element type of a sequence: what its type spells, or what a type of the project iterates over.
  func element(of type: StaticType) -> StaticType {
    let spelled = type.element
    guard spelled == .unknown, case .nominal(let ids, let arguments) = type.unwrapped,
      ids.count == 1
    else { return spelled }
    return substituted(iterated(by: ids[0]), ids[0], arguments)
  }

  /// What `Items.Element` means, the elements of what the path before it names.
  ///
  /// Those of a generic parameter have its path as their name. They are unknown where more is asked of
  /// them than a value of the standard library has, or where a protocol of the project says what they are.
  func element(_ path: [String], of base: StaticType, at node: Node) -> StaticType {
    guard path.last == "Element" else { return .unknown }
    guard case .generic(let name, let bounds) = base else { return element(of: base) }
    let full = name + ".Element"
    let extensions = node.ancestors.filter(\.kind.isTypeDeclaration).compactMap(index.type)
      .flatMap { index[$0].extensions.map(\.declaration.node) }
    let asked = (Array(node.ancestors) + extensions).flatMap {
      ScopeLookup.constraints(on: full, in: $0)
    }
    .map(declaredType)
    if let type = asked.first(where: { $0.isType(in: index) }) { return type }
    let names = (bounds + asked).map(\.protocolNames)
    let plain = Self.sequences.union(Vocabulary.memberlessSupertypes)
    let isPlain = names.allSatisfy { $0?.allSatisfy(plain.contains) == true }
    return isPlain ? .generic(full, bounds: asked) : .unknown
  }

  /// A value of a sequence of the project's as the array that has the same members from the standard
  /// library; nil where the project may declare the one of that name.
  func sequence(_ type: StaticType, with name: String) -> StaticType? {
    guard case .nominal(let ids, _) = type.unwrapped, !index.outsideMemberNames.contains(name),
      ids.allSatisfy({ scopes.member(name, of: $0) == nil })
    else { return nil }
    let element = element(of: type)
    return element == .unknown ? nil : .array(element)
  }

  /// What a type says to be its elements: by a parameter or typealias `Element`, or by its iterator.
  private func iterated(by type: TypeID) -> StaticType {
    let symbol = index[type]
    let adopted = symbol.inheritedTypes.compactMap { $0.children.first { $0.kind.isType } }
    guard adopted.contains(where: { Self.sequences.contains(ProjectIndex.path(of: $0).last ?? "") })
    else { return .unknown }
    if let parameter = symbol.declaration?.genericParameters.first(where: {
      $0.genericParameterName == "Element"
    }) {
      return generic(parameter)
    }
    if case .type(.alias(let alias))? = scopes.member("Element", of: type) {
      return alias.children.filter(\.kind.isType).last.map(declaredType) ?? .unknown
    }
    let iterators = ["makeIterator", "makeAsyncIterator"]
      .flatMap { scopes.functions(named: $0, of: type) }
      .compactMap { index[$0].declaration.resultType }
    return iterators.isEmpty ? given(byNextOf: type) : agreed(iterators.map(given(by:)))
  }

  /// What an iterator of the project gives.
  private func given(byNextOf type: TypeID) -> StaticType {
    let functions = scopes.functions(named: "next", of: type)
      .filter { index[$0].declaration.parameters.isEmpty }
    return agreed(functions.map { resultType(of: $0).wrapped })
  }

  /// What an iterator gives: `[Item].Iterator`, `AnyIterator<Item>`, `IndexingIterator<[Item]>`.
  private func given(by iterator: Node) -> StaticType {
    if iterator.kind == .memberType, iterator.lastToken.isNamed("Iterator") {
      let list = iterator.children.first { $0.kind.isType }
      return list.map { declaredType($0).element } ?? .unknown
    }
    switch declaredType(iterator) {
    case .external("AnyIterator", let arguments): return arguments.first ?? .unknown
    case .external("IndexingIterator", let arguments):
      return arguments.first?.element ?? .unknown
    case .nominal(let ids, let arguments) where arguments.isEmpty && ids.count == 1:
      return given(byNextOf: ids[0])
    default: return .unknown
    }
  }

  /// The standard library's protocols of sequences.
  static let sequences: Set = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "AsyncSequence",
  ]
}
