import ObservifyText

/// The colours of a terminal.
enum Paint {
  /// What a piece of text is, which decides on its colour.
  enum Role: String {
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case place = "1"
    case removed = "31"
    case added = "32"
    case hunk = "36"
  }

  /// Returns `text` in the colour of its role, if there are to be colours.
  static func painted(_ text: String, as role: Role, if isColored: Bool = true) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns a line of a diff in its colour; the line break stays outside.
  static func painted(_ line: UnifiedDiff.Line) -> [UInt8] {
    let role: Role
    switch line.kind {
    case .context, .noNewline: return line.bytes
    case .file: role = .place
    case .hunk: role = .hunk
    case .removed: role = .removed
    case .added: role = .added
    }
    let end = line.bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
    return Array("\u{1B}[\(role.rawValue)m".utf8) + line.bytes[..<end]
      + Array("\u{1B}[0m".utf8) + line.bytes[end...]
  }
}
