/// A declaration as a mangled name reads in full: `App.Model.store : Lib.Store`.
struct DemangledDeclaration {
  private let text: [UInt8]

  init(_ text: String) {
    self.text = Self.withoutDiscriminators(Array(text.utf8))
  }

  /// The type of a variable or property.
  var variableType: String? {
    first(" : ").map { type(from: $0.upperBound) }
  }

  /// What a function, an initialiser or a subscript gives.
  var resultType: String? {
    first(" -> ").map { type(from: $0.upperBound) }
  }

  /// The type whose case it is.
  var caseType: String? {
    var last: Range<Int>?
    var start = 0
    while let found = first(" -> ", from: start) {
      last = found
      start = found.upperBound
    }
    return last.map { type(from: $0.upperBound) }
  }

  /// The type that begins at a place, without the function that a local declaration stands in.
  private func type(from start: Int) -> String {
    let end = first(" in ", from: start)?.lowerBound ?? text.count
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  /// Finds a mark outside of all brackets.
  private func first(_ mark: String, from start: Int = 0) -> Range<Int>? {
    let mark = Array(mark.utf8)
    var depth = 0
    var place = start
    while place < text.count {
      if depth == 0, text[place...].starts(with: mark) { return place..<place + mark.count }
      switch text[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"): if place == 0 || text[place - 1] != UInt8(ascii: "-") { depth -= 1 }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Takes out what tells private declarations of different files apart, and which module's extension
  /// something stands in: `(Model in _0123ABC)` becomes `Model`.
  private static func withoutDiscriminators(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      guard text[place] == UInt8(ascii: "("), let end = text[place...].firstIndex(of: 0x29) else {
        result.append(text[place])
        place += 1
        continue
      }
      let inner = text[place + 1..<end]
      let words = inner.split(separator: 0x20)
      if words.count == 3, words[1].elementsEqual("in".utf8), words[2].first == UInt8(ascii: "_") {
        result += words[0]
        place = end + 1
      } else if inner.starts(with: "extension in ".utf8) {
        place = end + 2
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return result
  }
}
