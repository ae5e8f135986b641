import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The last look at what would be written: every changed file is parsed again.
struct OutputCheck {
  /// The units that edited a file which no longer parses.
  private(set) var refused: [Reason] = []

  /// The new content of each changed file.
  private(set) var outputs: [FileID: [UInt8]] = [:]

  /// The removals of `import Combine`, which depend on everything else.
  private(set) var importFixes: [Fix] = []

  /// What may have been the last use of Combine in a file.
  private static let codes: Set<DiagnosticCode> = [
    .observableClass, .observableProtocol, .observableConstraint, .receivedChange, .ownSink,
    .removedForwarding, .removedSend,
  ]

  init(_ lists: [FileID: EditList], _ fixes: [Fix], _ plan: EditPlan) {
    let models = Dictionary(
      fixes.lazy.filter { Self.codes.contains($0.code) }.map { ($0.place.file, $0.model) },
      uniquingKeysWith: { first, _ in first })
    for (id, list) in lists.sorted(by: { $0.key < $1.key }) where !list.isEmpty {
      let file = plan.index[id]
      var list = list
      var bytes = list.applied(to: file.tree.source.bytes)
      var tree = SyntaxTree(parsing: SourceText(path: file.path, bytes: bytes))
      if tree.errors.count > file.tree.errors.count {
        refuse(id, tree, fixes)
        continue
      }
      if let model = models[id], let removal = plan.combineRemoval(from: file, after: tree) {
        do throws(EditList.Overlap) {
          try list.merge(removal.edits)
          bytes = list.applied(to: file.tree.source.bytes)
          tree = SyntaxTree(parsing: SourceText(path: file.path, bytes: bytes))
          importFixes.append(
            Fix(
              code: .removedImport, model: model, place: Place(removal.node, in: id),
              message: "nothing needs Combine after the migration", isWarning: false,
              edits: removal.edits))
        } catch {
          // Another edit is at the same place: the import stays, which does no harm.
        }
      }
      if bytes != file.tree.source.bytes { outputs[id] = bytes }
    }
  }

  private mutating func refuse(_ file: FileID, _ tree: SyntaxTree, _ fixes: [Fix]) {
    for fix in fixes where fix.place.file == file && !fix.edits.isEmpty {
      refused.append(
        Reason(
          code: .internalError, model: fix.model, place: fix.place,
          text: "the migrated file would not parse: \(tree.errors.first?.message ?? "")",
          origin: .edits))
    }
  }
}
