import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Verbs about stored properties: their observers, and members beside them.
extension EditBuilder {
  /// Has a stored property do something before each change, behind what its `willSet` does already.
  ///
  /// `statements` are given the name of the new value. They take the place of the last statement there
  /// where that is removed.
  mutating func insertBeforeChange(
    _ statements: (_ newValue: String) -> [String], of binding: PatternBinding,
    besides removed: [Node]
  ) {
    if let body = binding.willSet?.child(.codeBlock), let observer = binding.willSet {
      let statements = statements(observer.observerParameter)
      if let last = body.children.last, removed.contains(where: binding.endsWillSet) {
        let separator = indentation(at: last.range.lowerBound).map {
          lineBreak(near: last.range.lowerBound) + $0
        }
        replace(last.range, with: statements.joined(separator: separator ?? "; "))
      } else {
        append(statements, to: body)
      }
      return
    }
    let statements = statements("newValue")
    guard let block = binding.accessorBlock else {
      insertObserverBlock("willSet", statements, behind: binding)
      return
    }
    let start = endWithComment(behind: block.firstToken.range.upperBound)
    if let first = binding.accessors.first,
      let indentation = indentation(at: first.range.lowerBound)
    {
      let observer = observer(
        "willSet", statements, indentation, unit: memberUnit(around: block), near: start)
      insert(lineBreak(near: start) + indentation + observer, at: start)
    } else {
      spread(block, behind: statements)
    }
  }

  /// Has a stored property do something behind each change, before what its `didSet` does already.
  ///
  /// `statements` are given the name of the old value.
  mutating func insertBehindChange(
    _ statements: (_ oldValue: String) -> [String], of binding: PatternBinding
  ) {
    if let observer = binding.didSet, let body = observer.child(.codeBlock) {
      let statements = statements(observer.parameter ?? "oldValue")
      guard let first = body.children.first else {
        insert(" \(statements.joined(separator: "; ")) ", at: body.firstToken.range.upperBound)
        return
      }
      let start = first.range.lowerBound
      let separator = indentation(at: start).map { lineBreak(near: start) + $0 } ?? "; "
      insert(statements.map { $0 + separator }.joined(), at: start)
      return
    }
    let statements = statements("oldValue")
    guard let block = binding.accessorBlock, let last = binding.accessors.last else {
      insertObserverBlock("didSet", statements, behind: binding)
      return
    }
    guard let indentation = indentation(at: last.range.lowerBound) else {
      insert(" didSet { \(statements.joined(separator: "; ")) }", at: last.range.upperBound)
      return
    }
    let end = endWithComment(last)
    let observer = observer(
      "didSet", statements, indentation, unit: memberUnit(around: block), near: end)
    insert(lineBreak(near: end) + indentation + observer, at: end)
  }

  /// What members are indented by within their type.
  func memberUnit(around node: Node) -> String {
    let kinds: NodeKindSet = [.variableDecl, .functionDecl, .initDecl, .subscriptDecl]
    guard let declaration = kinds.contains(node.kind) ? node : node.ancestor(kinds),
      let members = declaration.ancestor([.memberBlock])
    else { return "  " }
    return indentation(at: declaration.range.lowerBound)
      .map { indentationUnit(of: $0, within: members) } ?? fileUnit
  }

  /// What the file indents by, as its first body on lines of its own shows.
  var fileUnit: String { unit(in: file.tree.root.descendants) }

  /// What statements are indented by within the function or type around them.
  func bodyUnit(around node: Node) -> String { unit(in: node.ancestors) }

  private func unit(in nodes: some Sequence<Node>) -> String {
    for block in nodes where [.codeBlock, .memberBlock].contains(block.kind) {
      let aligned = block.children.first { indentation(at: $0.range.lowerBound) != nil }
      guard let inner = aligned.flatMap({ indentation(at: $0.range.lowerBound) }),
        inner != lineIndentation(at: block.range.lowerBound)
      else { continue }
      return indentationUnit(of: inner, within: block)
    }
    return "  "
  }

  /// An observer with some statements: on one line where there is one statement.
  private func observer(
    _ keyword: String, _ statements: [String], _ indentation: String, unit: String,
    near place: ByteOffset
  ) -> String {
    guard statements.count > 1 else { return "\(keyword) { \(statements.joined()) }" }
    let lineBreak = lineBreak(near: place) + indentation
    return "\(keyword) {" + statements.map { lineBreak + unit + $0 }.joined() + lineBreak + "}"
  }

  /// Puts the observers of a one-line block on a line of their own, behind another one.
  private mutating func spread(_ block: Node, behind statements: [String]) {
    let start = block.firstToken.range.upperBound
    let end = block.lastToken.range.lowerBound
    guard let declaration = block.ancestor([.variableDecl]),
      let outer = indentation(at: declaration.range.lowerBound),
      file.lines.position(of: start).line == file.lines.position(of: end).line
    else {
      insert(" willSet { \(statements.joined(separator: "; ")) }", at: start)
      return
    }
    let lineBreak = lineBreak(near: start)
    let unit = memberUnit(around: block)
    let inner = lineBreak + outer + unit
    let observer = observer("willSet", statements, outer + unit, unit: unit, near: start)
    replace(start..<skippingSpace(from: start), with: inner + observer + inner)
    replace(skippingSpace(before: end)..<end, with: lineBreak + outer)
  }

  private mutating func insertObserverBlock(
    _ keyword: String, _ statements: [String], behind binding: PatternBinding
  ) {
    let start = binding.node.range.lowerBound
    let end = binding.node.range.upperBound
    guard let declaration = binding.node.parent,
      let outer = indentation(at: declaration.range.lowerBound)
    else {
      insert(" { \(keyword) { \(statements.joined(separator: "; ")) } }", at: end)
      return
    }
    let lineBreak = lineBreak(near: start)
    let unit = memberUnit(around: binding.node)
    let observer = observer(keyword, statements, outer + unit, unit: unit, near: start)
    let block = "\(lineBreak)\(outer + unit)\(observer)\(lineBreak)\(outer)}"
    // A comment stays on its line.
    let behind = endWithComment(behind: end)
    insert(behind == end ? " {" + block : " {", at: end)
    if behind > end { insert(block, at: behind) }
  }

  /// Adds statements at the end of a block; where the block may be left earlier, by `defer` at its
  /// start.
  private mutating func append(_ statements: [String], to body: Node) {
    let start = body.firstToken.range.upperBound
    let line = statements.joined(separator: "; ")
    guard let first = body.children.first, let last = body.children.last else {
      let isEmpty = isSpace(start..<body.lastToken.range.lowerBound)
      insert(isEmpty ? " \(line) " : " \(line);", at: start)
      return
    }
    let indentation = indentation(at: first.range.lowerBound)
    if body.returnsEarly {
      let text = "defer { \(line) }"
      insert(indentation.map { lineBreak(near: start) + $0 + text } ?? " \(text);", at: start)
    } else if let indentation {
      let lead = lineBreak(near: start) + indentation
      insert(statements.map { lead + $0 }.joined(), at: endWithComment(last))
    } else {
      insert("; " + line, at: last.range.upperBound)
    }
  }

  /// Adds a private function behind another member, with a blank line between the two.
  mutating func insertFunction(
    _ name: String, doing lines: [String], below comment: [String], behind member: Node, rank: Int
  ) {
    let start = member.range.lowerBound
    let lineBreak = lineBreak(near: start)
    let outer = memberIndentation(beside: member)
    let inner = outer + memberUnit(around: member)
    let body = lines.map { lineBreak + ($0.isEmpty ? "" : inner + $0) }.joined()
    let lead = comment.map { outer + $0 + lineBreak }.joined()
    insert(
      "\(lineBreak)\(lineBreak)\(lead)\(outer)private func \(name)() {\(body)\(lineBreak)\(outer)}",
      at: endWithComment(member), rank: rank)
  }

  /// Adds a member at the start of a type's block, with a blank line behind it unless a variable without
  /// a comment follows.
  mutating func insertFirstMember(_ member: String, into block: Node) {
    let brace = block.firstToken.range.upperBound
    guard let first = block.children.first else {
      insert(" \(member)" + (brace == block.lastToken.range.lowerBound ? " " : ""), at: brace)
      return
    }
    // A `#if` may stand at the start of its line whatever is around it.
    let aligned = block.children.first { $0.kind != .ifConfig } ?? first
    let lead = memberLead(beside: aligned)
    let end = endWithComment(behind: brace)
    let isAlone = first.kind != .variableDecl || !isSpace(end..<first.range.lowerBound)
    let hasGap = behindLineBreak(at: end).map { isSpace($0..<endOfLine($0)) } == true
    insert(lead + member + (isAlone && !hasGap ? lineBreak(near: brace) : ""), at: end)
  }

  /// Adds members on lines of their own behind a declaration and the comment beside it.
  mutating func insertMembers(_ members: [String], behind declaration: Node) {
    let lead = memberLead(beside: declaration)
    insert(members.map { lead + $0 }.joined(), at: endWithComment(declaration), rank: 1)
  }

  /// Returns what begins the line of another member beside one, which gets a line of its own.
  mutating func memberLead(beside member: Node) -> String {
    lineBreak(near: member.range.lowerBound) + memberIndentation(beside: member)
  }

  /// Returns what another member beside one is indented by, which gets a line of its own.
  mutating func memberIndentation(beside member: Node) -> String {
    let range = member.range
    let inner = breakLines(at: [range.lowerBound, range.upperBound], in: member.parent ?? member)
    return indentation(at: range.lowerBound) ?? inner
  }

  /// Has what shares some lines of a type's body begin lines of its own, members and the brace at the end,
  /// and returns what members are indented by.
  @discardableResult
  mutating func breakLines(at places: [ByteOffset], in body: Node) -> String {
    let lines = places.map(startOfLine)
    let outer = lineIndentation(at: (body.parent ?? body).range.lowerBound)
    let aligned = body.children.filter { $0.kind != .ifConfig }
      .compactMap { indentation(at: $0.range.lowerBound) }
    let inner = aligned.first ?? outer + fileUnit
    let lineBreak = lineBreak(near: body.range.lowerBound)
    for member in body.children {
      let line = startOfLine(member.range.lowerBound)
      guard lines.contains(line), let token = member.firstToken.previous,
        token.range.lowerBound >= line
      else { continue }
      // What goes takes blanks beside it along, or the semicolon.
      let (start, end) = (token.range.lowerBound, token.range.upperBound)
      let gap = end..<ByteOffset(skippingBlanks(from: end.index))
      if token.kind == .semicolon {
        layOut(skippingSpace(before: start)..<end, as: lineBreak + inner)
        layOut(gap, as: "")
      } else {
        layOut(gap, as: lineBreak + inner)
      }
    }
    let brace = body.lastToken.range.lowerBound
    if body.kind == .memberBlock, lines.contains(startOfLine(brace)), indentation(at: brace) == nil
    {
      layOut(skippingSpace(before: brace)..<brace, as: lineBreak + outer)
    }
    return inner
  }
}

extension PatternBinding {
  /// The `willSet` observer.
  var willSet: Node? { observer(.willSetKeyword) }

  /// Whether a node is the last statement in `willSet`, or has it.
  func endsWillSet(_ node: Node) -> Bool {
    willSet?.child(.codeBlock)?.children.last.map(node.contains) ?? false
  }

  /// The `didSet` observer.
  var didSet: Node? { observer(.didSetKeyword) }

  private func observer(_ keyword: TokenKind) -> Node? {
    accessors.first { accessor in accessor.directTokens.contains { $0.kind == keyword } }
  }
}

extension Node {
  /// The name by which an observer calls the new value.
  var observerParameter: String { parameter ?? "newValue" }

  /// The name in parentheses behind the keyword of an observer.
  fileprivate var parameter: String? { directTokens.first { $0.kind == .identifier }?.name }

  /// Whether a `return` leaves the block, those of closures and functions within it left aside.
  fileprivate var returnsEarly: Bool {
    descendants.contains { $0.kind == .returnStatement && !$0.isInFunction(within: self) }
  }
}
