/// What a token is.
///
/// The order matters: keywords, names and contextual keywords are contiguous runs, so that what
/// parsers and passes ask most often is a comparison of raw values.
public enum TokenKind: UInt8, CaseIterable, BitwiseCopyable, Sendable {
  case endOfFile
  /// A byte, or a run of bytes, that begins no token.
  case unknown

  // MARK: Literals

  case integerLiteral
  case floatLiteral
  case regexLiteral
  /// The opening quote with its pounds.
  case stringStart
  /// Text within a string.
  case stringSegment
  /// `\(` with its pounds; its `)` is a `rightParen`.
  case interpolationStart
  /// The closing quote with its pounds.
  case stringEnd

  // MARK: Punctuation

  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, semicolon, period, atSign, pound, backslash
  /// `::` behind the name of a module.
  case colonColon
  /// `=` by itself.
  case equal
  /// `->`
  case arrow
  /// `&` before an operand.
  case prefixAmpersand
  /// `?` directly behind an operand.
  case postfixQuestion
  /// `?` with space before it.
  case infixQuestion
  /// `!` directly behind an operand.
  case exclamation
  /// `<` or `>` that may open or close generic arguments: one character, joined to an operator by the
  /// parser where an operator is meant.
  case leftAngle, rightAngle
  case binaryOperator, prefixOperator, postfixOperator

  // MARK: Pound keywords

  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable
  case poundSourceLocation

  // MARK: Names

  /// `$name` or `$0`.
  case dollarIdentifier

  // MARK: Keywords: `inout` first, as it alone cannot be an argument label

  case inoutKeyword, capitalAnyKeyword, asKeyword, associatedtypeKeyword, breakKeyword
  case caseKeyword, catchKeyword, classKeyword, continueKeyword, defaultKeyword, deferKeyword
  case deinitKeyword, doKeyword, elseKeyword, enumKeyword, extensionKeyword, fallthroughKeyword
  case falseKeyword, fileprivateKeyword, forKeyword, funcKeyword, guardKeyword, ifKeyword
  case importKeyword, inKeyword, initKeyword, internalKeyword, isKeyword, letKeyword, nilKeyword
  case operatorKeyword, precedencegroupKeyword, privateKeyword, protocolKeyword, publicKeyword
  case repeatKeyword, rethrowsKeyword, returnKeyword, selfKeyword, capitalSelfKeyword
  case staticKeyword, structKeyword, subscriptKeyword, superKeyword, switchKeyword, throwKeyword
  case throwsKeyword, trueKeyword, tryKeyword, typealiasKeyword, varKeyword, whereKeyword
  case whileKeyword

  /// `_`
  case underscore

  // MARK: Identifiers and contextual keywords

  /// A name that is no keyword, also in backticks. Contextual keywords have kinds of their own.
  case identifier

  case actorKeyword, addressWithNativeOwnerKeyword, addressWithOwnerKeyword, anyKeyword
  case asyncKeyword, awaitKeyword, borrowKeyword, borrowingKeyword, consumeKeyword
  case consumingKeyword, convenienceKeyword, copyKeyword, didSetKeyword, discardKeyword
  case distributedKeyword, dynamicKeyword, eachKeyword, finalKeyword, getKeyword
  case indirectKeyword, infixKeyword, isolatedKeyword, lazyKeyword, macroKeyword
  case mutableAddressWithNativeOwnerKeyword, mutableAddressWithOwnerKeyword, mutatingKeyword
  case nonisolatedKeyword, nonmutatingKeyword, nonsendingKeyword, ofKeyword, openKeyword
  case optionalKeyword, overrideKeyword, packageKeyword, postfixKeyword, prefixKeyword
  case capitalProtocolKeyword, reasyncKeyword, requiredKeyword, sendingKeyword
  case setKeyword, someKeyword, thenKeyword, capitalTypeKeyword, unownedKeyword, unsafeKeyword
  case unsafeAddressKeyword, unsafeMutableAddressKeyword, weakKeyword
  case willSetKeyword, yieldKeyword, underscoredBorrowingKeyword
  case underscoredCompilerInitializedKeyword, underscoredConstKeyword
  case underscoredConsumingKeyword, underscoredLocalKeyword, underscoredModifyKeyword
  case underscoredOwnedKeyword, underscoredReadKeyword, underscoredSetterAccessKeyword
  case underscoredSharedKeyword
}

extension TokenKind {
  /// Whether the token is a word that is a keyword everywhere, such as `class`.
  @inlinable public var isReservedWord: Bool {
    rawValue >= TokenKind.inoutKeyword.rawValue && rawValue <= TokenKind.whileKeyword.rawValue
  }

  /// Whether the token can be a part of an operator's name.
  var isOperatorPart: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .equal,
      .arrow, .prefixAmpersand, .postfixQuestion, .infixQuestion, .exclamation:
      true
    default:
      false
    }
  }

  /// Whether the token can be a name: an identifier or a contextual keyword.
  @inlinable public var isName: Bool { rawValue >= TokenKind.identifier.rawValue }

  /// Whether the token can be an argument label: a name, `_`, or any keyword but `inout`.
  @inlinable public var isLabel: Bool { rawValue > TokenKind.inoutKeyword.rawValue }
}

extension TokenKind {
  /// The spelling of every keyword.
  static let keywordSpellings: [(TokenKind, String)] = [
    (.inoutKeyword, "inout"),
    (.capitalAnyKeyword, "Any"),
    (.asKeyword, "as"),
    (.associatedtypeKeyword, "associatedtype"),
    (.breakKeyword, "break"),
    (.caseKeyword, "case"),
    (.catchKeyword, "catch"),
    (.classKeyword, "class"),
    (.continueKeyword, "continue"),
    (.defaultKeyword, "default"),
    (.deferKeyword, "defer"),
    (.deinitKeyword, "deinit"),
    (.doKeyword, "do"),
    (.elseKeyword, "else"),
    (.enumKeyword, "enum"),
    (.extensionKeyword, "extension"),
    (.fallthroughKeyword, "fallthrough"),
    (.falseKeyword, "false"),
    (.fileprivateKeyword, "fileprivate"),
    (.forKeyword, "for"),
    (.funcKeyword, "func"),
    (.guardKeyword, "guard"),
    (.ifKeyword, "if"),
    (.importKeyword, "import"),
    (.inKeyword, "in"),
    (.initKeyword, "init"),
    (.internalKeyword, "internal"),
    (.isKeyword, "is"),
    (.letKeyword, "let"),
    (.nilKeyword, "nil"),
    (.operatorKeyword, "operator"),
    (.precedencegroupKeyword, "precedencegroup"),
    (.privateKeyword, "private"),
    (.protocolKeyword, "protocol"),
    (.publicKeyword, "public"),
    (.repeatKeyword, "repeat"),
    (.rethrowsKeyword, "rethrows"),
    (.returnKeyword, "return"),
    (.selfKeyword, "self"),
    (.capitalSelfKeyword, "Self"),
    (.staticKeyword, "static"),
    (.structKeyword, "struct"),
    (.subscriptKeyword, "subscript"),
    (.superKeyword, "super"),
    (.switchKeyword, "switch"),
    (.throwKeyword, "throw"),
    (.throwsKeyword, "throws"),
    (.trueKeyword, "true"),
    (.tryKeyword, "try"),
    (.typealiasKeyword, "typealias"),
    (.varKeyword, "var"),
    (.whereKeyword, "where"),
    (.whileKeyword, "while"),
    (.actorKeyword, "actor"),
    (.addressWithNativeOwnerKeyword, "addressWithNativeOwner"),
    (.addressWithOwnerKeyword, "addressWithOwner"),
    (.anyKeyword, "any"),
    (.asyncKeyword, "async"),
    (.awaitKeyword, "await"),
    (.borrowKeyword, "borrow"),
    (.borrowingKeyword, "borrowing"),
    (.consumeKeyword, "consume"),
    (.consumingKeyword, "consuming"),
    (.convenienceKeyword, "convenience"),
    (.copyKeyword, "copy"),
    (.didSetKeyword, "didSet"),
    (.discardKeyword, "discard"),
    (.distributedKeyword, "distributed"),
    (.dynamicKeyword, "dynamic"),
    (.eachKeyword, "each"),
    (.finalKeyword, "final"),
    (.getKeyword, "get"),
    (.indirectKeyword, "indirect"),
    (.infixKeyword, "infix"),
    (.isolatedKeyword, "isolated"),
    (.lazyKeyword, "lazy"),
    (.macroKeyword, "macro"),
    (.mutableAddressWithNativeOwnerKeyword, "mutableAddressWithNativeOwner"),
    (.mutableAddressWithOwnerKeyword, "mutableAddressWithOwner"),
    (.mutatingKeyword, "mutating"),
    (.nonisolatedKeyword, "nonisolated"),
    (.nonmutatingKeyword, "nonmutating"),
    (.nonsendingKeyword, "nonsending"),
    (.ofKeyword, "of"),
    (.openKeyword, "open"),
    (.optionalKeyword, "optional"),
    (.overrideKeyword, "override"),
    (.packageKeyword, "package"),
    (.postfixKeyword, "postfix"),
    (.prefixKeyword, "prefix"),
    (.capitalProtocolKeyword, "Protocol"),
    (.reasyncKeyword, "reasync"),
    (.requiredKeyword, "required"),
    (.sendingKeyword, "sending"),
    (.setKeyword, "set"),
    (.someKeyword, "some"),
    (.thenKeyword, "then"),
    (.capitalTypeKeyword, "Type"),
    (.unownedKeyword, "unowned"),
    (.unsafeKeyword, "unsafe"),
    (.unsafeAddressKeyword, "unsafeAddress"),
    (.unsafeMutableAddressKeyword, "unsafeMutableAddress"),
    (.weakKeyword, "weak"),
    (.willSetKeyword, "willSet"),
    (.yieldKeyword, "yield"),
    (.underscoredBorrowingKeyword, "_borrowing"),
    (.underscoredCompilerInitializedKeyword, "_compilerInitialized"),
    (.underscoredConstKeyword, "_const"),
    (.underscoredConsumingKeyword, "__consuming"),
    (.underscoredLocalKeyword, "_local"),
    (.underscoredModifyKeyword, "_modify"),
    (.underscoredOwnedKeyword, "__owned"),
    (.underscoredReadKeyword, "_read"),
    (.underscoredSetterAccessKeyword, "__setter_access"),
    (.underscoredSharedKeyword, "__shared"),
  ]
}
