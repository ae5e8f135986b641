import ObservifyKit
import ObservifyText

/// What a run has to say, short: a line for each unit that needs a look, or for many that need the same,
/// then one for each that stays.
///
/// A line stands for all places of its unit and says how many more there are; what keeps several units
/// is one line. `--verbose` prints every place instead.
struct Digest: Sendable {
  /// Lines under a heading; those about files rather than models have none.
  struct Section: Sendable {
    let heading: String
    let lines: [Diagnostic]
  }

  /// The sections that are not empty, in order.
  let sections: [Section]

  /// How many places a person should look at.
  let places: Int

  /// Whether a line stands for places that it does not name.
  let hidesPlaces: Bool

  init(_ outcome: RunOutcome) {
    let moves = outcome.moves
    let looks = outcome.units(.migrate).filter { !$0.warnings.isEmpty }
    let stays = outcome.units(.keep)
    let units = Set(outcome.report.units.flatMap { $0.types.map(\.name) })
    let rest = outcome.diagnostics.filter {
      $0.severity != .note && !($0.model.map(units.contains) ?? false)
    }
    let models = Self.byModel(rest.filter { $0.model != nil })
    let plans = !outcome.invocation.checks
    let written = outcome.isWritten
    let looking = Self.joiningRoutine(looks.map(\.warnings) + models)
      .map { Self.line(for: $0.map(moves.moved), naming: written) }
    sections = [
      Section(heading: "", lines: Self.byCode(rest.filter { $0.model == nil })),
      Section(
        heading: written
          ? "Look at these, where the app may behave differently now:"
          : "To look at, as the app may behave differently there:",
        lines: plans ? Self.graveFirst(looking) : []),
      Section(
        heading: "What stays, and why:",
        lines: plans ? Self.staying(stays, outcome.invocation.configuration).map(moves.moved) : []),
      Section(
        heading: "What can migrate:",
        lines: plans ? [] : outcome.unitResults.filter { $0.severity == .error }),
    ].filter { !$0.lines.isEmpty }
    places = (looks.map(\.warnings) + models).reduce(0) { $0 + $1.count }
    hidesPlaces =
      plans
      && (!written && places > looking.count || stays.contains { $0.reasons.count > 1 })
  }

  // MARK: Lines

  /// What units need a look for, with those together that need it only for one thing the tool has done, or
  /// only for what many others do: what to look for is the same in all of them.
  private static func joiningRoutine(_ groups: [[Diagnostic]]) -> [[Diagnostic]] {
    let shapes = groups.map { group -> String? in
      let shapes = Set(group.map(shape))
      return shapes.count == 1 ? shapes.first : nil
    }
    let counts = shapes.compactMap(\.self).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    var joined: [[Diagnostic]] = []
    var places: [String: Int] = [:]
    for (group, shape) in zip(groups, shapes) {
      let code = group[0].code
      let isRoutine = DiagnosticCatalog.isRoutine(code) && group.allSatisfy { $0.code == code }
      let isCommon = shape.map { counts[$0, default: 0] > 4 } == true
      guard let key = isRoutine ? code : isCommon ? shape : nil else {
        joined.append(group)
        continue
      }
      if let place = places[key] {
        joined[place] += group
      } else {
        places[key] = joined.count
        joined.append(group)
      }
    }
    return joined
  }

  /// The code and the words of a message without the names in it.
  private static func shape(of diagnostic: Diagnostic) -> String {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    let words = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
    return diagnostic.code + words.joined(separator: "''")
  }

  /// One line for several places, about the first that says more than what the tool has done; it names
  /// the codes of the others.
  private static func line(for places: [Diagnostic], naming: Bool) -> Diagnostic {
    let places = graveFirst(
      places.filter { !DiagnosticCatalog.isRoutine($0.code) }
        + places.filter { DiagnosticCatalog.isRoutine($0.code) })
    let others = places.dropFirst()
    let codes = Set(others.map(\.code)).subtracting([places[0].code]).sorted()
    let kinds = codes.isEmpty ? "" : ", also of " + codes.joined(separator: ", ")
    return places[0].and(others.count, kinds, naming ? list(others, in: places[0].path) : "")
  }

  /// What is graver than all else before that, each in its order.
  private static func graveFirst(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { DiagnosticCatalog.isGrave($0.code) }
      + diagnostics.filter { !DiagnosticCatalog.isGrave($0.code) }
  }

  /// The lines of places by file: `58, 90; View.swift:12`.
  private static func list(_ places: ArraySlice<Diagnostic>, in first: String) -> String {
    var files: [(path: String, lines: [Int])] = []
    // Lines without a file are those of the first one.
    let inOrder = places.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    for place in inOrder.filter({ $0.path == first }) + inOrder.filter({ $0.path != first }) {
      if files.last?.path == place.path {
        files[files.count - 1].lines.append(place.line)
      } else {
        files.append((place.path, [place.line]))
      }
    }
    return files.map { file in
      let lines = file.lines.map(String.init).joined(separator: ", ")
      return file.path == first
        ? "line\(file.lines.count == 1 ? "" : "s") \(lines)" : "\(file.path):\(lines)"
    }.joined(separator: "; ")
  }

  private static func byModel(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    Dictionary(grouping: diagnostics) { $0.model ?? "" }
      .sorted {
        ($0.value[0].path, $0.value[0].line, $0.key) < ($1.value[0].path, $1.value[0].line, $1.key)
      }
      .map(\.value)
  }

  /// What is said of several files in the same words as one line; of other things the first few of each code.
  private static func byCode(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let shown = 3
    let counts = Dictionary(
      grouping: diagnostics.filter { $0.severity == .warning }, by: \.code
    ).mapValues(\.count)
    let files = Dictionary(grouping: diagnostics.filter { $0.severity == .error && $0.line == 0 }) {
      [$0.code, $0.message]
    }
    var seen: [String: Int] = [:]
    return diagnostics.compactMap { diagnostic in
      if let same = files[[diagnostic.code, diagnostic.message]], same.count > 1 {
        guard diagnostic.path == same[0].path else { return nil }
        let others = same.dropFirst().map(\.path)
        let more = "+ \(others.count) more file\(others.count == 1 ? "" : "s")"
        return diagnostic.with(
          message: "\(diagnostic.message) (\(more): \(others.joined(separator: ", ")))")
      }
      guard diagnostic.severity == .warning, let count = counts[diagnostic.code] else {
        return diagnostic
      }
      let place = seen[diagnostic.code, default: 0] + 1
      seen[diagnostic.code] = place
      guard place <= shown else { return nil }
      return place == shown ? diagnostic.and(count - shown) : diagnostic
    }
  }

  // MARK: What stays

  /// One line for each reason that stands for some units: for each the one that keeps most of them.
  ///
  /// What an option would settle, and a unit's target, are named only where that is all.
  private static func staying(
    _ units: [MigrationUnit], _ configuration: Configuration
  ) -> [Diagnostic] {
    let few = 3
    func own(_ unit: MigrationUnit) -> [Diagnostic] {
      let own = unit.reasons.filter { !DiagnosticCatalog.isAboutTarget($0.code) }
      let closed = own.filter {
        DiagnosticCatalog.opening(for: $0.code, beside: configuration) == nil
      }
      return [closed, own].first { !$0.isEmpty } ?? unit.reasons
    }
    func counts(_ key: (Diagnostic) -> Reason) -> [Reason: Int] {
      var counts: [Reason: Int] = [:]
      for unit in units {
        for reason in Set(own(unit).map(key)) { counts[reason, default: 0] += 1 }
      }
      return counts
    }
    let wide = counts { Reason($0, .anywhere, configuration) }
    func reason(_ diagnostic: Diagnostic) -> Reason {
      let reason = Reason(diagnostic, .anywhere, configuration)
      return wide[reason, default: 0] > few
        ? reason : Reason(diagnostic, .place, configuration)
    }
    let near = counts(reason)
    var groups: [Reason: [MigrationUnit]] = [:]
    for unit in units {
      let first = own(unit).map(reason).enumerated().max { left, right in
        (near[left.element] ?? 0, right.offset) < (near[right.element] ?? 0, left.offset)
      }
      if let first { groups[first.element, default: []].append(unit) }
    }
    return groups.map { reason, units in
      let places = Set(units.flatMap(\.reasons).map { Reason($0, .place, configuration) })
      let place = reason.atItsPlace(configuration)
      let alone = units.count { unit in
        own(unit).allSatisfy { Reason($0, .place, configuration) == place }
      }
      let note = alone > few ? "; nothing else keeps \(alone) of them" : ""
      return reason.diagnostic(about: units, note).and(places.count - 1)
    }
    .sorted {
      ($0.code, $0.path, $0.line, $0.column, $0.message)
        < ($1.code, $1.path, $1.line, $1.column, $1.message)
    }
  }

  /// Why units stay: at a place, or wherever that is said in the same words, or would be settled by the
  /// same option.
  private struct Reason: Hashable {
    enum Reach { case place, anywhere }

    private let diagnostic: Diagnostic
    private let message: String
    private let key: [String]

    init(_ diagnostic: Diagnostic, _ reach: Reach, _ configuration: Configuration) {
      self.diagnostic = diagnostic
      let isOpen = DiagnosticCatalog.opening(for: diagnostic.code, beside: configuration) != nil
      message =
        reach == .anywhere && isOpen
        ? CodeDescription.title(of: diagnostic.code) : diagnostic.message
      let place = [diagnostic.path, String(diagnostic.line), String(diagnostic.column)]
      key =
        [diagnostic.code, message]
        + (reach == .place && !DiagnosticCatalog.isAboutTarget(diagnostic.code) ? place : [])
    }

    static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The same for the place of the first alone.
    func atItsPlace(_ configuration: Configuration) -> Reason {
      Reason(diagnostic, .place, configuration)
    }

    func diagnostic(about units: [MigrationUnit], _ note: String) -> Diagnostic {
      let names = units.flatMap { unit in
        let name = unit.speaker?.name ?? unit.name
        return [name] + unit.types.map(\.name).filter { $0 != name }
      }
      return diagnostic.with(message: "\(names.asSubject) kept: \(message)\(note)")
    }
  }
}

extension Diagnostic {
  /// Returns it with how many more places it stands for, and perhaps where those are.
  fileprivate func and(_ others: Int, _ kinds: String = "", _ list: String = "") -> Diagnostic {
    guard others > 0 else { return self }
    let places = "+ \(others) more place\(others == 1 ? "" : "s")\(kinds)"
    return with(message: "\(message) (\(places)\(list.isEmpty ? "" : ": " + list))")
  }

  /// Returns it with another severity or message.
  func with(severity: Severity? = nil, message: String? = nil) -> Diagnostic {
    Diagnostic(
      path: path, line: line, column: column, severity: severity ?? self.severity,
      message: message ?? self.message, code: code, notes: notes, model: model)
  }
}

extension Console {
  /// Prints a digest, each section under its heading.
  func report(_ digest: Digest) async {
    for (place, section) in digest.sections.enumerated() {
      if !section.heading.isEmpty {
        if place > 0 { await say("") }
        await say(emphasized(section.heading))
      }
      await report(section.lines)
    }
    if digest.sections.last?.heading.isEmpty == false { await say("") }
  }
}
