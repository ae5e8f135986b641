/// The statements of a manifest written in Swift, as far as they are made of literals.
///
/// This is no parser of Swift: it knows names, strings, arrays, dictionaries, calls and what stands
/// between them, and steps over everything else. A manifest is a program; what it computes is not
/// known here.
struct SwiftManifest: Sendable {
  /// The values that names are bound to.
  private(set) var bindings: [String: ManifestValue] = [:]

  /// What stands by itself: calls such as `package.targets.append(…)`, and assigned values.
  private(set) var statements: [Statement] = []

  struct Statement: Sendable {
    /// The path that the value is assigned or added to; empty when it stands by itself.
    let target: [String]
    let value: ManifestValue
  }

  /// Reads the statements of `bytes`, those in functions, loops and conditions included.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    var parser = ManifestParser(tokens: ManifestLexer.tokens(of: bytes))
    while let statement = parser.statement() {
      switch statement {
      case .binding(let name, let value): bindings[name] = value
      case .statement(let statement): statements.append(statement)
      case .nothing: continue
      }
    }
  }

  /// All values of the manifest.
  var roots: [ManifestValue] {
    statements.map(\.value) + bindings.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns a value with a bound name replaced by what it is bound to.
  func resolved(_ value: ManifestValue, depth: Int = 8) -> ManifestValue {
    guard depth > 0, case .name(let path, _) = value, let name = path.last,
      let bound = bindings[name]
    else { return value }
    return resolved(bound, depth: depth - 1)
  }

  /// Returns the elements of a list, those of lists that names stand for included.
  func elements(of value: ManifestValue) -> [ManifestValue] {
    var result: [ManifestValue] = []
    var budget = 5_000
    addElements(of: value, to: &result, depth: 8, budget: &budget)
    return result
  }

  /// Adds the elements of `value`; `budget` ends lists that hold themselves many times over.
  private func addElements(
    of value: ManifestValue, to result: inout [ManifestValue], depth: Int, budget: inout Int
  ) {
    budget -= 1
    guard depth > 0, budget > 0 else { return }
    switch resolved(value) {
    case .list(let parts), .other(let parts):
      for part in parts {
        addElements(of: part, to: &result, depth: depth - 1, budget: &budget)
      }
    case .call(let call):
      if let receiver = call.receiver {
        addElements(of: receiver, to: &result, depth: depth - 1, budget: &budget)
      } else {
        result.append(.call(call))
      }
    case let element: result.append(element)
    }
  }

  /// Returns the strings of a list.
  func texts(of value: ManifestValue?) -> [String] {
    value.map { elements(of: $0).compactMap { resolved($0).literal } } ?? []
  }

  /// Returns the string that a value is, or that its name is bound to.
  func text(of value: ManifestValue?) -> String? {
    value.flatMap { resolved($0).literal }
  }
}

/// Reads statements and expressions from the tokens of a manifest.
private struct ManifestParser {
  enum Read {
    case binding(String, ManifestValue)
    case statement(SwiftManifest.Statement)
    case nothing
  }

  let tokens: [ManifestLexer.Located]
  private var index = 0
  private var depth = 0

  init(tokens: [ManifestLexer.Located]) { self.tokens = tokens }

  private var current: ManifestLexer.Token? {
    index < tokens.count ? tokens[index].token : nil
  }

  private func isAt(_ mark: Character, ahead: Int = 0) -> Bool {
    guard index + ahead < tokens.count, let ascii = mark.asciiValue else { return false }
    return tokens[index + ahead].token == .mark(ascii)
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard isAt(mark) else { return false }
    index += 1
    return true
  }

  /// Reads on by at least one token; nil at the end.
  mutating func statement() -> Read? {
    guard let token = current else { return nil }
    guard case .name(let word) = token else {
      if case .text = token { return .statement(.init(target: [], value: expression())) }
      if isAt(".") || isAt("[") { return .statement(.init(target: [], value: expression())) }
      index += 1
      return .nothing
    }
    switch word {
    case "let", "var": return binding()
    case "import", "func", "extension", "struct", "enum", "class", "protocol", "typealias":
      index += 1
      if case .name = current { index += 1 }
      return .nothing
    case "return", "if", "for", "while", "guard", "else", "in", "switch", "case", "static",
      "private", "public", "fileprivate", "internal", "try", "await", "where", "repeat", "do":
      index += 1
      return .nothing
    default: break
    }
    let value = expression()
    if isAt("="), !isAt("=", ahead: 1) {
      index += 1
    } else if isAt("+"), isAt("=", ahead: 1) {
      index += 2
    } else {
      return .statement(.init(target: [], value: value))
    }
    guard case .name(let path, _) = value else { return .nothing }
    return .statement(.init(target: path, value: expression()))
  }

  /// Reads `let name: Type = value` up to the end of the value.
  private mutating func binding() -> Read {
    index += 1
    guard case .name(let name) = current else { return .nothing }
    index += 1
    if take(":") {
      while let token = current, token != .mark(UInt8(ascii: "=")),
        token != .mark(UInt8(ascii: "{")), !tokens[index].startsLine
      {
        index += 1
      }
    }
    if take("=") { return .binding(name, expression()) }
    // A computed property's value is what its body returns, when that is all the body does.
    guard take("{") else { return .nothing }
    if current == .name("return") { index += 1 }
    return .binding(name, expression())
  }

  private mutating func expression() -> ManifestValue {
    var operands = [operand()]
    var isSum = true
    var openChoices = 0
    while let length = operatorLength(inChoice: openChoices > 0) {
      if !isAt("+") { isSum = false }
      if isAt("?"), length == 1 { openChoices += 1 }
      if isAt(":") { openChoices -= 1 }
      index += length
      operands.append(operand())
    }
    guard operands.count > 1 else { return operands[0] }
    return isSum ? .list(operands) : .other(operands)
  }

  /// The number of tokens that an operator between two operands takes here.
  private func operatorLength(inChoice: Bool) -> Int? {
    if isAt("+") { return isAt("=", ahead: 1) ? nil : 1 }
    if isAt("?") { return isAt("?", ahead: 1) ? 2 : 1 }
    if isAt(":") { return inChoice ? 1 : nil }
    for mark: Character in ["=", "&", "|"] where isAt(mark) && isAt(mark, ahead: 1) { return 2 }
    if isAt("!"), isAt("=", ahead: 1) { return 2 }
    return current == .name("as") || current == .name("is") ? 1 : nil
  }

  private mutating func operand() -> ManifestValue {
    while isAt("!") || isAt("&") || isAt("-") || current == .name("try")
      || current == .name("await")
    {
      index += 1
    }
    guard depth < 32, let token = current else {
      index += 1
      return .other([])
    }
    depth += 1
    defer { depth -= 1 }
    let offset = tokens[index].offset
    var value: ManifestValue
    switch token {
    case .text(let text):
      index += 1
      value = .text(text, offset: offset)
    case .name(let name):
      index += 1
      value = .name([name], offset: offset)
    case .mark(UInt8(ascii: ".")):
      index += 1
      guard case .name(let name) = current else { return .other([]) }
      index += 1
      value = .name([name], offset: offset)
    case .mark(UInt8(ascii: "[")):
      index += 1
      value = collection()
    case .mark(UInt8(ascii: "(")):
      index += 1
      value = .other(arguments(closing: ")").map(\.value))
    case .mark(UInt8(ascii: "{")):
      value = .other([])
      skipBraces()
    case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")):
      return .other([])
    case .mark, .other:
      index += 1
      value = .other([])
    }
    // A long chain nests as deep as it is long.
    for _ in 0..<64 {
      guard let next = suffix(of: value, offset: offset) else { break }
      value = next
    }
    return value
  }

  private mutating func suffix(of value: ManifestValue, offset: Int) -> ManifestValue? {
    guard index < tokens.count else { return nil }
    if isAt("."), index + 1 < tokens.count, case .name(let member) = tokens[index + 1].token {
      index += 2
      if case .name(let path, let offset) = value { return .name(path + [member], offset: offset) }
      return memberCall(member, of: value, offset: offset)
    }
    let isAdjacent = index > 0 && tokens[index].offset == tokens[index - 1].end
    if isAdjacent, isAt("!") || isAt("?") {
      index += 1
      return value
    }
    if tokens[index].startsLine { return nil }
    if isAt("(") {
      index += 1
      let arguments = arguments(closing: ")")
      guard case .name(let path, let offset) = value else {
        return .other([value] + arguments.map(\.value))
      }
      return .call(
        ManifestCall(path: path, receiver: nil, arguments: arguments, offset: offset))
    }
    if isAt("[") {
      index += 1
      return .other([value, collection()])
    }
    return nil
  }

  /// A member of something that is not a name: `[…].map { … }`, `Settings().base(…)`.
  private mutating func memberCall(
    _ member: String, of value: ManifestValue, offset: Int
  ) -> ManifestValue {
    var arguments: [ManifestCall.Argument] = []
    if isAt("("), index < tokens.count, !tokens[index].startsLine {
      index += 1
      arguments = self.arguments(closing: ")")
    }
    return .call(
      ManifestCall(path: [member], receiver: value, arguments: arguments, offset: offset))
  }

  /// Reads arguments up to the closing bracket, which is taken.
  private mutating func arguments(closing bracket: Character) -> [ManifestCall.Argument] {
    var result: [ManifestCall.Argument] = []
    while let token = current, !isAt(bracket) {
      let start = index
      if case .name(let label) = token, isAt(":", ahead: 1) {
        index += 2
        result.append(.init(label: label, value: expression()))
      } else if !isAt(",") {
        result.append(.init(label: nil, value: expression()))
      }
      if !take(","), index == start { index += 1 }
    }
    _ = take(bracket)
    return result
  }

  /// Reads an array or a dictionary after its opening bracket.
  private mutating func collection() -> ManifestValue {
    var elements: [ManifestValue] = []
    var pairs: [(key: ManifestValue, value: ManifestValue)] = []
    while current != nil, !isAt("]") {
      let start = index
      if isAt(":"), isAt("]", ahead: 1) { index += 1 }
      if isAt("]") { break }
      if !isAt(",") {
        let value = expression()
        if take(":") {
          pairs.append((value, expression()))
        } else {
          elements.append(value)
        }
      }
      if !take(","), index == start { index += 1 }
    }
    _ = take("]")
    return pairs.isEmpty ? .list(elements) : .dictionary(pairs)
  }

  private mutating func skipBraces() {
    var open = 0
    while index < tokens.count {
      if isAt("{") { open += 1 }
      if isAt("}") { open -= 1 }
      index += 1
      if open == 0 { return }
    }
  }
}
