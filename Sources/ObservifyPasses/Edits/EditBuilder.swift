import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The verbs that passes edit with.
///
/// All care for white space and comments is here.
struct EditBuilder {
  let file: SourceFile
  private(set) var edits: [TextEdit] = []

  init(_ file: SourceFile) {
    self.file = file
  }

  var bytes: [UInt8] { file.tree.source.bytes }

  /// Puts `text` in the place of a range.
  mutating func replace(_ range: ByteRange, with text: String, rank: Int = 0) {
    edits.append(TextEdit(range, text, rank: rank))
  }

  /// Puts `text` in the place of white space, where no other edit does something with that.
  mutating func layOut(_ range: ByteRange, as text: String) {
    edits.append(TextEdit(range, text, rank: .max, givesWay: true))
  }

  /// Puts `text` before a byte.
  mutating func insert(_ text: String, at offset: ByteOffset, rank: Int = 0) {
    edits.append(TextEdit(offset..<offset, text, rank: rank))
  }

  /// Removes a range.
  mutating func delete(_ range: ByteRange) {
    edits.append(TextEdit(range, ""))
  }

  /// Removes an attribute, with the white space up to what follows it; a comment behind it stays.
  mutating func removeAttribute(_ attribute: Attribute) {
    let end = attribute.node.range.upperBound
    delete(attribute.node.range.lowerBound..<skippingSpace(from: end))
  }

  /// Removes a wrapper's attribute; its argument becomes the initial value of the variable, and its generic
  /// argument the type.
  mutating func removeAttribute(_ attribute: Attribute, declaring binding: PatternBinding) {
    removeAttribute(attribute)
    declare(binding, as: attribute)
  }

  /// Writes a wrapper's argument, `(wrappedValue: value)`, as the initial value of the variable.
  mutating func moveArgument(of attribute: Attribute, behind binding: PatternBinding) {
    guard attribute.wrappedArgument.value != nil,
      let arguments = attribute.node.child(.argumentList)
    else { return }
    delete(arguments.range)
    declare(binding, as: attribute)
  }

  /// Removes the initial value of a variable, and writes the type where none is spelled.
  mutating func removeDefault(of binding: PatternBinding, typed type: String?) {
    guard let value = binding.initializerClause else { return }
    if binding.type == nil, let type, let name = binding.nameToken {
      replace(name.range.upperBound..<value.range.upperBound, with: ": \(type)")
    } else {
      removeTrailing(value)
    }
  }

  private mutating func declare(_ binding: PatternBinding, as attribute: Attribute) {
    guard let end = (binding.typeAnnotation ?? binding.pattern)?.range.upperBound else { return }
    var text = ""
    if binding.type == nil,
      let type = attribute.typeNode?.child(.genericArgumentClause)?.child(.genericArgument)
    {
      text = ": " + type.text
    }
    if let value = attribute.wrappedArgument.value { text += " = " + value.text }
    if !text.isEmpty { insert(text, at: end) }
  }

  /// Inserts an attribute before a declaration's first attribute, modifier or keyword, on its line.
  mutating func insertAttribute(_ text: String, before declaration: Node) {
    insert(text + " ", at: declaration.range.lowerBound)
  }

  /// Inserts an attribute behind those that a declaration has: on a line of its own, or on the line
  /// of the keyword where the last attribute stands there or the project's attributes do.
  mutating func insertAttributeLine(
    _ text: String, into declaration: Node, sharingLine: Bool, rank: Int = 0
  ) {
    let attributes = declaration.attributes
    let keyword = declaration.firstBehindAttributes
    let lines = file.lines
    let line = lines.position(of: keyword).line
    let lastIsOnLine =
      attributes.last.map { lines.position(of: $0.node.range.lowerBound).line == line }
      ?? sharingLine
    let indentation = indentation(at: keyword)
    guard !lastIsOnLine, let indentation else {
      insert(text + " ", at: keyword, rank: rank)
      return
    }
    // What a linter is told of the next line stays above that.
    let above = startOfLine(skippingSpace(before: keyword))
    let start = ByteOffset(skippingBlanks(from: above.index))
    let told = file.tree.source.string(in: start..<keyword)
    let isTold = told.hasPrefix("//") && told.contains("disable:next") && !told.contains("*/")
    insert(text + lineBreak(near: keyword) + indentation, at: isTold ? start : keyword, rank: rank)
  }

  /// Removes one element from a comma-separated list that begins with a lead (a colon, `where`), the lead
  /// too when nothing is left.
  mutating func removeListElement(_ element: Node, from list: Node) {
    let elements = list.children.filter { $0.kind == element.kind }
    guard let place = elements.firstIndex(of: element) else { return }
    if elements.count == 1 {
      let lead = list.firstToken.range
      delete(skippingSpace(before: lead.lowerBound)..<lead.upperBound)
      if isSpace(lead.upperBound..<element.range.lowerBound) {
        deleteWithSpaceBefore(element.range)
      } else {
        deleteWithBlanksBehind(element.range)
      }
    } else if place == elements.count - 1, let comma = elements[place - 1].lastCommaToken {
      if isSpace(comma.range.upperBound..<element.range.lowerBound) {
        // A comma that begins its line goes with the line break before it.
        let type = elements[place - 1].children.filter(\.kind.isType).last
        let start = type.map(\.range.upperBound) ?? comma.range.lowerBound
        let from = isSpace(start..<comma.range.lowerBound) ? start : comma.range.lowerBound
        delete(from..<element.range.upperBound)
      } else {
        // A comment stands between: what follows it must not come onto its line.
        delete(comma.range)
        let end = skippingBlanks(from: element.range.upperBound.index)
        if indentation(at: element.range.lowerBound) != nil, behindLineBreak(end) > end {
          removeStatement(element)
        } else {
          deleteWithBlanksBehind(element.range)
        }
      }
    } else {
      let end = element.range.upperBound
      if let type = element.children.last, let comma = element.lastCommaToken,
        !isSpace(type.range.upperBound..<comma.range.lowerBound)
      {
        deleteWithBlanksBehind(type.range)
        delete(comma.range)
      } else {
        delete(element.range.lowerBound..<skippingSpace(from: end))
      }
    }
  }

  /// Deletes a range and the blanks behind it.
  mutating func deleteWithBlanksBehind(_ range: ByteRange) {
    delete(range.lowerBound..<ByteOffset(skippingBlanks(from: range.upperBound.index)))
  }

  private mutating func deleteWithSpaceBefore(_ range: ByteRange) {
    delete(skippingSpace(before: range.lowerBound)..<range.upperBound)
  }

  /// Ends a list's element where its comma stands, and begins the next one with `lead` on a line of its
  /// own; a comment between the two stays behind the first.
  mutating func breakList(before next: Node, after element: Node, lineBreak: String, lead: String) {
    guard let comma = element.lastCommaToken else { return }
    let gap = comma.range.upperBound..<next.range.lowerBound
    if isSpace(gap) {
      replace(comma.range.lowerBound..<next.range.lowerBound, with: lineBreak + lead)
    } else {
      delete(comma.range)
      let start = next.range.lowerBound
      insert(indentation(at: start) == nil ? lineBreak + lead : lead, at: start)
    }
  }

  /// Removes one type of a composition, with one `&` beside it.
  mutating func removePart(_ part: Node, of composition: Node) {
    let parts = composition.children.filter(\.kind.isType)
    guard let place = parts.firstIndex(of: part), parts.count > 1 else { return }
    if place + 1 < parts.count {
      delete(part.range.lowerBound..<parts[place + 1].range.lowerBound)
    } else {
      delete(parts[place - 1].range.upperBound..<part.range.upperBound)
    }
  }

  /// Removes a statement or an accessor, and its line when nothing else is on it.
  mutating func removeStatement(_ node: Node, through last: Node? = nil) {
    let last = last ?? node
    var start = node.range.lowerBound.index
    var end = last.range.upperBound.index
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isBlank(bytes[end]) || bytes[end] == 0x3B { end += 1 }
    if let semicolon = last.next, semicolon.kind == .semicolon,
      semicolon.range.lowerBound.index >= end
    {
      // A comment stands between the two, and stays.
      delete(ByteRange(node.range.lowerBound.index, end))
      delete(semicolon.range)
      return
    }
    if last.next?.kind == .semicolon, end < bytes.count, !isLineBreak(bytes[end]) {
      delete(ByteRange(node.range.lowerBound.index, end))
      return
    }
    let startsLine = start == 0 || isLineBreak(bytes[start - 1]) || isByteOrderMark(before: start)
    let endsLine = end == bytes.count || isLineBreak(bytes[end])
    if startsLine, endsLine, end < bytes.count {
      if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A { end += 1 }
      delete(ByteRange(start, end + 1))
    } else if startsLine {
      // A brace that ends the line stands where its block begins.
      let isLast = end < bytes.count && bytes[end] == UInt8(ascii: "}")
      let outer = isLast ? node.parent.map { lineIndentation(at: $0.range.lowerBound) } : nil
      let kept = outer.map { min(start + $0.utf8.count, node.range.lowerBound.index) }
      delete(ByteRange(kept ?? node.range.lowerBound.index, end))
    } else {
      // The last of a line takes along what parted it from the one before.
      let isParted =
        start > 0 && bytes[start - 1] == UInt8(ascii: ";") && last.next?.kind != .semicolon
      delete(ByteRange(isParted ? start - 1 : start, last.range.upperBound.index))
    }
  }

  /// Removes a declaration with its line and one blank line beside it, so that no gap is left.
  ///
  /// With `start`, what stands between it and the declaration goes along. `keepingGap` leaves the blank
  /// line that parts a statement on the line above from what follows. `takingGapAbove` takes the blank
  /// line above where there is one on both sides, so that neighbours can go without touching each other;
  /// `leavingGapBelow` takes no other, as the neighbour takes that.
  mutating func removeStatementAndBlankLine(
    _ node: Node, from first: ByteOffset? = nil, keepingGap: Bool = false,
    takingGapAbove: Bool = false, leavingGapBelow: Bool = false
  ) {
    var start = (first ?? node.range.lowerBound).index
    // A comment behind it is about it.
    var end = endWithComment(node).index
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard start == 0 || isLineBreak(bytes[start - 1]), end == bytes.count || isLineBreak(bytes[end])
    else {
      removeStatement(node)
      return
    }
    end = behindLineBreak(end)
    let blankEnd = behindLineBreak(skippingBlanks(from: end))
    let before = skippingSpace(before: ByteOffset(start)).index
    let gapStart = behindLineBreak(before)
    let hasGapAbove = before > 0 && bytes[before - 1] != UInt8(ascii: "{") && gapStart < start
    if blankEnd > skippingBlanks(from: end) {
      if takingGapAbove || leavingGapBelow, hasGapAbove {
        start = gapStart
      } else if !leavingGapBelow, !keepingGap || !followsStatement(ByteOffset(start)) {
        end = blankEnd
      }
    } else if end == bytes.count || bytes[skippingBlanks(from: end)] == UInt8(ascii: "}") {
      start = gapStart
    }
    delete(ByteRange(start, end))
  }

  /// Removes the blank lines above a statement.
  mutating func removeGap(above node: Node) {
    var start = node.range.lowerBound.index
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    let before = skippingSpace(before: ByteOffset(start)).index
    delete(ByteRange(min(behindLineBreak(before), start), start))
  }

  /// Removes a statement with its line, and a blank line beside it where there would be two.
  ///
  /// With `start`, what stands between it and the statement goes along; from `above` on, other edits have
  /// removed what stands there. With `leavingGapBelow`, the statement behind it takes the line between them.
  mutating func removeStatementAndGap(
    _ node: Node, from first: ByteOffset? = nil, above: ByteOffset? = nil,
    leavingGapBelow: Bool = false
  ) {
    var start = (first ?? node.range.lowerBound).index
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    let isBehindGap = [ByteOffset(start), above ?? ByteOffset(start)].contains { place in
      let before = skippingSpace(before: place).index
      return bytes[before..<place.index].filter { $0 == 0x0A }.count > 1
        || before > 0 && bytes[before - 1] == UInt8(ascii: "{")
    }
    let end = skippingBlanks(from: node.range.upperBound.index)
    if isBehindGap || end == bytes.count {
      removeStatementAndBlankLine(node, from: first, leavingGapBelow: leavingGapBelow)
    } else if first != nil, start > 0, isLineBreak(bytes[start - 1]), isLineBreak(bytes[end]) {
      delete(ByteRange(start, behindLineBreak(end)))
    } else {
      removeStatement(node)
    }
  }

  /// Puts some statements of a block within a statement in its place, with its indentation.
  mutating func replace(_ statement: Node, by rest: [Node]) {
    guard let start = rest.first?.range.lowerBound, let last = rest.last else { return }
    let end = endWithComment(last)
    let (outer, inner) = (
      lineIndentation(at: statement.range.lowerBound), lineIndentation(at: start)
    )
    delete(ByteRange(statement.range.lowerBound.index, start.index))
    if inner.hasPrefix(outer) {
      for line in lineStarts(from: start, to: end) where lineIndentation(at: line).hasPrefix(inner)
      {
        delete(ByteRange(line.index, line.index + inner.utf8.count - outer.utf8.count))
      }
    }
    delete(ByteRange(end.index, statement.range.upperBound.index))
  }

  /// Returns the end of the line that a byte stands on, its line break left out.
  func endOfLine(_ offset: ByteOffset) -> ByteOffset {
    var index = offset.index
    while index < bytes.count, !isLineBreak(bytes[index]) { index += 1 }
    return ByteOffset(index)
  }

  /// Returns the byte behind the line break at `offset`; nil at the end of the file.
  func behindLineBreak(at offset: ByteOffset) -> ByteOffset? {
    let end = behindLineBreak(offset.index)
    return end > offset.index ? ByteOffset(end) : nil
  }

  func skippingBlanks(from index: Int) -> Int {
    var index = index
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// Returns the starts of the lines that begin between two bytes and hold more than white space
  /// before the second.
  func lineStarts(from start: ByteOffset, to end: ByteOffset) -> [ByteOffset] {
    var result: [ByteOffset] = []
    var index = start.index
    while index < end.index {
      guard isLineBreak(bytes[index]) else {
        index += 1
        continue
      }
      index = behindLineBreak(index)
      let text = skippingBlanks(from: index)
      if text < end.index, !isLineBreak(bytes[text]) { result.append(ByteOffset(index)) }
    }
    return result
  }

  /// Returns what one level more is indented by: how much deeper `inner` is than the line on which what
  /// the block belongs to begins.
  func indentationUnit(of inner: String, within block: Node) -> String {
    let outer = lineIndentation(at: (block.parent ?? block).range.lowerBound)
    return inner.hasPrefix(outer) && inner != outer ? String(inner.dropFirst(outer.count)) : "  "
  }

  func behindLineBreak(_ index: Int) -> Int {
    guard index < bytes.count, isLineBreak(bytes[index]) else { return index }
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { return index + 2 }
    return index + 1
  }

  /// Removes a type annotation; comments beside its colon stay.
  mutating func removeAnnotation(_ annotation: Node, behind name: Token) {
    guard let colon = annotation.directTokens.first,
      let type = annotation.children.first(where: { $0.kind.isType })
    else { return }
    if isSpace(name.range.upperBound..<colon.range.lowerBound),
      isSpace(colon.range.upperBound..<type.range.lowerBound)
    {
      delete(name.range.upperBound..<type.range.upperBound)
    } else {
      delete(colon.range)
      deleteWithSpaceBefore(type.range)
    }
  }

  /// Removes a node and the blanks before it.
  mutating func removeTrailing(_ node: Node) {
    deleteWithSpaceBefore(node.range)
  }

  // MARK: White space

  /// Returns the first byte from `offset` on that is no white space.
  func skippingSpace(from offset: ByteOffset) -> ByteOffset {
    var index = offset.index
    while index < bytes.count, isBlank(bytes[index]) || isLineBreak(bytes[index]) { index += 1 }
    return ByteOffset(index)
  }

  /// Returns the byte behind the last one before `offset` that is no white space.
  func skippingSpace(before offset: ByteOffset) -> ByteOffset {
    var index = offset.index
    while index > 0, isBlank(bytes[index - 1]) || isLineBreak(bytes[index - 1]) { index -= 1 }
    return ByteOffset(index)
  }

  /// Whether a range holds white space only.
  func isSpace(_ range: ByteRange) -> Bool {
    bytes[range.indices].allSatisfy { isBlank($0) || isLineBreak($0) }
  }

  /// Returns the white space before `offset` when nothing else precedes it on its line.
  func indentation(at offset: ByteOffset) -> String? {
    var start = offset.index
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    guard start == 0 || isLineBreak(bytes[start - 1]) || isByteOrderMark(before: start) else {
      return nil
    }
    return String(decoding: bytes[start..<offset.index], as: UTF8.self)
  }

  private func isByteOrderMark(before index: Int) -> Bool {
    index == 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// Returns the white space that the line around `offset` begins with.
  func lineIndentation(at offset: ByteOffset) -> String {
    let start = startOfLine(offset).index
    return String(decoding: bytes[start..<skippingBlanks(from: start)], as: UTF8.self)
  }

  /// Returns the line break that the file uses at `offset`: that of the same line, else the one
  /// before it.
  func lineBreak(near offset: ByteOffset) -> String {
    var index = offset.index
    while index < bytes.count, !isLineBreak(bytes[index]) { index += 1 }
    if index == bytes.count {
      index = offset.index - 1
      while index >= 0, !isLineBreak(bytes[index]) { index -= 1 }
      guard index >= 0 else { return "\n" }
      if bytes[index] == 0x0A, index > 0, bytes[index - 1] == 0x0D { return "\r\n" }
      return bytes[index] == 0x0D ? "\r" : "\n"
    }
    if bytes[index] == 0x0A { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension Node {
  /// The byte at which a declaration goes on behind its attributes.
  fileprivate var firstBehindAttributes: ByteOffset {
    var last: Node?
    for child in children {
      guard child.kind == .attribute || child.kind == .ifConfig else { break }
      last = child
    }
    guard let last else { return range.lowerBound }
    return ByteOffset(tree.tokens.starts[last.tokenIndices.upperBound])
  }

  /// The comma at the end of a list's element.
  var lastCommaToken: Token? {
    lastToken.kind == .comma ? lastToken : nil
  }
}

extension Node {
  /// The token behind the node.
  fileprivate var next: Token? { lastToken.next }
}
