public import ObservifySyntax
import ObservifyText

/// Returns the first thing that is wrong with a tree's tables, or nil when all is well.
///
/// Tokens are in order and cover every byte that is not white space or a comment; nodes are in
/// preorder, inside their parents, and cover every token.
public func violation(in tree: SyntaxTree) -> String? {
  violationOfTokens(tree) ?? violationOfNodes(tree)
    ?? (tree.errors.contains { $0.offset.index > tree.source.bytes.count }
      ? "an error lies behind the end" : nil)
}

private func violationOfTokens(_ tree: SyntaxTree) -> String? {
  let tokens = tree.tokens
  guard tokens.kinds.last == .endOfFile else { return "the last token is not the end of file" }
  guard tokens.kinds.filter({ $0 == .endOfFile }).count == 1 else { return "several ends of file" }
  var end = 0
  for index in 0..<tokens.count {
    let range = tokens.range(index)
    guard range.lowerBound.index >= end else { return "token \(index) overlaps the one before" }
    let isEnd = tokens.kinds[index] == .endOfFile
    guard isEnd || !range.isEmpty else { return "token \(index) is empty" }
    let gap = ByteRange(end, range.lowerBound.index)
    if let stray = strayByte(tree.source, gap) { return "byte \(stray) belongs to no token" }
    end = range.upperBound.index
  }
  return end == tree.source.bytes.count ? nil : "the tokens end at \(end)"
}

/// Returns the first byte of a gap that is neither white space nor part of a comment.
private func strayByte(_ source: SourceText, _ gap: ByteRange) -> Int? {
  var end = gap.lowerBound.index
  for piece in source.trivia(in: gap) {
    guard piece.range.lowerBound.index == end, !piece.range.isEmpty else { return end }
    end = piece.range.upperBound.index
    guard piece.kind == .other else { continue }
    // A shebang line, a byte order mark, a non-breaking space, a null byte, a conflict.
    let allowed: Set<UInt8> = [0xEF, 0xC2, 0x00, UInt8(ascii: "#"), UInt8(ascii: "<")]
    let first = source.bytes[piece.range.lowerBound.index]
    guard allowed.contains(first) || first == UInt8(ascii: ">") else {
      return piece.range.lowerBound.index
    }
  }
  return end == gap.upperBound.index ? nil : end
}

private func violationOfNodes(_ tree: SyntaxTree) -> String? {
  let nodes = tree.nodes
  guard nodes.count > 0, nodes.kinds[0] == .sourceFile else { return "the root is no file" }
  guard tree.root.tokenIndices == 0..<tree.tokens.count else { return "the root lacks tokens" }
  guard Int(nodes.places[0].subtreeEnd) == nodes.count else { return "the root lacks nodes" }
  for index in 0..<nodes.count {
    let node = Node(tree: tree, index: index)
    guard node.tokenIndices.upperBound <= tree.tokens.count else { return "\(index) ends too late" }
    guard index == 0 || !node.tokenIndices.isEmpty else { return "\(node.kind) \(index) is empty" }
    var nextNode = index + 1
    var nextToken = node.tokenIndices.lowerBound
    for child in node.children {
      guard child.index == nextNode, child.parent == node else {
        return "\(child.index) is misplaced"
      }
      guard child.tokenIndices.lowerBound >= nextToken else { return "\(child.index) overlaps" }
      nextToken = child.tokenIndices.upperBound
      nextNode = Int(nodes.places[child.index].subtreeEnd)
    }
    guard nextNode == Int(nodes.places[index].subtreeEnd) else {
      return "\(index) has a wrong size"
    }
    guard nextToken <= node.tokenIndices.upperBound else { return "\(index) is too short" }
  }
  return nil
}
