import ObservifyIndex
import ObservifySyntax
import ObservifyText

extension EditBuilder {
  /// Makes a property with a wrapper computed, over a private variable with the wrapper behind it, and
  /// has both of its accessors say so to the registrar.
  ///
  /// ```diff
  ///    /// Whether sounds are played.
  /// -  @AppStorage("sound") var playsSound = true
  /// +  var playsSound: Bool {
  /// +    get { access(keyPath: \.playsSound); return storedPlaysSound }
  /// +    set { withMutation(keyPath: \.playsSound) { storedPlaysSound = newValue } }
  /// +  }
  /// +  @ObservationIgnored @AppStorage("sound") private var storedPlaysSound = true
  /// ```
  mutating func computeWrapped(_ property: PropertySymbol, over storage: WrapperStorage) {
    let node = property.declaration.node
    let start = node.range.lowerBound
    guard let keyword = property.declaration.keyword, let name = property.binding.nameToken else {
      return
    }
    let lead = memberLead(beside: node)
    let unit = memberUnit(around: property.binding.node)
    let shared = node.attributes.filter { ["available", "MainActor"].contains($0.name) }
    // What Objective-C sees is the property, not its storage.
    let moved = node.attributes.filter { $0.name == "objc" }
    let words = (moved + shared).map(\.node.text) + node.modifierNames + ["var"]
    if followsStatement(start) {
      insert(lineBreak(near: start), at: startOfLine(start))
    }
    // One that gets a wrapper's accessors as well puts a blank line above itself.
    let next = node.parent?.children.first { $0.index > node.index }
    if let next, next.kind == .variableDecl, next.attributes.isEmpty,
      followsStatement(next.range.lowerBound)
    {
      insert(lineBreak(near: start), at: endWithComment(node))
    }
    insert(
      words.joined(separator: " ") + " \(name.text): \(storage.type) {"
        + lead + unit + "get { access(keyPath: \\.\(name.text)); return \(storage.name) }"
        + lead + unit
        + "set { withMutation(keyPath: \\.\(name.text)) { \(storage.name) = newValue } }"
        + lead + "}" + lead + "@ObservationIgnored ", at: start)
    for modifier in moved.map(\.node) + node.modifiers {
      delete(modifier.range.lowerBound..<skippingSpace(from: modifier.range.upperBound))
    }
    let isAlone = storage.mentions.allSatisfy { $0.tree === node.tree }
    if isAlone { insert("private ", at: keyword.range.lowerBound) }
    replace(name.range, with: storage.name)
    for mention in storage.mentions where mention.tree === node.tree {
      rename(mention, to: storage, of: property)
    }
  }

  /// Has what means the wrapper of a property name its variable: `$sound` becomes `$storedSound`.
  mutating func rename(_ mention: Node, to storage: WrapperStorage, of property: PropertySymbol) {
    guard
      let token = mention.firstDirectToken(where: {
        $0.text.drop { ["$", "_"].contains($0) } == property.name.drop { $0 == "_" }
      })
    else { return }
    let sign = token.text.dropLast(property.name.count)
    replace(token.range, with: sign + storage.name)
  }

  /// Whether the line above ends a statement: it is neither blank nor a comment, and opens no block.
  func followsStatement(_ start: ByteOffset) -> Bool {
    let end = skippingSpace(before: start)
    let gap = file.lines.position(of: start).line - file.lines.position(of: end).line
    guard gap == 1 else { return false }
    let text = file.tree.source.string(in: startOfLine(end)..<end)
    let line = text.drop { $0 == " " || $0 == "\t" }
    return !["//", "#", "*"].contains { line.hasPrefix($0) } && !line.hasSuffix("*/")
      && !line.hasSuffix("{")
  }

  /// Returns the first byte of the line around one.
  func startOfLine(_ offset: ByteOffset) -> ByteOffset {
    let bytes = file.tree.source.bytes
    var start = offset.index
    while start > 0, ![0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return ByteOffset(start)
  }
}
