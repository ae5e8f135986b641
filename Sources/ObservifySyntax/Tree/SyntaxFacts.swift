import ObservifyText

/// One thing that a file declares or mentions, as the comparison with SwiftSyntax states it.
private struct Fact: Comparable {
  var start: UInt32
  var end: UInt32
  var text: String

  static func < (left: Self, right: Self) -> Bool {
    if left.start != right.start { return left.start < right.start }
    if left.end != right.end { return left.end > right.end }
    return left.text < right.text
  }
}

extension SyntaxTree {
  /// Returns what the file declares and mentions, a line each, in the order of the file.
  ///
  /// The first line names the file and says whether it has an error. `Scripts/differential.sh`
  /// compares the text with what the toolchain's own parser says.
  public func facts() -> String {
    var facts: [Fact] = []
    for index in 0..<nodes.count { collect(Node(tree: self, index: index), into: &facts) }
    facts.sort()
    var text = "file\t\(source.path)\(errors.isEmpty ? "" : "\terror")\n"
    for fact in facts { text += "\(fact.start)\t\(fact.end)\t\(fact.text)\n" }
    return text
  }

  private func collect(_ node: Node, into facts: inout [Fact]) {
    func add(_ kind: String, _ node: Node, _ detail: String = "") {
      let range = node.range
      facts.append(
        Fact(
          start: range.lowerBound.rawValue, end: range.upperBound.rawValue,
          text: detail.isEmpty ? kind : "\(kind)\t\(detail)"))
    }
    func add(_ kind: String, _ token: Token, _ detail: String? = nil) {
      let range = token.range
      facts.append(
        Fact(
          start: range.lowerBound.rawValue, end: range.upperBound.rawValue,
          text: "\(kind)\t\(detail ?? token.text)"))
    }
    func names(_ node: Node) -> [Token] { node.directTokens.filter { $0.kind.isName } }
    func firstType(_ node: Node) -> Node? {
      node.children.first {
        ![.attribute, .modifier, .ifConfig, .unexpected].contains($0.kind)
      }
    }

    switch node.kind {
    case .importDecl:
      let tokens = node.directTokens.drop { $0.kind != .importKeyword }.dropFirst()
      let path = tokens.filter { !$0.kind.isReservedWord && $0.kind != .period }
      let isScoped = tokens.first.map { $0.kind.isReservedWord } ?? false
      add(
        "import", node,
        path.filter { !(isScoped && $0.kind == .colonColon) }.map(\.text).joined(separator: "."))
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
      let tokens = node.directTokens
      guard let keyword = tokens.first else { return }
      add("type", node, "\(keyword.text) \(tokens.dropFirst().first?.text ?? "")")
    case .extensionDecl:
      add("type", node, "extension \(firstType(node)?.text.squeezed ?? "")")
    case .typealiasDecl:
      add("typealias", node, names(node).first?.text ?? "")
    case .associatedTypeDecl:
      add("associatedtype", node, names(node).first?.text ?? "")
    case .inheritedType:
      if let type = node.children.first(where: { _ in true }) {
        add("inherit", type, type.text.squeezed)
      }
    case .attribute:
      add("attribute", node, node.children.first(where: { _ in true })?.text.squeezed ?? "")
    case .variableDecl:
      add("variable", node, node.directTokens.first?.text ?? "")
    case .patternBinding:
      for child in node.children {
        switch child.kind {
        case .typeAnnotation:
          if let type = child.children.first(where: { _ in true }) { add("annotation", type) }
        case .initializerClause:
          if let value = child.children.first(where: { _ in true }) { add("initializer", value) }
        case .accessorBlock: add("accessors", child)
        case .unexpected: break
        default: add("binding", child, child.text.squeezed)
        }
      }
    case .functionDecl:
      let named = node.directTokens.drop { $0.kind != .funcKeyword }.dropFirst().first
      let isOperator = named?.kind.isOperatorPart == true
      add(
        "function", node,
        isOperator ? FunctionDeclaration(node)?.name ?? "" : named?.text ?? "")
    case .initDecl: add("init", node)
    case .deinitDecl: add("deinit", node)
    case .subscriptDecl: add("subscript", node)
    case .accessorDecl: add("accessor", node, node.directTokens.first?.text ?? "")
    case .enumCaseDecl: add("case", node)
    case .parameter:
      guard let clause = node.parent, let owner = clause.parent else { return }
      switch owner.kind {
      case .functionDecl, .initDecl, .subscriptDecl, .macroDecl: break
      default: return
      }
      let tokens = node.directTokens
      let names = tokens.prefix { $0.kind != .colon }
      guard let first = names.first else { return }
      add("parameter", first, names.last?.text)
    case .genericParameter:
      let tokens = node.directTokens.prefix { $0.kind != .colon && $0.kind != .comma }
      if let name = tokens.last { add("generic", name) }
    case .closureExpression: add("closure", node)
    case .callExpression: add("call", node)
    case .stringLiteral: add("string", node)
    case .codeBlock: add("block", node)
    case .memberBlock: add("members", node)
    case .ifConfig: add("ifconfig", node)
    case .argument:
      let tokens = node.directTokens
      if tokens.count > 1, tokens[1].kind == .colon { add("label", tokens[0]) }
    case .memberExpression:
      if let name = node.directTokens.last, name.kind != .period { add("member", name) }
    case .keyPathComponent:
      let tokens = node.directTokens
      if tokens.count > 1, let name = tokens.last, name.kind.isMemberReference {
        add("reference", name)
      }
    case .reference:
      let tokens = node.directTokens
      guard let name = tokens.last else { return }
      if name.kind.isReference
        || tokens.count == 3 && tokens[1].kind == .colonColon && !name.kind.isMemberKeyword
      {
        add("reference", name)
      }
    default:
      break
    }
  }
}

extension TokenKind {
  fileprivate var isReference: Bool {
    isName || self == .dollarIdentifier || self == .extensionKeyword
  }

  /// Whether the token is a name behind a dot, where most keywords are names.
  fileprivate var isMemberReference: Bool {
    isReference
      || isReservedWord && self != .selfKeyword && self != .initKeyword
        && self != .capitalSelfKeyword
  }

  /// Whether the word, as a name behind `::`, stays a keyword.
  fileprivate var isMemberKeyword: Bool {
    self == .initKeyword || self == .deinitKeyword || self == .subscriptKeyword
  }
}

extension String {
  fileprivate var squeezed: String { filter { !$0.isWhitespace } }
}
