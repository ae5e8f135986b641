import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Brings `import Observation` to files that name the macro without SwiftUI.
///
/// ```diff
///  import Foundation
/// +import Observation
/// ```
struct ObservationImportPass: MigrationPass {
  func run(_ plan: MigrationPlan, into findings: inout Findings) {
    for model in plan.migrating {
      let symbol = plan.index[model]
      let file = plan.index[symbol.file]
      guard let declaration = symbol.declaration, !importsObservation(file) else { continue }
      findings.fix(
        .addedImport, at: declaration.node, in: file, of: model,
        "the file has no module that declares '@Observable'"
      ) { edit in edit.addImport("Observation") }
    }
  }

  /// Whether an import outside of `#if` makes the macro known.
  ///
  /// SwiftUI re-exports Observation.
  private func importsObservation(_ file: SourceFile) -> Bool {
    file.tree.root.children(.importDecl).contains {
      ["SwiftUI", "Observation", "SwiftData"].contains($0.importedModule)
    }
  }
}

extension EditBuilder {
  /// Adds an import in its sorted place among the file's imports, or before its first declaration.
  ///
  /// Its rank puts it before an attribute that is inserted at the same byte.
  mutating func addImport(_ module: String) {
    let line = "import \(module)"
    let imports = file.tree.root.children(.importDecl)
    guard let last = imports.last else {
      addFirstImport(line)
      return
    }
    let names = imports.map { $0.importedModule ?? "" }
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    if isSorted, let next = imports.first(where: { ($0.importedModule ?? "") > module }),
      indentation(at: next.range.lowerBound) != nil
    {
      let start = next.range.lowerBound
      insert(line + lineBreak(near: start), at: start, rank: -1)
    } else {
      let end = endOfLine(last.range.upperBound)
      if let next = behindLineBreak(at: end) {
        insert(line + lineBreak(near: end), at: next, rank: -1)
      } else {
        insert(lineBreak(near: end) + line, at: end, rank: -1)
      }
    }
  }

  private mutating func addFirstImport(_ line: String) {
    let start = headerEnd
    let lineBreak = lineBreak(near: start)
    insert(line + lineBreak + lineBreak, at: start, rank: -1)
  }

  /// The place behind the comment that a file begins with, when a blank line sets it apart from the
  /// first declaration; else the place of the first declaration, with the comment that belongs to it.
  private var headerEnd: ByteOffset {
    let bytes = file.tree.source.bytes
    let first = file.tree.root.firstToken.range.lowerBound.index
    var start = first
    var lineStart = first
    // Go up over the comment lines that touch the declaration.
    while lineStart > 0 {
      var previous = lineStart - 1
      while previous > 0, bytes[previous - 1] != 0x0A { previous -= 1 }
      let text = String(decoding: bytes[previous..<lineStart], as: UTF8.self)
        .trimmingPrefix { $0.isWhitespace }
      guard text.hasPrefix("//") || text.hasPrefix("*") || text.hasPrefix("/*") else { break }
      start = previous
      lineStart = previous
    }
    if start < 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    return ByteOffset(start)
  }
}
