/// Text made safe for a page.
enum HTMLText {
  /// Returns text with what a page would take for markup escaped: for content and for quoted
  /// attributes.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns text from outside: control characters shown, markup escaped.
  static func shown(_ text: String) -> String {
    escaped(Visible.text(text))
  }

  /// Returns a name or path that may continue on another line where a word or a part of it begins.
  static func name(_ text: String) -> String {
    var result = ""
    var part = ""
    for letter in Visible.text(text) {
      let isWord = letter.isUppercase && part.last?.isLowercase ?? false
      if isWord || letter == "." && !part.isEmpty || part.last == "/" {
        result += escaped(part) + "<wbr>"
        part = ""
      }
      part.append(letter)
    }
    return result + escaped(part)
  }

  /// Returns a message with its names as code.
  static func prose(_ message: String) -> String {
    Prose.parts(of: message).map { part in
      switch part {
      case .words(let words): shown(words)
      case .name(let name): "<code>\(shown(name))</code>"
      }
    }.joined()
  }

  /// Returns a message as a sentence of its own: with a capital, if a word begins it.
  static func sentence(_ message: String) -> String {
    guard case .words? = Prose.parts(of: message).first else { return prose(message) }
    return prose(message.prefix(1).uppercased() + message.dropFirst())
  }

  /// Returns bytes of a source as text; tabs stay.
  static func source(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    guard text.unicodeScalars.contains("\t") else { return shown(text) }
    return text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { shown(String($0)) }.joined(separator: "\t")
  }
}
