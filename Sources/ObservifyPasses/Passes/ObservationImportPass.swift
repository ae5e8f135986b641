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
      let namesIt =
        symbol.kind == .protocol
        ? plan.graph.conformances[model] != nil : plan.givesMacro(to: model)
      guard namesIt, let declaration = symbol.declaration, !importsObservation(file) else {
        continue
      }
      findings.fix(
        .addedImport, at: declaration.node, in: file, of: model,
        "'import Observation' comes, for the file has no SwiftUI"
      ) { edit in edit.addImport("Observation") }
    }
    let constraints =
      plan.uses.parameters.all.filter { !$0.mentions.isEmpty }.map { ($0.node, $0.file, $0.models) }
      + plan.uses.aliases.all.map { ($0.node, $0.file, $0.models) }
    for (node, id, models) in constraints where plan.migrates(models) {
      let file = plan.index[id]
      let isAdded = findings.fixes.contains { $0.code == .addedImport && $0.place.file == id }
      guard !isAdded, !importsObservation(file) else { continue }
      findings.fix(
        .addedImport, at: node, in: file, of: models[0],
        "'import Observation' comes, for the file has no SwiftUI"
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
  /// Its rank puts it before an attribute that is inserted at the same byte, and Combine before
  /// Observation.
  mutating func addImport(_ module: String) {
    let rank = module == "Combine" ? -2 : -1
    let line = "import \(module)"
    let imports = file.tree.root.children(.importDecl)
    guard let last = imports.last else {
      addFirstImport(line, rank)
      return
    }
    let names = imports.map { ($0.importedModule ?? "").lowercased() }
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    if isSorted,
      let next = imports.first(where: {
        ($0.importedModule ?? "").lowercased() > module.lowercased()
      }),
      indentation(at: next.range.lowerBound) != nil
    {
      let start = next.range.lowerBound
      insert(line + lineBreak(near: start), at: start, rank: rank)
    } else {
      let end = endOfLine(last.range.upperBound)
      if let next = behindLineBreak(at: end) {
        insert(line + lineBreak(near: end), at: next, rank: rank)
      } else {
        insert(lineBreak(near: end) + line, at: end, rank: rank)
      }
    }
  }

  private mutating func addFirstImport(_ line: String, _ rank: Int) {
    let start = headerEnd
    let lineBreak = lineBreak(near: start)
    insert(line + lineBreak + lineBreak, at: start, rank: rank)
  }

  /// The place behind the comment that a file begins with, when a blank line sets it apart from the
  /// first declaration; else the place of the first declaration, with the comment that belongs to it.
  private var headerEnd: ByteOffset {
    let first = file.tree.root.firstToken
    var place = first.range.lowerBound
    var breaks = 0
    for piece in file.tree.source.trivia(in: first.leadingGap).reversed() {
      switch piece.kind {
      case .space: continue
      case .lineBreak: breaks += 1
      case .other: return place
      case .lineComment, .docLineComment, .blockComment, .docBlockComment:
        breaks = 0
        place = piece.range.lowerBound
      }
      if breaks > 1 { return place }
    }
    return place
  }
}
