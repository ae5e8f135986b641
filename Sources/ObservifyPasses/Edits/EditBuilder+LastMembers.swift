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
    let first = body.children.first.map { lineIndentation(at: $0.range.lowerBound) }
    let inner = first.flatMap { isOnOwnLine || $0 != outer ? $0 : nil } ?? outer + "  "
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
    if isOnOwnLine {
      insert(text, at: ByteOffset(brace.index - outer.utf8.count), rank: rank)
    } else {
      // Members of several fixes come in turn; the line of the brace is the same for all.
      let end = skippingSpace(before: brace)
      insert(lineBreak + text.dropLast(lineBreak.count), at: end, rank: rank)
      replace(end..<brace, with: lineBreak + outer, rank: .max)
    }
  }

  /// Puts a statement, as another text, behind one that comes later.
  ///
  /// The comment behind the statement goes along, the one behind the later one stays. Several that move
  /// behind the same one keep their order.
  mutating func move(_ statement: Node, as text: String, behind last: Node) {
    let comment = removeStatementAndComment(statement)
    let end = endWithComment(last)
    insert(
      lineBreak(near: end) + lineIndentation(at: last.range.lowerBound) + text + comment, at: end,
      rank: statement.index)
  }
}
