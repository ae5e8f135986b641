import ObservifySyntax

extension StaticType {
  /// Creates a type of the table; every name is that of a type from outside or one of `generics`.
  init(_ written: Node?, generics: [String]) {
    guard let written else {
      self = .unknown
      return
    }
    let parts = written.children.filter(\.kind.isType).map { Self($0, generics: generics) }
    switch written.kind {
    case .attributedType: self = parts[0]
    case .optionalType: self = .optional(parts[0])
    case .arrayType: self = .array(parts[0])
    case .dictionaryType: self = .dictionary(parts[0], parts[1])
    case .functionType:
      let inputs = written.children(.tupleTypeElement).map { element in
        Self(element.children.first { $0.kind.isType }, generics: generics)
      }
      let result = written.child(.returnClause)?.children.first { $0.kind.isType }
      self = .function(
        inputs, result: result.map { Self($0, generics: generics) } ?? parts.last ?? .unknown)
    case .tupleType:
      self = .tuple(
        written.children(.tupleTypeElement).map { element in
          TupleElement(
            label: element.directTokens.first { $0.next?.kind == .colon }?.name,
            type: Self(element.children.first { $0.kind.isType }, generics: generics))
        })
    case .memberType where written.lastToken.isSpelled("Type"): self = .metatype(parts[0])
    case .namedType, .memberType:
      let name = ProjectIndex.path(of: written).joined(separator: ".")
      if name == "_" {
        self = .unknown
      } else if generics.contains(name) {
        self = .generic(name, bounds: [])
      } else {
        self = .external(
          name, written.genericArguments.map { Self($0.children.first, generics: generics) })
      }
    default: self = .unknown
    }
  }

  /// A type from outside by its name; those that the language has signs for are what the signs say.
  static func outside(_ name: String, last: String, _ arguments: [Self]) -> Self {
    if arguments.isEmpty, let meant = SDKTable.shared.aliases[name] { return meant }
    return switch (last, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    default: .external(name, arguments)
    }
  }

  /// Whether it is spelled as an array.
  var isArray: Bool { if case .array = self { true } else { false } }

  /// The types that a list is one of, with what their generic parameters are.
  var listed: (names: [String], arguments: [String: Self])? {
    switch self {
    case .array(let element):
      (
        [
          "Array", "Collection", "Sequence", "RandomAccessCollection", "MutableCollection",
          "RangeReplaceableCollection", "BidirectionalCollection",
        ], ["Element": element]
      )
    case .dictionary(let key, let value): (["Dictionary"], ["Key": key, "Value": value])
    default: nil
    }
  }

  /// A sequence, whatever its own type, of elements of a type.
  static func sequence(of element: Self) -> Self { .external("Sequence", [element]) }

  /// A publisher, whatever its own type, of values of a type.
  static func publisher(of output: Self) -> Self { .external("Publisher", [output]) }

  /// A binding to a value.
  static func binding(to value: Self) -> Self { .external("Binding", [value]) }

  /// What a binding binds; nil for other types.
  package var bound: Self? {
    if case .external("Binding", let arguments) = self { return arguments.first }
    return nil
  }

  /// A key path, with its root and its value where they are known.
  static func keyPath(_ arguments: [Self] = []) -> Self { .external("KeyPath", arguments) }

  /// What stands at the end of a key path that says it; nil for other types.
  var valueOfKeyPath: Self? {
    guard case .external(let name, let arguments) = self, arguments.count == 2,
      name.hasSuffix("KeyPath")
    else { return nil }
    return arguments[1]
  }

  /// What a publisher publishes; nil for other types, and for those that do not say it.
  var publisherOutput: Self? {
    if case .constrained(let bounds) = self {
      return bounds.count == 1 ? bounds[0].publisherOutput : nil
    }
    return subject(of: "Publisher")
  }

  /// The element type of a sequence that is spelled as one.
  package var element: Self {
    switch self {
    case .array(let element): element
    case .optional(let wrapped): wrapped.element
    case .dictionary(let key, let value):
      .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
    default: subject(of: "Sequence") ?? .unknown
    }
  }

  /// What a type from outside is about that conforms to a protocol of the table.
  private func subject(of name: String) -> Self? {
    guard case .external(let own, let arguments) = self,
      let type = SDKTable.shared.types[own], type.supertypes.contains(name)
    else { return nil }
    return arguments.first ?? type.defaults.first
  }

  /// The type's entry in the table, with the arguments of its generic parameters; nil where not all
  /// of them are spelled.
  var told: (type: SDKType, arguments: [String: Self])? { told(in: .shared) }

  func told(in table: SDKTable) -> (type: SDKType, arguments: [String: Self])? {
    guard let (type, arguments) = entry(in: table), type.generics.count == arguments.count else {
      return nil
    }
    return (type, type.named(arguments))
  }

  private func entry(in table: SDKTable) -> (type: SDKType, arguments: [Self])? {
    let (name, arguments): (String, [Self])
    switch self {
    case .array(let element): (name, arguments) = ("Array", [element])
    case .dictionary(let key, let value): (name, arguments) = ("Dictionary", [key, value])
    case .optional(let wrapped): (name, arguments) = ("Optional", [wrapped])
    case .external(let own, let spelled): (name, arguments) = (own, spelled)
    // `any Decoder`
    case .constrained(let bounds) where bounds.count == 1: return bounds[0].entry(in: table)
    default: return nil
    }
    return table.types[name].map { ($0, arguments) }
  }

  /// The values of a case, where the table tells of the type's cases.
  func toldPayload(of name: String) -> [Self]? {
    guard let (type, arguments) = entry(in: .shared), let values = type.cases[name] else {
      return nil
    }
    let named = type.named(arguments)
    return values.map { $0.replacing { named[$0] ?? .unknown } }
  }

  /// What a call settles for a generic parameter of the table, which is part of this type, when
  /// `given` stands in its place.
  func settled(_ name: String, by given: Self) -> [Self] {
    switch self {
    case .optional(let inner): return inner.settled(name, by: given.unwrapped)
    case .external("Sequence", let inner): return inner[0].settled(name, by: given.element)
    case .external("Publisher", let inner):
      return given.publisherOutput.map { inner[0].settled(name, by: $0) } ?? []
    case .external("Binding", let inner):
      return given.bound.map { inner[0].settled(name, by: $0) } ?? []
    default: return arguments(for: name, in: given)
    }
  }
}
