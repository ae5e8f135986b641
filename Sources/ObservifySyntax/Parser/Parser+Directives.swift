/// `#if` and `#sourceLocation`.
extension Parser {
  /// What the branches of an `#if` hold.
  enum ConditionalContent {
    case items
    case initializerItems
    case members
    case switchCases
    case attributes
    case postfix(ExpressionContext)
    case arrayElements
  }

  /// Whether the token ends a branch of an `#if`.
  @inline(__always)
  var atBranchEnd: Bool {
    kind == .poundElseif || kind == .poundElse || kind == .poundEndif
  }

  /// Whether the token ends a branch of an `#if` that is open.
  @inline(__always)
  var endsBranch: Bool { atBranchEnd && conditionals > 0 }

  /// Parses `#if` … `#endif`.
  mutating func ifConfig(_ content: ConditionalContent) {
    guard enter() else {
      swallowConditional()
      leave()
      return
    }
    let mark = start()
    conditionals += 1
    repeat {
      let clause = start()
      let hasCondition = kind != .poundElse
      advance()
      if hasCondition { expression(.directive) }
      skipLine()
      ifConfigContent(content)
      finish(clause, .ifConfigClause)
    } while kind == .poundElseif || kind == .poundElse
    conditionals -= 1
    if expect(.poundEndif, .expectedEndif) { skipLine() }
    finish(mark, .ifConfig)
    leave()
  }

  private mutating func ifConfigContent(_ content: ConditionalContent) {
    switch content {
    case .items: items(until: .branchEnd)
    case .initializerItems: items(until: .branchEnd, allowsInit: false)
    case .members: members(until: .branchEnd)
    case .switchCases: switchCases()
    case .attributes: attributeList()
    case .postfix(let context): postfixBranch(context)
    case .arrayElements: arrayElements()
    }
    if !atBranchEnd, kind != .endOfFile {
      // Whatever the place does not allow, up to the next directive of this `#if`.
      var end = position
      var level = 0
      while end < last {
        let kind = lexemes[end].kind
        if kind == .poundIf {
          level += 1
        } else if kind == .poundEndif {
          if level == 0 { break }
          level -= 1
        } else if level == 0, kind == .poundElse || kind == .poundElseif {
          break
        }
        end += 1
      }
      if end < last { unexpected(upTo: end) }
    }
  }

  private mutating func postfixBranch(_ context: ExpressionContext) {
    let mark = start()
    if kind == .period {
      memberSuffix(mark)
    } else if kind == .poundIf {
      ifConfig(.postfix(context))
      finish(mark, .postfixIfConfig)
    } else {
      return
    }
    postfixSuffixes(mark, context, isLiteral: false)
  }

  private mutating func swallowConditional() {
    var end = position
    var level = 0
    while end < last {
      if lexemes[end].kind == .poundIf { level += 1 }
      if lexemes[end].kind == .poundEndif { level -= 1 }
      end += 1
      if level == 0 { break }
    }
    unexpected(upTo: end, .nestedTooDeep)
  }

  /// Whether the `#if` at token number `index` holds nothing but attributes.
  mutating func isConditionalAttributes(_ index: Int) -> Bool {
    guard !lexemes[index].flags.contains(.isNoAttributes) else { return false }
    guard endOfConditionalAttributes(index, level: 0) != nil else {
      lexemes[index].flags.insert(.isNoAttributes)
      return false
    }
    return true
  }

  /// Returns the token behind the `#endif` of an `#if` that holds attributes, or nil.
  mutating func endOfConditionalAttributes(_ index: Int, level: Int) -> Int? {
    guard level < Self.depthLimit, !lexemes[index].flags.contains(.isNoAttributes) else {
      return nil
    }
    var index = index
    var hasAttributes = false
    repeat {
      index = endOfLine(index + 1)
      attributes: while true {
        switch kind(at: index) {
        case .atSign:
          hasAttributes = true
          index = skipAttributes(index, level: level + 1)
        case .poundIf:
          guard let end = endOfConditionalAttributes(index, level: level + 1) else {
            lexemes[index].flags.insert(.isNoAttributes)
            break attributes
          }
          hasAttributes = true
          index = end
        default:
          break attributes
        }
      }
    } while kind(at: index) == .poundElse || kind(at: index) == .poundElseif
    guard hasAttributes, kind(at: index) == .poundEndif, startsLine(index) else { return nil }
    return index + 1
  }

  /// Returns the first token at or behind `index` that begins a line, brackets skipped.
  func endOfLine(_ index: Int) -> Int {
    var index = index
    while index < last, !startsLine(index) { index = skipSingle(index) }
    return min(index, last)
  }

  /// Parses `#sourceLocation` `(` … `)`.
  mutating func sourceLocation() {
    let mark = start()
    advance()
    if kind == .leftParen, !atLineStart {
      advance(to: skipBracket(position))
    } else {
      report(.expectedLeftParen)
    }
    skipLine()
    finish(mark, .sourceLocation)
  }
}
