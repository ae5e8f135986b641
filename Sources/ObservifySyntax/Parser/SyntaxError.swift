import ObservifyText

/// An error while it is collected: an offset and a code, without a text.
struct SyntaxError {
  var offset: UInt32
  var code: Code

  /// What is wrong.
  enum Code: UInt8 {
    case invalidCharacter, unterminatedComment, unterminatedString, unterminatedRegex
    case conflictMarker, invalidNumber, unexpectedCommentEnd, editorPlaceholder
    case unevenEqual, invalidEscape, stringBeginsOnLine, strayBrace
    case unexpectedCode, nestedTooDeep, missingSeparator
    case expectedExpression, expectedType, expectedPattern, expectedName, expectedDeclaration
    case expectedStatement, expectedCondition
    case expectedLeftBrace, expectedRightBrace, expectedLeftParen, expectedRightParen
    case expectedRightSquare, expectedRightAngle, expectedColon, expectedComma, expectedEqual
    case expectedArrow, expectedIn, expectedElse, expectedWhile, expectedCase, expectedEndif
    case expectedOperator, expectedRequirement, expectedClosure
  }

  /// Returns errors in the order of the file, of those in one place the first: the others follow
  /// from it.
  static func inOrder(_ errors: [SyntaxError]) -> [SyntaxError] {
    guard !errors.isEmpty else { return [] }
    var result: [SyntaxError] = []
    let order = errors.indices.sorted { (errors[$0].offset, $0) < (errors[$1].offset, $1) }
    for index in order where result.last?.offset != errors[index].offset {
      result.append(errors[index])
    }
    return result
  }

  /// The error as the tree's users see it.
  var parseError: ParseError {
    ParseError(offset: ByteOffset(offset), message: code.message)
  }
}

extension SyntaxError.Code {
  /// One lowercase clause without a full stop.
  var message: String {
    switch self {
    case .invalidCharacter: "invalid character"
    case .unterminatedComment: "comment is not closed"
    case .unterminatedString: "string is not closed"
    case .unterminatedRegex: "regex is not closed"
    case .conflictMarker: "conflict marker"
    case .invalidNumber: "invalid number"
    case .unexpectedCommentEnd: "end of a comment that does not begin"
    case .editorPlaceholder: "editor placeholder"
    case .invalidEscape: "invalid escape sequence"
    case .stringBeginsOnLine: "the text of a multi-line string begins on a line of its own"
    case .strayBrace: "'}' closes nothing"
    case .unevenEqual: "'=' needs the same space on both sides"
    case .unexpectedCode: "unexpected code"
    case .nestedTooDeep: "nested too deep"
    case .missingSeparator: "consecutive statements on a line need ';' between them"
    case .expectedExpression: "expected expression"
    case .expectedType: "expected type"
    case .expectedPattern: "expected pattern"
    case .expectedName: "expected name"
    case .expectedDeclaration: "expected declaration"
    case .expectedStatement: "expected statement"
    case .expectedCondition: "expected condition"
    case .expectedLeftBrace: "expected '{'"
    case .expectedRightBrace: "expected '}'"
    case .expectedLeftParen: "expected '('"
    case .expectedRightParen: "expected ')'"
    case .expectedRightSquare: "expected ']'"
    case .expectedRightAngle: "expected '>'"
    case .expectedColon: "expected ':'"
    case .expectedComma: "expected ','"
    case .expectedEqual: "expected '='"
    case .expectedArrow: "expected '->'"
    case .expectedIn: "expected 'in'"
    case .expectedElse: "expected 'else'"
    case .expectedWhile: "expected 'while'"
    case .expectedCase: "expected 'case' or 'default'"
    case .expectedEndif: "expected '#endif'"
    case .expectedOperator: "expected operator"
    case .expectedRequirement: "expected ':' or '==' in requirement"
    case .expectedClosure: "expected closure"
    }
  }
}
