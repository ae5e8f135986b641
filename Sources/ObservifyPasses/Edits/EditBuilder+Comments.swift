import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// What comments say of the code beside them.
extension EditBuilder {
  /// Removes a statement with what is said of it: the comment behind it, and the one above where that can
  /// be about nothing else, or names what goes.
  ///
  /// Of several that go, one behind the other, the first takes that along. What is not all of a step, as a
  /// subscription is, `beginsStep`: a comment may be about what follows as well.
  mutating func removeStatementWithComments(
    _ node: Node, among removed: Set<Node>, beginsStep: Bool = true
  ) {
    if removeWithLine(node, among: removed) { return }
    let run = run(of: node, among: removed)
    guard let first = run.first, let last = run.last,
      endWithComment(node) == node.range.upperBound
    else {
      _ = removeStatementAndComment(node)
      return
    }
    let takesComment = isFollowedByGap(last) || !beginsStep && !isFollowedByAlike(last)
    let comment = ownComment(above: first).flatMap { comment in
      takesComment || isOfObjectModel(comment) ? comment : nil
    }
    let isBeforeOthers = isFollowedOnly(by: removed, last)
    if node == first, comment != nil || run.count == 1 {
      removeStatementAndGap(node, from: comment?.lowerBound, leavingGapBelow: isBeforeOthers)
    } else if node == last {
      removeStatementAndGap(
        node, above: comment?.lowerBound ?? first.range.lowerBound, leavingGapBelow: isBeforeOthers)
    } else {
      if node == first, isBeforeOthers || last.lastToken.next?.kind == .rightBrace {
        removeGap(above: node)
      }
      removeStatement(node)
    }
  }

  /// Removes a statement with those beside it on its line that go as well; returns whether there are any.
  ///
  /// The first of them takes the others along.
  mutating func removeWithLine(_ node: Node, among removed: Set<Node>) -> Bool {
    let line = line(of: node, among: removed)
    guard let first = line.first, let last = line.last, first != last else { return false }
    guard node == first else { return true }
    let end = skippingBlanks(from: endWithComment(last).index)
    if indentation(at: first.range.lowerBound) != nil, end == bytes.count || isLineBreak(bytes[end])
    {
      removeStatementAndBlankLine(
        last, from: documentation(above: first)?.lowerBound ?? first.range.lowerBound,
        keepingGap: true)
    } else {
      removeStatement(first, through: last)
    }
    return true
  }

  /// Returns the statements around one on its line that go with it, with nothing but semicolons between them.
  private func line(of node: Node, among removed: Set<Node>) -> ArraySlice<Node> {
    let statements = Array(node.parent?.children ?? node.children)
    guard let place = statements.firstIndex(of: node) else { return [node] }
    let goesWithNext = { (place: Int) in
      let gap = statements[place].range.upperBound..<statements[place + 1].range.lowerBound
      return removed.isSuperset(of: statements[place...place + 1])
        && file.tree.source.string(in: gap).filter { $0 != " " && $0 != "\t" } == ";"
    }
    var (first, last) = (place, place)
    while first > 0, goesWithNext(first - 1) { first -= 1 }
    while last < statements.count - 1, goesWithNext(last) { last += 1 }
    return statements[first...last]
  }

  /// Returns what is left of a closure without a statement and what is said of it, where that only makes
  /// an object: `C()` of `{ let c = C(); …; return c }()`.
  func remainder(without statement: Node) -> (call: CallExpression, value: Node)? {
    guard let closure = statement.parent, closure.kind == .closureExpression,
      let call = CallExpression(closure.parent), call.callee == closure,
      call.arguments.isEmpty, call.node.parent?.kind == .initializerClause
    else { return nil }
    let statements = Array(closure.children)
    guard statements.count == 3, statements[1] == statement,
      let local = VariableDeclaration(statements[0]), local.bindings.count == 1,
      let binding = local.bindings.first, binding.type == nil,
      let value = binding.initialValue, value.kind == .callExpression,
      statements[2].text == "return \(binding.nameToken?.text ?? "")"
    else { return nil }
    let start = ownComment(above: statement)?.lowerBound ?? statement.range.lowerBound
    let gaps = [
      closure.firstToken.range.upperBound..<statements[0].range.lowerBound,
      value.range.upperBound..<start, statement.range.upperBound..<statements[2].range.lowerBound,
      statements[2].range.upperBound..<closure.lastToken.range.lowerBound,
    ]
    return gaps.allSatisfy { isSpace($0) } ? (call, value) : nil
  }

  /// The comment directly above a statement, where it is about that.
  private func ownComment(above node: Node) -> ByteRange? {
    comment(above: node, beginning: "//").flatMap { comment in
      let text = file.tree.source.string(in: comment)
      return Self.marks.contains(where: text.contains) || Self.isCode(text) ? nil : comment
    }
  }

  /// Whether a comment holds a declaration that was put out of use, which is about itself.
  private static func isCode(_ comment: String) -> Bool {
    let words = comment.split(whereSeparator: \.isNewline).last?.drop {
      $0 == "/" || $0.isWhitespace
    }
    return words?.hasPrefix("@") == true
      || words?.split(separator: " ").contains { ["var", "let", "func"].contains($0) } == true
        && words?.contains { "=:(".contains($0) } == true
  }

  /// Whether a comment names what goes, or what it was for: why it is announced by hand that a variable changes.
  private func isOfObjectModel(_ comment: ByteRange) -> Bool {
    (Vocabulary.marks + Self.purposes).contains(
      where: file.tree.source.string(in: comment).contains)
  }

  private static let purposes = [
    "SwiftUI", "observers", "re-render", "rerender", "redraw", "UI update", "UI refresh",
    "UI to update",
  ]

  /// Returns the statements around one that go with it, without a blank line between them.
  private func run(of node: Node, among removed: Set<Node>) -> ArraySlice<Node> {
    let statements = Array(node.parent?.children ?? node.children)
    guard let place = statements.firstIndex(of: node) else { return [node] }
    var (first, end) = (place, place + 1)
    while first > 0, removed.contains(statements[first - 1]),
      !isFollowedByGap(statements[first - 1])
    {
      first -= 1
    }
    while end < statements.count, removed.contains(statements[end]),
      !isFollowedByGap(statements[end - 1])
    {
      end += 1
    }
    return statements[first..<end]
  }

  /// What comments say that are about more than the next line.
  static let marks = ["MARK:", "TODO", "FIXME", "swiftlint:"]

  /// Whether a statement is the last of its block, or a blank line comes behind it.
  private func isFollowedByGap(_ node: Node) -> Bool {
    guard let next = node.lastToken.next, next.kind != .rightBrace else { return true }
    let between = bytes[node.range.upperBound.index..<next.range.lowerBound.index]
    return String(decoding: between, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
  }

  /// Whether all that comes behind a statement in its block goes as well, and something does.
  func isFollowedOnly(by removed: Set<Node>, _ node: Node) -> Bool {
    let others = (node.parent?.children ?? node.children).filter { $0.index > node.index }
    return !others.isEmpty && others.allSatisfy(removed.contains)
  }

  /// Whether the next statement is of the same form: one subscription behind another.
  private func isFollowedByAlike(_ node: Node) -> Bool {
    let statements = Array(node.parent?.children ?? node.children)
    guard let place = statements.firstIndex(of: node), place + 1 < statements.count else {
      return false
    }
    let next = statements[place + 1]
    return next.kind == node.kind && next.calledName == node.calledName
  }

  /// Returns the lines that document a declaration: those with `///` directly above it, the white space
  /// before the first and the break behind the last left out.
  func documentation(above node: Node) -> ByteRange? { comment(above: node, beginning: "///") }

  /// Returns the lines directly above a statement or declaration that begin with a mark, the white space
  /// before the first and the break behind the last left out.
  func comment(above node: Node, beginning mark: String) -> ByteRange? {
    guard indentation(at: node.range.lowerBound) != nil else { return nil }
    var start: Int?
    var index = skippingSpace(before: node.range.lowerBound).index
    let gap = bytes[index..<node.range.lowerBound.index].filter { $0 == 0x0A || $0 == 0x0D }
    let end = index
    guard gap.count <= (gap.contains(0x0D) && gap.contains(0x0A) ? 2 : 1) else { return nil }
    while true {
      var line = index
      while line > 0, !isLineBreak(bytes[line - 1]) { line -= 1 }
      let text = skippingBlanks(from: line)
      guard bytes[text..<index].starts(with: mark.utf8) else { break }
      start = text
      guard line > 0 else { break }
      index = line - 1
      if index > 0, bytes[index] == 0x0A, bytes[index - 1] == 0x0D { index -= 1 }
    }
    return start.map { ByteRange($0, end) }
  }

  /// Returns the end of a statement, with the line comment behind it on its line.
  func endWithComment(_ node: Node) -> ByteOffset { endWithComment(behind: node.range.upperBound) }

  /// Returns the end of the line comment behind a byte on its line; the byte itself for none.
  func endWithComment(behind end: ByteOffset) -> ByteOffset {
    let line = endOfLine(end)
    let rest = file.tree.source.string(in: end..<line)
    let text = rest.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("//") else { return end }
    return ByteOffset(end.index + rest.utf8.count)
  }

  /// Removes a statement with its line and the line comment behind it, and returns that comment with
  /// the blanks before it.
  mutating func removeStatementAndComment(_ node: Node) -> String {
    let end = endWithComment(node)
    guard end > node.range.upperBound, let next = behindLineBreak(at: end),
      let indentation = indentation(at: node.range.lowerBound)
    else {
      removeStatement(node)
      return ""
    }
    delete(ByteRange(node.range.lowerBound.index - indentation.utf8.count, next.index))
    return file.tree.source.string(in: node.range.upperBound..<end)
  }
}

extension Node {
  /// The name of what an expression calls last: `store` of `$text.sink { … }.store(in: &bag)`.
  fileprivate var calledName: String? { CallExpression(self)?.callee?.mentionedName?.name }
}
