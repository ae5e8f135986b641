import ObservifySyntax
import ObservifyText

/// An expression of a manifest, turned into values.
///
/// A value ends where something is computed: at a closure behind a call, and at an operator that
/// neither joins nor chooses. What stands after it is a piece of its own.
struct ManifestExpression {
  enum Piece {
    case value(ManifestValue)
    /// A closure behind a call, or an `if` or `switch` in place of a value.
    case code(Node)
  }

  /// The pieces in the order of the text.
  private(set) var pieces: [Piece] = []

  /// How many brackets stand around the expression.
  ///
  /// Within some, a closure is a value that nothing is known of; within none, its code is part of
  /// the manifest's.
  private let depth: Int

  /// The values that operators join so far, and whether all of these are `+`.
  private var joined: [ManifestValue] = []
  private var isSum = true

  /// Values nest as deep as brackets do and, for each of these, as a chain of calls is long.
  private static let depthLimit = 32
  private static let chainLimit = 128

  /// Reads an expression, or operands with the operators between them.
  init(_ parts: some Sequence<Node>, depth: Int = 0) {
    self.depth = depth
    if depth < Self.depthLimit {
      for part in parts { add(part) }
    } else {
      joined = [.other([])]
    }
    endValue()
  }

  private func values(_ expression: Node?) -> [ManifestValue] {
    let inner = ManifestExpression([expression].compactMap(\.self), depth: depth + 1)
    return inner.pieces.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  private mutating func endValue() {
    if let first = joined.first {
      pieces.append(.value(joined.count == 1 ? first : isSum ? .list(joined) : .other(joined)))
    }
    joined = []
    isSum = true
  }

  // MARK: Operators

  private mutating func add(_ part: Node) {
    switch part.kind {
    case .sequenceExpression, .ternary, .tryExpression, .awaitExpression, .prefixExpression,
      .inoutExpression:
      if part.kind == .ternary { isSum = joined.isEmpty }
      if part.kind == .tryExpression, part.token(.postfixQuestion) != nil {
        addUnknown()
        endValue()
      }
      for child in part.children { add(child) }
    case .castOperator:
      addUnknown()
      guard part.token(.postfixQuestion) != nil else { return }
      endValue()
      addUnknown()
    case .operatorReference:
      switch part.text {
      case "+": break
      case "??", "==", "!=", "&&", "||": isSum = joined.isEmpty
      default: endValue()
      }
    default: addChain(part)
    }
  }

  private mutating func addUnknown() {
    isSum = joined.isEmpty
    joined.append(.other([]))
  }

  // MARK: Members and calls

  /// Reads an operand with the members and calls behind it: `Settings().base(…)`.
  ///
  /// Behind a closure whose code is read, the next member begins a new value.
  private mutating func addChain(_ operand: Node) {
    var links: [Node] = []
    var first = operand
    while let base = Self.base(of: first) {
      links.append(first)
      first = base
    }
    var value: ManifestValue? = self.value(of: first)
    for (place, link) in links.reversed().enumerated() {
      if place % Self.chainLimit == Self.chainLimit - 1 { end(&value) }
      switch link.kind {
      case .memberExpression: value = Self.member(link, of: value)
      case .callExpression:
        if let list = link.child(.argumentList) { value = Self.call(value, with: arguments(list)) }
        let closures = CallExpression(link)?.trailingClosures ?? []
        guard !closures.isEmpty else { continue }
        end(&value)
        if depth == 0 { pieces += closures.map { .code($0) } } else { value = .other([]) }
      case .subscriptExpression:
        let list = link.child(.argumentList).map(arguments) ?? []
        value = .other([value ?? .other([]), .list(list.map(\.value))])
      case .genericSpecialization: end(&value)
      default: continue
      }
    }
    if let value { joined.append(value) }
    if first.kind == .ifExpression || first.kind == .switchExpression {
      endValue()
      pieces.append(.code(first))
    }
  }

  private mutating func end(_ value: inout ManifestValue?) {
    if let value { joined.append(value) }
    value = nil
    endValue()
  }

  /// What a member, a call or a subscript is of.
  private static func base(of link: Node) -> Node? {
    switch link.kind {
    case .memberExpression: MemberExpression(link)?.base
    case .callExpression, .subscriptExpression, .optionalChain, .forceUnwrap,
      .genericSpecialization, .postfixExpression:
      link.children.first { $0.kind != .argumentList }
    default: nil
    }
  }

  private static func member(_ link: Node, of value: ManifestValue?) -> ManifestValue {
    let name = link.lastDirectToken { $0.kind != .period }?.name ?? ""
    switch value {
    case .name(let path, let offset): return .name(path + [name], offset: offset)
    case let receiver?:
      let offset = link.range.lowerBound.index
      return .call(ManifestCall(path: [name], receiver: receiver, arguments: [], offset: offset))
    case nil:
      let dot = link.token(.period) ?? link.firstToken
      return .name([name], offset: dot.range.lowerBound.index)
    }
  }

  private static func call(
    _ value: ManifestValue?, with arguments: [ManifestCall.Argument]
  ) -> ManifestValue {
    switch value {
    case .name(let path, let offset):
      .call(ManifestCall(path: path, receiver: nil, arguments: arguments, offset: offset))
    case .call(let call) where call.receiver != nil && call.arguments.isEmpty:
      .call(
        ManifestCall(
          path: call.path, receiver: call.receiver, arguments: arguments, offset: call.offset))
    default: .other([value ?? .other([])] + arguments.map(\.value))
    }
  }

  private func arguments(_ list: Node) -> [ManifestCall.Argument] {
    list.children.compactMap(Argument.init).flatMap { argument in
      values(argument.value).enumerated().map { place, value in
        ManifestCall.Argument(label: place == 0 ? argument.label : nil, value: value)
      }
    }
  }

  // MARK: Operands

  private func value(of operand: Node) -> ManifestValue {
    let offset = operand.range.lowerBound.index
    let first = operand.firstToken
    switch operand.kind {
    case .stringLiteral:
      return Self.text(of: operand).map { .text($0, offset: offset) } ?? .other([])
    case .reference, .identifierPattern:
      return .name([first.name], offset: first.nameRange.lowerBound.index)
    case .literal where first.kind.isReservedWord: return .name([first.text], offset: offset)
    case .memberExpression: return Self.member(operand, of: nil)
    case .patternExpression: return operand.child(.identifierPattern).map(value) ?? .other([])
    case .tupleExpression: return .other(arguments(operand).map(\.value))
    case .arrayExpression:
      let elements = operand.itemsInAllBranches.filter { $0.kind == .arrayElement }
      return .list(elements.flatMap { values($0.children.first) })
    case .dictionaryExpression:
      let pairs = operand.children(.dictionaryElement).map { element in
        element.children.map { values($0).first ?? .other([]) }
      }
      return pairs.isEmpty
        ? .list([]) : .dictionary(pairs.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil })
    case .keyPathExpression where operand.children.first?.kind == .keyPathComponent:
      return operand.children(.keyPathComponent).prefix(Self.chainLimit)
        .reduce(.other([])) { Self.member($1, of: $0) }
    default: return .other([])
    }
  }

  /// The text of a string on one line without escapes.
  private static func text(of literal: Node) -> String? {
    let opening = literal.firstToken
    let closing = literal.lastToken
    guard opening.kind == .stringStart, closing.kind == .stringEnd,
      !opening.text.hasSuffix("\"\"\"")
    else { return nil }
    let content = opening.range.upperBound..<closing.range.lowerBound
    let text = literal.tree.source.string(in: content)
    return text.contains("\\" + opening.text.dropLast()) ? nil : text
  }
}
