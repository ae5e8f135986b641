import ObservifyIndex
import ObservifyPasses
import ObservifySyntax
import ObservifyText

/// Puts the outcome of a run into the words and places that people read.
struct ReportBuilder {
  let run: MigrationRun
  let project: Project
  let table: UnitTable
  let outside: OutsideObjects
  private let lines = LineMaps()
  var plan: MigrationPlan { run.plan }
  var index: ProjectIndex { run.plan.index }

  init(_ run: MigrationRun, _ project: Project) {
    self.run = run
    self.project = project
    table = UnitTable(run.plan)
    outside = OutsideObjects(run.plan, of: project)
  }

  func report(listingUnits: Bool) -> MigrationReport {
    let listing = listingUnits ? UnitBuilder(self) : nil
    let edits = listing.map { EditTable(run, unitNames: $0.unitNames()) }
    let changes = run.outputs.sorted { $0.key < $1.key }.map { id, bytes in
      FileChange(
        path: index[id].path, before: index[id].tree.source.bytes, after: bytes,
        edits: edits?.edits(of: id) ?? [])
    }
    let migrated = run.plan.migrating.map { index[$0] }.filter {
      !$0.isObservable || plan.graph.conformances[$0.id] != nil || plan.graph.begun.contains($0.id)
    }
    var report = MigrationReport(
      changes: changes, diagnostics: diagnostics(), migrated: names(of: migrated), kept: kept(),
      leftOut: names(of: plan.graph.models.filter { !table.isAsked($0) }.map { index[$0] }),
      observable: names(of: index.types.filter(isObservable)), units: listing?.units() ?? [],
      nameProblems: nameProblems(),
      hasSyntaxErrors: index.files.contains { !$0.tree.errors.isEmpty })
    report.offered = names(of: migrated.filter { index.isOffered($0.id) })
    report.modernized = Set(
      run.fixes.filter { !$0.edits.isEmpty && !plan.graph.isModel($0.model) }.map(\.model)
    ).map { index[$0].qualifiedName }.sorted()
    if index.told.build != nil {
      report.indexAnswers = (asked: run.told.asked, answered: run.told.answered)
    }
    if listingUnits {
      report.openWrappers = plan.openWrappers.map { OpenWrapper(name: $0.name, kept: $0.kept) }
      report.openTypes = plan.openTypes.map { open in
        let place = position(of: Place(open.node, in: open.file))
        return OpenType(
          path: index[open.file].path, line: place.line, column: place.column,
          expression: open.isDeclaration ? nil : open.node.text, kept: open.kept)
      }
    }
    report.factProblems =
      run.told.idleFacts.map { .idle(line: $0) }
      + run.told.contradictedFacts.map {
        .contradicted(line: $0.fact.line, stated: $0.fact.type, found: $0.found)
      }
    return report
  }

  private func names(of types: some Sequence<TypeSymbol>) -> [String] {
    types.map(\.qualifiedName).sorted()
  }

  private func isObservable(_ type: TypeSymbol) -> Bool {
    type.kind == .class && type.isObservable && !plan.graph.isModel(type.id)
  }

  private func nameProblems() -> [NameProblem] {
    plan.selection.problems.map { problem in
      switch problem {
      case .unknown(let name):
        let known = plan.graph.models.flatMap { [index[$0].name, index[$0].qualifiedName] }
        return .unknown(name, known: Set(known).sorted())
      case .ambiguous(let name, let candidates): return .ambiguous(name, candidates: candidates)
      }
    }
  }

  private func kept() -> [KeptModel] {
    let reasons = Dictionary(grouping: run.plan.reasons, by: \.model)
    let models = run.plan.graph.models.filter { !run.plan.migrates($0) && table.isAsked($0) }
      .map { model in
        KeptModel(
          name: index[model].qualifiedName,
          codes: Array(Set((reasons[model] ?? []).map(\.code.code))).sorted())
      }
    let classes = outside.classes.filter { table.isAsked($0.type) && !$0.isFrameworks }.map {
      KeptModel(name: index[$0.type].qualifiedName, codes: [$0.code.code])
    }
    return (models + classes).sorted { $0.name < $1.name }
  }

  // MARK: Diagnostics

  private func diagnostics() -> [Diagnostic] {
    var result = blockerDiagnostics()
    for impostor in run.plan.graph.impostors {
      guard let place = place(of: impostor) else { continue }
      result.append(
        diagnostic(
          place, table.isAsked(impostor) ? .warning : .note, impostorMessage(impostor),
          .notAClass, model: impostor))
    }
    for found in outside.classes {
      guard let place = place(of: found.type) else { continue }
      result.append(
        diagnostic(
          place, table.isAsked(found.type) && !found.isFrameworks ? .warning : .note,
          "'\(index[found.type].qualifiedName)' is kept: \(found.reason)", found.code,
          model: found.type))
    }
    for holder in outside.holders {
      result.append(
        diagnostic(holder.place, .note, holder.message, .externalBase, model: nil))
    }
    for fix in run.fixes {
      result.append(
        diagnostic(
          fix.place, isWarning(fix) ? .warning : .note, fix.message, fix.code, model: fix.model))
    }
    for file in index.files {
      guard let error = file.tree.errors.first else { continue }
      result.append(
        diagnostic(
          Place(file: file.id, offset: error.offset), .warning,
          "the file does not parse: \(error.message)", .syntaxError, model: nil))
    }
    for place in run.idleComments {
      let isAsked =
        plan.settings.editable?.contains(index[place.file].path) ?? true
      result.append(
        diagnostic(
          place, isAsked ? .warning : .note, "the comment asks to leave nothing that would migrate",
          .idleComment, model: nil))
    }
    result += plan.selection.plainTypes.compactMap(plainTypeDiagnostic)
    return result.sorted {
      ($0.path, $0.line, $0.column, $0.code, $0.message)
        < ($1.path, $1.line, $1.column, $1.code, $1.message)
    }
  }

  /// Whether the migration may change what the app does there; what was wrong before is only noted.
  func isWarning(_ fix: Fix) -> Bool {
    fix.isWarning && !Catalog.earlierFaults.contains(fix.code)
  }

  /// One diagnostic for each reason at a place, however many models it keeps.
  private func blockerDiagnostics() -> [Diagnostic] {
    struct Told: Hashable {
      let place: Place
      let code: DiagnosticCode
      let text: String
      let isAsked: Bool
    }
    var models: [Told: [TypeID]] = [:]
    for blocker in run.plan.reasons {
      let reason = Told(
        place: blocker.place, code: blocker.code, text: blocker.text,
        isAsked: table.isAsked(blocker.model))
      models[reason, default: []].append(blocker.model)
    }
    return models.map { reason, models in
      let models = models.sorted()
      let subject = models.map { index[$0].qualifiedName }.asSubject
      return diagnostic(
        reason.place, reason.isAsked ? .warning : .note, "\(subject) kept: \(reason.text)",
        reason.code, model: models.first)
    }
  }

  func impostorMessage(_ type: TypeID) -> String {
    "'\(index[type].name)' is not a class and cannot be migrated"
  }

  private func plainTypeDiagnostic(_ type: TypeID) -> Diagnostic? {
    let isObservable = isObservable(index[type])
    return place(of: type).map {
      diagnostic(
        $0, isObservable ? .note : .warning,
        isObservable
          ? "'\(index[type].qualifiedName)' is '@Observable' already"
          : "'\(index[type].qualifiedName)' is no 'ObservableObject', so there is nothing to choose",
        .plainType, model: type)
    }
  }

  /// The place of a type's declaration.
  func place(of type: TypeID) -> Place? {
    index[type].declaration.map { Place($0.node, in: index[type].file) }
  }

  func diagnostic(
    _ place: Place, _ severity: Diagnostic.Severity, _ message: String, _ code: DiagnosticCode?,
    model: TypeID?
  ) -> Diagnostic {
    let position = position(of: place)
    return Diagnostic(
      path: index[place.file].path, line: position.line, column: position.column,
      severity: severity,
      message: message, code: code?.code ?? "", model: model.map { index[$0].qualifiedName })
  }

  /// The line and column of a place.
  func position(of place: Place) -> LineMap.Position {
    lines.lines(of: index[place.file]).position(of: place.offset)
  }
}

/// The lines of each file that was asked for: a report states many places in one file.
private final class LineMaps {
  private var known: [FileID: LineMap] = [:]

  func lines(of file: SourceFile) -> LineMap {
    if let found = known[file.id] { return found }
    let lines = file.lines
    known[file.id] = lines
    return lines
  }
}

extension [String] {
  /// The names of some models as the subject of a sentence: all of them, if they are at most three.
  package var asSubject: String {
    let names = map { "'\($0)'" }
    switch count {
    case 1: return "\(names[0]) is"
    case 2: return "\(names[0]) and \(names[1]) are"
    case 3: return "\(names[0]), \(names[1]) and \(names[2]) are"
    default: return "\(names[0]), \(names[1]) and \(count - 2) others are"
    }
  }
}
