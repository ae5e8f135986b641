import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// A module that the edits of a feature need in a file.
struct NeededImport: Sendable {
  enum Module: String { case combine = "Combine", observation = "Observation" }

  let module: Module
  let node: Node
  let file: SourceFile
  let model: TypeID

  /// Whether one import in the file will do for all that ask this way.
  let isShared: Bool
}

/// Brings the imports that the edits of all features need.
///
/// ```diff
///  import Foundation
/// +import Observation
/// ```
enum AddedImports {
  /// Adds an import to each file that lacks it.
  static func propose(_ needs: [NeededImport], into findings: inout Findings) {
    var observing: Set<FileID> = []
    let missing = needs.filter { !isImported($0) }
    for need in missing {
      if need.module == .observation {
        let isFirst = observing.insert(need.file.id).inserted
        if need.isShared, !isFirst { continue }
      }
      let reason =
        need.module == .combine
        ? "for the publishers that stay" : "because the file does not import SwiftUI"
      findings.fix(
        .addedImport, at: need.node, in: need.file, of: need.model,
        "'import \(need.module.rawValue)' is added, \(reason)"
      ) { edit in
        let isFollowed =
          need.module == .combine
          && missing.contains {
            $0.module == .observation && $0.file.id == need.file.id && $0.model == need.model
          }
        edit.addImport(need.module.rawValue, isFollowed: isFollowed)
      }
    }
  }

  /// Whether an import makes the names of Combine known, in an `#if` or not, or the macro wherever what
  /// needs it is compiled.
  ///
  /// SwiftUI re-exports Observation.
  private static func isImported(_ need: NeededImport) -> Bool {
    let isCombine = need.module == .combine
    let modules = isCombine ? Vocabulary.combineModules : Vocabulary.observationModules
    return need.file.tree.nodes(of: .importDecl).contains {
      $0.importedModule.map(modules.contains) == true && !$0.isScopedImport
        && (isCombine || need.node.isCompiled(with: $0))
    }
  }
}

extension EditBuilder {
  /// Adds an import in its sorted place among the file's imports, or before its first declaration.
  ///
  /// Its rank puts it before an attribute that is inserted at the same byte, and Combine before
  /// Observation. No blank line parts it from another one that follows (`isFollowed`) where the file has none.
  mutating func addImport(_ module: String, isFollowed: Bool = false) {
    let rank = module == "Combine" ? -2 : -1
    let line = "import \(module)"
    // A file may be about one platform as a whole, its imports with it.
    let whole = file.tree.root.onlyClause ?? file.tree.root
    let all = whole.children(.importDecl)
    // One further down is about the code below it.
    let first = whole.children.prefix { [.importDecl, .ifConfig].contains($0.kind) }
      .filter { $0.kind == .importDecl }
    let near = first.isEmpty ? all : first
    // Those with an attribute, such as `@testable`, are a group of their own.
    let plain = near.filter(\.attributes.isEmpty)
    let imports = plain.isEmpty ? near : plain
    guard let last = imports.last else {
      addFirstImport(line, rank, isFollowed)
      return
    }
    let names = imports.map { ($0.importedModule ?? "").lowercased() }
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    if isSorted,
      let next = imports.first(where: {
        ($0.importedModule ?? "").lowercased() > module.lowercased()
      }),
      let indentation = indentation(at: next.range.lowerBound)
    {
      let start = next.range.lowerBound
      insert(line + lineBreak(near: start) + indentation, at: start, rank: rank)
    } else {
      let end = endOfLine(last.range.upperBound)
      let line = lineIndentation(at: last.range.lowerBound) + line
      if let next = behindLineBreak(at: end) {
        insert(line + lineBreak(near: end), at: next, rank: rank)
      } else {
        insert(lineBreak(near: end) + line, at: end, rank: rank)
      }
    }
  }

  private mutating func addFirstImport(_ line: String, _ rank: Int, _ isFollowed: Bool) {
    // A comment above imports is about the file.
    let start =
      file.tree.root.children.first?.holdsImports == true
      ? file.tree.root.firstToken.range.lowerBound : headerEnd
    let lineBreak = lineBreak(near: start)
    insert(line + lineBreak + (isFollowed ? "" : lineBreak), at: start, rank: rank)
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

extension Node {
  /// Whether it is an `#if` with imports.
  fileprivate var holdsImports: Bool {
    children(.ifConfigClause).contains { !$0.children(.importDecl).isEmpty }
  }

  /// The clause of `#if` that a file consists of, where it has imports and there is no other.
  fileprivate var onlyClause: Node? {
    let items = Array(children)
    guard items.count == 1, case let clauses = items[0].children(.ifConfigClause),
      clauses.count == 1
    else { return nil }
    return clauses[0].children(.importDecl).isEmpty ? nil : clauses[0]
  }
}
