import ObservifySyntax
import ObservifyText

/// Statements in bodies.
extension EditBuilder {
  /// Puts a statement before all that a body does.
  ///
  /// With `returning`, an expression that was the body's value without saying so is returned. A comment
  /// stands behind the statement, above it where the line would be long, and behind a body of one line. With `last`,
  /// one of the first statements, it is put behind that.
  mutating func insertFirst(
    _ statement: String, comment: String? = nil, into body: Node, behind last: Node? = nil,
    returning: Bool = true, rank: Int = 0
  ) {
    guard let first = body.children.first else { return }
    let start = first.range.lowerBound
    if let last, let indentation = indentation(at: last.range.lowerBound) {
      let lead = lineBreak(near: start) + indentation
      insert(lead + spelled(statement, comment, lead), at: endWithComment(last), rank: rank)
      return
    }
    let isValue = returning && Array(body.children).count == 1 && first.canBeReturned
    // '#if' often stands at the margin.
    let isConditional = first.kind == .ifConfig
    guard
      let indentation = isConditional
        ? lineIndentation(at: body.range.lowerBound) + memberUnit(around: body)
        : indentation(at: start)
    else {
      let end = body.range.upperBound
      let note = isSpace(end..<endOfLine(end)) ? comment.map { "  // " + $0 } ?? "" : ""
      let line = statement + "; " + (isValue ? "return " : "")
      if let lead = openLine(of: body) {
        let comments = comment.map { "// " + $0 + lead } ?? ""
        insert(comments + statement + lead + (isValue ? "return " : ""), at: start, rank: rank)
      } else {
        insert(line, at: start, rank: rank)
        if !note.isEmpty { insert(note, at: end) }
      }
      return
    }
    // Comments stay with what they are about.
    let brace = endWithComment(behind: body.firstToken.range.upperBound)
    let end = endOfLine(brace)
    let lead = lineBreak(near: start) + indentation
    insert(
      lead + spelled(statement, comment, lead), at: isSpace(brace..<end) ? end : brace, rank: rank)
    if isValue { insert("return ", at: start) }
  }

  /// A statement with its comment, which stands above it where the line would be long.
  private func spelled(_ statement: String, _ comment: String?, _ lead: String) -> String {
    let line = statement + (comment.map { "  // " + $0 } ?? "")
    return line.utf8.count > 92 ? (comment.map { "// " + $0 + lead } ?? "") + statement : line
  }

  /// Puts what stands between the braces of a body on lines of their own, and returns what a line of it begins with; nil
  /// where something else stands on the line.
  private mutating func openLine(of body: Node) -> String? {
    let (start, end) = (body.firstToken.range, body.lastToken.range)
    guard body.firstToken.kind == .leftBrace, let first = body.children.first,
      first.kind != .closureSignature, isSpace(start.upperBound..<first.range.lowerBound),
      isSpace(end.upperBound..<endOfLine(end.upperBound))
    else { return nil }
    let member = [body.parent, body.parent?.parent].compactMap(\.self)
      .first { $0.parent?.kind == .memberBlock }
    let outer =
      member.map { memberIndentation(beside: $0) } ?? lineIndentation(at: start.lowerBound)
    let lead = lineBreak(near: start.lowerBound) + outer + memberUnit(around: body)
    replace(start.upperBound..<first.range.lowerBound, with: lead)
    let last = skippingSpace(before: end.lowerBound)
    replace(last..<end.lowerBound, with: lineBreak(near: start.lowerBound) + outer)
    return lead
  }
}

extension Node {
  /// Whether the only item of a body is its value: an expression, or an `if` or `switch` that returns
  /// nothing itself.
  fileprivate var canBeReturned: Bool {
    switch kind {
    case .ifExpression, .switchExpression:
      !descendants.contains { $0.kind == .returnStatement && !$0.isInClosure(within: self) }
    default:
      kind.rawValue >= NodeKind.sequenceExpression.rawValue
        && kind.rawValue <= NodeKind.macroExpansion.rawValue
    }
  }
}
