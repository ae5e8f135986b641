import SwiftSyntax

/// What one file declares and mentions, as SwiftSyntax sees it: a line each, in the order of the
/// file, in the form of `observify syntax --facts`.
struct SyntaxFacts {
  private struct Fact {
    var start: Int
    var end: Int
    var text: String
  }

  private var facts: [Fact] = []

  init(of tree: SourceFileSyntax) {
    collect(Syntax(tree))
    facts.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      if left.end != right.end { return left.end > right.end }
      return left.text < right.text
    }
  }

  /// The lines, each with its line break.
  var text: String {
    facts.reduce(into: "") { $0 += "\($1.start)\t\($1.end)\t\($1.text)\n" }
  }

  /// States a fact about the bytes of a node, the trivia around it left out.
  private mutating func state(_ kind: String, _ node: some SyntaxProtocol, _ detail: String = "") {
    facts.append(
      Fact(
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        text: detail.isEmpty ? kind : "\(kind)\t\(detail)"))
  }

  private mutating func collect(_ node: Syntax) {
    state(node)
    for child in node.children(viewMode: .sourceAccurate) { collect(child) }
  }

  private mutating func state(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let node):
      state("import", node, node.path.map(\.name.text).joined(separator: "."))
    case .classDecl(let node): state("type", node, "class \(node.name.text)")
    case .structDecl(let node): state("type", node, "struct \(node.name.text)")
    case .enumDecl(let node): state("type", node, "enum \(node.name.text)")
    case .actorDecl(let node): state("type", node, "actor \(node.name.text)")
    case .protocolDecl(let node): state("type", node, "protocol \(node.name.text)")
    case .extensionDecl(let node): state("type", node, "extension \(node.extendedType.dense)")
    case .inheritedType(let node): state("inherit", node.type, node.type.dense)
    case .typeAliasDecl(let node): state("typealias", node, node.name.text)
    case .associatedTypeDecl(let node): state("associatedtype", node, node.name.text)
    case .genericParameter(let node): state("generic", node.name, node.name.text)
    case .attribute(let node): state("attribute", node, node.attributeName.dense)

    case .variableDecl(let node): state("variable", node, node.bindingSpecifier.text)
    case .patternBinding(let node): state(node)
    case .accessorDecl(let node): state("accessor", node, node.accessorSpecifier.text)
    case .functionDecl(let node): state("function", node, node.name.text)
    case .initializerDecl(let node): state("init", node)
    case .deinitializerDecl(let node): state("deinit", node)
    case .subscriptDecl(let node): state("subscript", node)
    case .enumCaseDecl(let node): state("case", node)
    case .functionParameter(let node):
      state("parameter", node.firstName, (node.secondName ?? node.firstName).text)

    case .closureExpr(let node): state("closure", node)
    case .functionCallExpr(let node): state("call", node)
    case .stringLiteralExpr(let node): state("string", node)
    case .codeBlock(let node): state("block", node)
    case .memberBlock(let node): state("members", node)
    case .ifConfigDecl(let node): state("ifconfig", node)
    case .labeledExpr(let node):
      if let label = node.label { state("label", label, label.text) }
    case .memberAccessExpr(let node):
      state("member", node.declName.baseName, node.declName.baseName.text)
    case .declReferenceExpr(let node): state(node)
    default: break
    }
  }

  private mutating func state(_ binding: PatternBindingSyntax) {
    state("binding", binding.pattern, binding.pattern.dense)
    if let annotation = binding.typeAnnotation { state("annotation", annotation.type) }
    if let clause = binding.initializer { state("initializer", clause.value) }
    if let block = binding.accessorBlock { state("accessors", block) }
  }

  private mutating func state(_ reference: DeclReferenceExprSyntax) {
    // The name of a member is stated with its member expression.
    if reference.keyPathInParent == \MemberAccessExprSyntax.declName { return }
    switch reference.baseName.tokenKind {
    case .identifier, .dollarIdentifier:
      state("reference", reference.baseName, reference.baseName.text)
    default:
      break
    }
  }
}

extension SyntaxProtocol {
  /// The text of the node without any white space.
  fileprivate var dense: String { trimmedDescription.filter { !$0.isWhitespace } }
}
