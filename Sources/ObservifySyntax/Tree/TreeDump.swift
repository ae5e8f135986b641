import ObservifyText

extension SyntaxTree {
  /// Returns the tree as text, a node or a token a line, indented by depth; errors at the end.
  public func dump() -> String {
    var text = ""
    var open: [(end: Int, lastToken: Int)] = []
    var token = 0

    func indent() -> String { String(repeating: "  ", count: open.count) }
    func addTokens(upTo end: Int) {
      while token < end {
        let handle = Token(tree: self, index: token)
        text += "\(indent())\(handle.kind) \(handle.text.debugDescription)\n"
        token += 1
      }
    }

    for index in 0..<nodes.count {
      while let last = open.last, last.end <= index {
        addTokens(upTo: last.lastToken)
        open.removeLast()
      }
      addTokens(upTo: Int(nodes.places[index].firstToken))
      text += "\(indent())\(nodes.kinds[index])\n"
      open.append((Int(nodes.places[index].subtreeEnd), Int(nodes.places[index].endToken)))
    }
    while let last = open.last {
      addTokens(upTo: last.lastToken)
      open.removeLast()
    }
    for error in errors { text += "error at \(error.offset.rawValue): \(error.message)\n" }
    return text
  }
}
