import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What a parser says of one file: its facts, and whether there is a syntax error.
struct Verdict: Sendable {
  /// What the first error is about, names left out; nil for a file without errors.
  var errorClass: String?
  var facts: String

  /// Asks SwiftSyntax.
  init(parsing bytes: [UInt8]) {
    // As deep as the deepest file that `observify` takes, however the two count.
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 512) }
    if tree.hasError {
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first
      errorClass = (first?.message ?? "no diagnostic").namesElided
    }
    facts = SyntaxFacts(of: tree).text
  }

  init(errorClass: String?, facts: String) {
    self.errorClass = errorClass
    self.facts = facts
  }
}

extension Verdict {
  /// The verdict as a file of the cache: the class of error on the first line, then the facts.
  var text: String { "\(errorClass ?? "")\n\(facts)" }

  init?(text: String) {
    guard let end = text.firstIndex(of: "\n") else { return nil }
    let line = String(text[..<end])
    self.init(errorClass: line.isEmpty ? nil : line, facts: String(text[text.index(after: end)...]))
  }
}

extension String {
  /// The message without what it quotes, so that messages about different names are alike.
  var namesElided: String {
    let text = split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
    var parts: [Substring] = []
    for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      // A quoted word of the grammar says what the message is about.
      let isName = index % 2 == 1 && part.contains { $0.isLetter } && !grammarWords.contains(part)
      parts.append(isName ? "…" : part)
    }
    return parts.joined(separator: "'")
  }
}

private let grammarWords: Set<Substring> = [
  "as", "case", "catch", "class", "default", "do", "else", "enum", "for", "func", "get", "guard",
  "if", "import", "in", "init", "inout", "is", "let", "protocol", "repeat", "return", "set",
  "struct", "switch", "try", "var", "where", "while", "#if", "#else", "#elseif", "#endif",
]

/// What SwiftSyntax said of files it has seen before, under the hash of their contents.
struct VerdictCache: Sendable {
  let folder: URL

  func verdict(of bytes: [UInt8]) throws -> Verdict {
    let file = folder.appendingPathComponent(Self.hash(bytes))
    if let data = try? Data(contentsOf: file),
      let verdict = Verdict(text: String(decoding: data, as: UTF8.self))
    {
      return verdict
    }
    let verdict = Verdict(parsing: bytes)
    try Data(verdict.text.utf8).write(to: file, options: .atomic)
    return verdict
  }

  /// The length of the contents and their FNV-1a hash.
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(bytes.count)-\(String(hash, radix: 16))"
  }
}
