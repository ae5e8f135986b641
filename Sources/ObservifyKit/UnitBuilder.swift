import ObservifyIndex
import ObservifyManifests
import ObservifyPasses
import ObservifySyntax
import ObservifyText

/// Describes the units of a run: what they are made of, what they cost, and in which order they go.
struct UnitBuilder {
  private let report: ReportBuilder
  private let names: ModelNames

  /// How many properties hold each model by a wrapper, and how many calls inject it.
  private let sites: [TypeID: Int]
  private var plan: MigrationPlan { report.plan }
  private var index: ProjectIndex { report.index }

  init(_ report: ReportBuilder) {
    self.report = report
    names = ModelNames(report.index, report.plan.graph)
    var sites: [TypeID: Int] = [:]
    for wrapper in report.plan.uses.wrappers {
      for model in wrapper.models { sites[model, default: 0] += 1 }
    }
    for injection in report.plan.uses.injections {
      for model in injection.models { sites[model, default: 0] += 1 }
    }
    self.sites = sites
  }

  /// Returns the units that migrate in their order, then those that stay, then those that nobody
  /// asked for, both by name.
  func units() -> [MigrationUnit] {
    let groups = report.table.units
    var units = described(groups)
    let dependencies = addDependencies(to: &units, groups)
    let places = units.indices.filter { units[$0].decision == .migrate }
    let order = UnitOrder.order(
      of: places.map { place in
        let unit = units[place]
        let held = dependencies.filter { $0.holder == place }
        let before = { (isRequired: Bool) in
          Set(
            held.filter { $0.isRequired == isRequired }.compactMap {
              places.firstIndex(of: $0.held)
            })
        }
        return UnitOrder.Candidate(
          risk: UnitOrder.Risk(
            warnings: unit.warnings.count, sites: unit.sites, lines: unit.changedLines,
            name: unit.name),
          required: before(true), preferred: before(false))
      })
    for (step, place) in order.enumerated() { units[places[place]].step = step + 1 }
    let migrating = order.map { units[places[$0]] }
    let others = units.filter { $0.decision != .migrate } + loneTypes()
    return migrating
      + MigrationUnit.Decision.allCases.flatMap { decision in
        others.filter { $0.decision == decision }.sorted { $0.name < $1.name }
      }
  }

  /// Returns the name of every unit of models, by the model that stands for it.
  func unitNames() -> [TypeID: String] {
    Dictionary(
      uniqueKeysWithValues: report.table.units.map { models in
        (plan.group(of: models[0]), names.selector(for: speaker(of: models)))
      })
  }

  // MARK: Single units

  private func described(_ groups: [[TypeID]]) -> [MigrationUnit] {
    let group = plan.group
    let fixes = Dictionary(grouping: report.run.fixes) { group($0.model) }
    let blockers = Dictionary(grouping: plan.reasons) { group($0.model) }
    var sites: [TypeID: Int] = [:]
    var files: [TypeID: Set<FileID>] = [:]
    func note(_ models: [TypeID], in file: FileID) {
      for unit in Set(models.map(group)) {
        sites[unit, default: 0] += 1
        files[unit, default: []].insert(file)
      }
    }
    for wrapper in plan.uses.wrappers { note(wrapper.models, in: wrapper.file) }
    for injection in plan.uses.injections { note(injection.models, in: injection.file) }
    return groups.map { models in
      let unit = group(models[0])
      let fixes = fixes[unit] ?? []
      let declared = Set(models.map { index[$0].file })
      let blocking = (blockers[unit] ?? []).filter { $0.origin != .unit }
      let reasons = blocking.map {
        report.diagnostic($0.place, .warning, $0.text, $0.code, model: $0.model)
      }
      var described = MigrationUnit(
        name: names.selector(for: speaker(of: models)),
        decision: !report.table.isAsked(models[0])
          ? .leave : plan.migrates(models[0]) ? .migrate : .keep,
        types: models.map(type),
        files: changedFiles(declared.union(files[unit] ?? []), fixes),
        sites: sites[unit] ?? 0,
        warnings: sorted(
          fixes.filter(report.isWarning).map {
            report.diagnostic($0.place, .warning, $0.message, $0.code, model: $0.model)
          }),
        reasons: sorted(reasons),
        earlierFaults: sorted(
          fixes.filter { Catalog.earlierFaults.contains($0.code) }.map {
            report.diagnostic($0.place, .note, $0.message, $0.code, model: $0.model)
          }))
      described.isFinal = blocking.contains(where: \.isFinal)
      return described
    }
  }

  /// The type that gives a unit its name: a class rather than a protocol, the one that most views hold,
  /// that most others of the unit inherit from, that inherits from none, the first.
  private func speaker(of models: [TypeID]) -> TypeID {
    let members = Set(models)
    var heirs: [TypeID: Int] = [:]
    for model in models {
      for base in plan.index.supertypes(of: model) { heirs[base, default: 0] += 1 }
    }
    let ranks = models.enumerated().map { place, model in
      let isRoot = plan.index.supertypes(of: model).allSatisfy { !members.contains($0) }
      return [
        index[model].kind == .class ? 1 : 0, sites[model] ?? 0, heirs[model] ?? 0, isRoot ? 1 : 0,
        -place,
      ]
    }
    let best = ranks.indices.max { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
    return models[best ?? 0]
  }

  private func type(_ id: TypeID) -> UnitType {
    let symbol = index[id]
    let offset = symbol.declaration.map { ($0.nameToken?.range ?? $0.node.range).lowerBound }
    let position = report.position(
      of: Place(file: symbol.file, offset: offset ?? ByteOffset(0)))
    return UnitType(
      name: symbol.qualifiedName, kind: "\(symbol.kind)",
      module: index.modules.name(of: symbol.module), path: index[symbol.file].path,
      line: position.line, column: position.column,
      firstLine: report.place(of: id).map { report.position(of: $0).line })
  }

  /// The files of a unit with the lines that its own edits change.
  private func changedFiles(_ used: Set<FileID>, _ fixes: [Fix]) -> [UnitFile] {
    var lists: [FileID: EditList] = [:]
    for fix in fixes where !fix.edits.isEmpty {
      do throws(EditList.Overlap) {
        try lists[fix.place.file, default: EditList()].merge(fix.edits)
      } catch {
        // All of them were merged before, in the run itself.
        preconditionFailure("the edits of one unit dispute a place: \(error)")
      }
    }
    return used.union(lists.keys).map { id in
      let source = index[id].tree.source
      guard let list = lists[id] else { return UnitFile(path: source.path) }
      let changes = LineDiff(before: source.bytes, after: list.applied(to: source.bytes)).changes
      return UnitFile(
        path: source.path, removed: changes.reduce(0) { $0 + $1.before.count },
        added: changes.reduce(0) { $0 + $1.after.count })
    }
    .sorted { $0.path < $1.path }
  }

  /// The types that are no models and all the same look like one: each a unit that stays.
  private func loneTypes() -> [MigrationUnit] {
    let impostors = plan.graph.impostors.map {
      ($0, report.impostorMessage($0), DiagnosticCode.notAClass)
    }
    let classes = report.outside.classes.filter { !$0.isFrameworks }.map {
      ($0.type, $0.reason, $0.code)
    }
    return (impostors + classes).compactMap { id, reason, code in
      guard let place = report.place(of: id) else { return nil }
      return MigrationUnit(
        name: index[id].qualifiedName, decision: report.table.isAsked(id) ? .keep : .leave,
        types: [type(id)], files: [UnitFile(path: index[index[id].file].path)],
        reasons: [report.diagnostic(place, .warning, reason, code, model: id)])
    }
  }

  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted {
      ($0.path, $0.line, $0.column, $0.code, $0.message)
        < ($1.path, $1.line, $1.column, $1.code, $1.message)
    }
  }

  // MARK: Dependencies

  private struct Edge: Hashable {
    let holder: Int
    let held: Int
    let isRequired: Bool
  }

  /// Names the units that each unit holds, and returns which hold which.
  private func addDependencies(to units: inout [MigrationUnit], _ groups: [[TypeID]]) -> Set<Edge> {
    var unitOf: [TypeID: Int] = [:]
    for (place, models) in groups.enumerated() {
      for model in models { unitOf[model] = place }
    }
    var found: [Int: [Int: [UnitDependency]]] = [:]
    for dependency in UnitDependency.all(in: plan, of: report.project) {
      guard let holder = unitOf[dependency.holder], let held = unitOf[dependency.held] else {
        continue
      }
      found[holder, default: [:]][held, default: []].append(dependency)
    }
    var edges: Set<Edge> = []
    for (holder, others) in found {
      for (held, dependencies) in others {
        let isRequired = dependencies.contains(where: \.isRequired)
        edges.insert(Edge(holder: holder, held: held, isRequired: isRequired))
        units[holder].holds.append(
          HeldUnit(
            name: units[held].name, isRequired: isRequired,
            places: sorted(
              dependencies.map {
                report.diagnostic(
                  $0.place, .note, "'\($0.property)' holds '\(index[$0.held].qualifiedName)'", nil,
                  model: $0.holder)
              })))
      }
      units[holder].holds.sort { $0.name < $1.name }
    }
    return edges
  }
}
