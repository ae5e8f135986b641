import ObservifySyntax
import ObservifyText

extension SyntaxTree {
  /// The file's declarations on one line, those of types within braces; those in bodies are left out.
  var outline: String {
    root.outlineOfMembers.joined(separator: " ")
  }

  /// The errors as `LINE:COLUMN MESSAGE`.
  var errorPlaces: [String] {
    let lines = LineMap(source.bytes)
    return errors.map { error in
      let place = lines.position(of: error.offset)
      return "\(place.line):\(place.column) \(error.message)"
    }
  }
}

extension Node {
  fileprivate var outlineOfMembers: [String] {
    children.flatMap { child -> [String] in
      switch child.kind {
      case .memberBlock, .ifConfig, .ifConfigClause: child.outlineOfMembers
      default: child.outline.map { [$0] } ?? []
      }
    }
  }

  private var outline: String? {
    guard let keyword = Self.keywords[kind] else { return nil }
    let words = directTokens.filter { token in
      token.kind == keyword || token.kind.isName
    }
    var text = words.prefix(2).map(\.text).joined(separator: " ")
    switch kind {
    case .variableDecl:
      let names = children(.patternBinding).compactMap { $0.child(.identifierPattern)?.text }
      text = ([directTokens.first?.text ?? ""] + [names.joined(separator: ", ")])
        .filter { !$0.isEmpty }.joined(separator: " ")
    case .extensionDecl:
      text = ["extension", child(.namedType)?.text].compactMap(\.self).joined(separator: " ")
    case .enumCaseDecl:
      let names = children(.enumCaseElement).compactMap { $0.token(.identifier)?.text }
      text = (["case"] + names).joined(separator: " ")
    default:
      break
    }
    guard kind.isTypeDeclaration else { return text }
    let members = outlineOfMembers.joined(separator: "; ")
    return members.isEmpty ? "\(text) {}" : "\(text) { \(members) }"
  }

  private static let keywords: [NodeKind: TokenKind] = [
    .classDecl: .classKeyword, .structDecl: .structKeyword, .enumDecl: .enumKeyword,
    .actorDecl: .actorKeyword, .protocolDecl: .protocolKeyword,
    .extensionDecl: .extensionKeyword, .functionDecl: .funcKeyword, .initDecl: .initKeyword,
    .variableDecl: .varKeyword, .enumCaseDecl: .caseKeyword, .typealiasDecl: .typealiasKeyword,
    .subscriptDecl: .subscriptKeyword,
  ]
}
