import ObservifySyntax

/// What Combine's publishers publish, as far as `@Published` and declared types tell.
extension TypeResolver {
  /// The publisher `$name` of a `@Published` property; unknown for every other projection.
  func publisher(of property: PropertyID) -> StaticType {
    guard index[property].published != nil else { return .unknown }
    let output = type(of: property)
    return output == .unknown ? .unknown : .publisher(of: output)
  }

  /// The publisher that `base.$name` stands for.
  func memberPublisher(_ name: String, of base: StaticType) -> StaticType {
    agreed(
      base.declaredTypes.map { owner in
        guard case .property(let property)? = scopes.member(name, of: owner, projection: true)
        else { return .unknown }
        return publisher(of: property)
      })
  }

  /// The publisher that an operator of Combine makes of one that publishes `output`.
  func operated(_ name: String, on output: StaticType, _ call: CallExpression) -> StaticType {
    if ownOperators.contains(name) { return .unknown }
    if Self.operatorsKeepingOutput.contains(name) { return .publisher(of: output) }
    switch name {
    case "map", "compactMap", "flatMap":
      guard let transform = call.trailingClosures.first ?? call.arguments.last?.value,
        // Several key paths make a tuple of what they name.
        transform.kind != .keyPathExpression || call.arguments.count == 1,
        let result = transformed(output, by: transform)
      else { return .unknown }
      if name == "flatMap" { return result.publisherOutput.map { .publisher(of: $0) } ?? .unknown }
      guard result != .unknown else { return .unknown }
      return .publisher(of: name == "compactMap" ? result.unwrapped : result)
    case "switchToLatest": return output.publisherOutput.map { .publisher(of: $0) } ?? .unknown
    case "combineLatest", "zip":
      guard call.trailingClosures.isEmpty else { return .unknown }
      let others = call.arguments.compactMap { $0.value.flatMap { type(of: $0).publisherOutput } }
      guard others.count == call.arguments.count else { return .unknown }
      return .publisher(of: .tuple(([output] + others).map { .init(label: nil, type: $0) }))
    default: return .unknown
    }
  }

  /// What a closure is given by the operator or subscriber that it is passed to.
  func publishedValue(_ name: String, on output: StaticType, to closure: Node) -> StaticType? {
    guard Self.operatorsGivingValue.contains(name), !ownOperators.contains(name) else { return nil }
    if closure.parent?.kind == .argument, let argument = closure.parent.flatMap({ Argument($0) }),
      let label = argument.label, label != "receiveValue"
    {
      return nil
    }
    return closure.parent?.kind == .labeledClosure ? nil : output
  }

  /// The operators that publish what they are given, or some of it, in other ways.
  private static let operatorsKeepingOutput: Set<String> = [
    "receive", "subscribe", "debounce", "throttle", "delay", "removeDuplicates", "dropFirst",
    "drop", "filter", "prefix", "first", "last", "handleEvents", "share", "print",
    "eraseToAnyPublisher", "breakpoint", "setFailureType", "prepend", "append", "merge",
    "replaceError", "buffer", "timeout", "retry", "assertNoFailure", "mapError",
  ]

  /// The operators and subscribers whose unlabelled closure is given a published value.
  private static let operatorsGivingValue: Set<String> = [
    "map", "tryMap", "compactMap", "tryCompactMap", "flatMap", "filter", "tryFilter", "sink",
    "first",
  ]
}

extension StaticType {
  /// A publisher, whatever its own type, of values of a type.
  static func publisher(of output: StaticType) -> StaticType { .external("Publisher", [output]) }

  /// What a publisher publishes; nil for other types, and for those that do not say it.
  var publisherOutput: StaticType? {
    switch self {
    case .external(let name, let arguments):
      let names: Set = [
        "Publisher", "AnyPublisher", "CurrentValueSubject", "PassthroughSubject", "Just", "Future",
      ]
      return names.contains(name) ? arguments.first : nil
    case .constrained(let bounds): return bounds.count == 1 ? bounds[0].publisherOutput : nil
    default: return nil
    }
  }
}
