import ObservifySyntax
import ObservifyText

extension EditBuilder {
  /// Adds members at the end of a type's body, each given as its lines, with a blank line before each.
  ///
  /// A line that begins with a tab is one level deeper.
  mutating func appendMembers(_ members: [[String]], to body: Node, rank: Int = 0) {
    let brace = body.lastToken.range.lowerBound
    let isOnOwnLine = indentation(at: brace) != nil
    let outer = lineIndentation(at: isOnOwnLine ? brace : body.range.lowerBound)
    let broken = isOnOwnLine ? nil : breakLines(at: [brace], in: body)
    // A directive may stand further out than what it is about.
    let present = body.itemsInAllBranches.first {
      $0.parent == body || VariableDeclaration($0) != nil || FunctionDeclaration($0) != nil
    }
    let first = present.map { lineIndentation(at: $0.range.lowerBound) }
    let inner = broken ?? first ?? outer + fileUnit
    let unit = inner.hasPrefix(outer) && inner != outer ? inner.dropFirst(outer.count) : "  "
    let lineBreak = lineBreak(near: body.range.lowerBound)
    var text = ""
    for lines in members {
      text += lineBreak
      for line in lines {
        let isDeeper = line.hasPrefix("\t")
        text += inner + (isDeeper ? unit + line.dropFirst() : line[...]) + lineBreak
      }
    }
    let end = skippingSpace(before: brace)
    if isOnOwnLine {
      // Blank lines before the brace stay behind what is added.
      let start = ByteOffset(brace.index - outer.utf8.count)
      insert(text, at: behindLineBreak(at: endOfLine(end)) ?? start, rank: rank)
    } else {
      // Members of several fixes come in turn; the line of the brace is the same for all.
      // They come behind what is put beside the last member.
      insert(lineBreak + text.dropLast(lineBreak.count), at: end, rank: 3 + rank)
    }
  }

  /// Adds a stored property, with its comment, behind those that a type begins with; at the end of the
  /// block where it has none.
  ///
  /// Those that are removed do not count.
  mutating func insertProperty(
    _ lines: [String], into block: Node, besides removed: some Sequence<Node>
  ) {
    let stored = block.children.filter {
      !$0.hasModifier("static") && !removed.contains($0)
        && VariableDeclaration($0)?.bindings.contains(where: \.isStored) == true
    }
    let leading = block.children.prefix { $0.kind != .initDecl && $0.kind != .functionDecl }
    guard let last = stored.last(where: leading.contains) ?? stored.last else {
      return appendMembers([lines], to: block, rank: -1)
    }
    let end = endWithComment(last)
    let lineBreak = lineBreak(near: end)
    let lead = memberLead(beside: last)
    let text = lines.map { lead + $0 }.joined()
    let isFollowed = behindLineBreak(at: end).map { isSpace($0..<endOfLine($0)) } == false
    let next = block.children.first { $0.index > last.index && !last.contains($0) }
    let hasGap = !isFollowed || next.map(removed.contains) ?? true
    insert(lineBreak + text + (hasGap ? "" : lineBreak), at: end, rank: 2)
  }

  /// Puts a statement, as another text, behind one that comes later.
  ///
  /// The comment behind the statement goes along, the one behind the later one stays. Several that move
  /// behind the same one come in the order of their ranks. A blank line behind those from `first` on would
  /// be the first of the block, and goes along, or follow another one.
  mutating func move(
    _ statement: Node, as text: String, behind last: Node, movedFrom first: Node, rank: Int
  ) {
    let end = endWithComment(last)
    let next = behindLineBreak(at: statement.range.upperBound)
    let leads = statement.parent?.children.first == first
    let hasGap = leads && next.map { isSpace($0..<endOfLine($0)) } == true
    var comment = ""
    if hasGap {
      removeStatementAndBlankLine(statement)
    } else if endWithComment(statement) == statement.range.upperBound {
      removeStatementAndGap(statement, above: first.range.lowerBound)
    } else {
      comment = removeStatementAndComment(statement)
    }
    let isFirst = statement.parent?.children.first == statement
    insert(
      (hasGap && isFirst ? lineBreak(near: end) : "") + lineBreak(near: end)
        + lineIndentation(at: last.range.lowerBound) + text + comment, at: end,
      rank: rank)
  }
}
