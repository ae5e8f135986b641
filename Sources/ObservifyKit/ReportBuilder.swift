import ObservifyIndex
import ObservifyPasses
import ObservifySyntax
import ObservifyText

/// Puts the outcome of a run into the words and places that people read.
struct ReportBuilder {
  private let run: MigrationRun
  private var lines: [FileID: LineMap] = [:]
  private var index: ProjectIndex { run.plan.index }

  init(_ run: MigrationRun) {
    self.run = run
  }

  mutating func report() -> MigrationReport {
    let changes = run.outputs.sorted { $0.key < $1.key }.map { id, bytes in
      FileChange(path: index[id].path, before: index[id].tree.source.bytes, after: bytes)
    }
    return MigrationReport(
      changes: changes, diagnostics: diagnostics(),
      migrated: run.plan.migrating.map { index[$0].qualifiedName }.sorted(), kept: kept(),
      hasSyntaxErrors: index.files.contains { !$0.tree.errors.isEmpty })
  }

  private func kept() -> [KeptModel] {
    let reasons = Dictionary(grouping: run.plan.blockers, by: \.model)
    return run.plan.graph.models.filter { !run.plan.migrates($0) }
      .map { model in
        KeptModel(
          name: index[model].qualifiedName,
          codes: Array(Set((reasons[model] ?? []).map(\.code.code))).sorted())
      }
      .sorted { $0.name < $1.name }
  }

  private mutating func diagnostics() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for blocker in run.plan.blockers {
      let name = index[blocker.model].qualifiedName
      result.append(
        diagnostic(
          blocker.place, .warning, "'\(name)' is kept: \(blocker.reason)", blocker.code,
          model: blocker.model))
    }
    for impostor in run.plan.graph.impostors {
      guard let declaration = index[impostor].declaration else { continue }
      result.append(
        diagnostic(
          Place(declaration.node, in: index[impostor].file), .warning,
          "'\(index[impostor].name)' is not a class and cannot be migrated",
          Catalog.notAClass, model: impostor))
    }
    for fix in run.fixes {
      result.append(
        diagnostic(
          fix.place, fix.isWarning ? .warning : .note, fix.message, fix.code, model: fix.model))
    }
    for file in index.files {
      guard let error = file.tree.errors.first else { continue }
      result.append(
        diagnostic(
          Place(file: file.id, offset: error.offset), .warning, error.message, Catalog.syntax,
          model: nil))
    }
    return result.sorted {
      ($0.path, $0.line, $0.column, $0.code, $0.message)
        < ($1.path, $1.line, $1.column, $1.code, $1.message)
    }
  }

  private mutating func diagnostic(
    _ place: Place, _ severity: Diagnostic.Severity, _ message: String, _ code: DiagnosticCode,
    model: TypeID?
  ) -> Diagnostic {
    let file = index[place.file]
    let map = lines[place.file] ?? file.lines
    lines[place.file] = map
    let position = map.position(of: place.offset)
    return Diagnostic(
      path: file.path, line: position.line, column: position.column, severity: severity,
      message: message, code: code.code, model: model.map { index[$0].qualifiedName })
  }
}
