import ObservifyKit

/// The plan for a terminal of 80 columns: a summary, the steps in order, and why the rest stays.
struct PlanText {
  private static let width = 80

  private let report: MigrationReport
  private let invocation: Invocation
  private let isVerbose: Bool

  /// What would be planned if every target started at a system with Observation.
  private let raised: MigrationReport?

  init(
    _ report: MigrationReport, _ invocation: Invocation, isVerbose: Bool,
    raised: MigrationReport? = nil
  ) {
    self.raised = raised
    self.report = report
    self.invocation = invocation
    self.isVerbose = isVerbose
  }

  /// The whole plan; every section but the first ends up empty when there is nothing to say.
  var text: String {
    let sections = [
      summary, steps, changes, faults, targets, causes, spreading, staying, questions,
      wrapperQuestions, leftOut,
      missing,
    ].filter { !$0.isEmpty }
    return sections.map { Visible.lines($0.joined(separator: "\n") + "\n") }.joined(separator: "\n")
  }

  private func units(_ decision: MigrationUnit.Decision) -> [MigrationUnit] {
    report.units.filter { $0.decision == decision }
  }

  // MARK: Sections

  private var summary: [String] {
    let (migrating, staying) = (units(.migrate), units(.keep))
    var parts: [String] = []
    if migrating.isEmpty {
      parts.append(staying.isEmpty ? "Nothing to migrate." : "No unit migrates.")
    } else {
      let files = Set(migrating.flatMap { $0.files.filter(\.isChanged).map(\.path) })
      let lines = migrating.reduce(0) { $0 + $1.changedLines }
      parts.append(
        "\(Self.count(migrating.count, "unit")) \(migrating.count == 1 ? "migrates" : "migrate"): "
          + "\(types(migrating)), \(Self.count(lines, "line")) in "
          + "\(Self.count(files.count, "file")).")
    }
    if !staying.isEmpty {
      parts.append(
        "\(Self.count(staying.count, "unit")) \(staying.count == 1 ? "stays" : "stay"): "
          + "\(types(staying)).")
    }
    if let note = Summary.note(onOffered: report) { parts.append(note + ".") }
    let leftOut = units(.leave).count
    if leftOut > 0 {
      parts.append("\(Self.count(leftOut, "unit")) \(leftOut == 1 ? "is" : "are") not chosen.")
    }
    let done = report.observable.count
    if done > 0 {
      parts.append(
        "\(done == 1 ? "1 class is" : "\(done) classes are") '@Observable' already.")
    }
    return Self.wrapped(parts.joined(separator: " "), indentation: 0)
  }

  /// The modules whose declarations could not be looked at; the first few unless all are asked for.
  private var missing: [String] {
    let modules = report.missingModules
    guard !modules.isEmpty, !report.units.isEmpty else { return [] }
    let shown = isVerbose ? modules : Array(modules.prefix(8))
    let hidden = modules.count - shown.count
    return Self.wrapped(
      "\(Self.count(modules.count, "module")) that the project imports \(modules.count == 1 ? "was" : "were")"
        + " not there to be read: "
        + Self.list(shown + (hidden > 0 ? ["\(hidden) more"] : []))
        + ". What their wrappers and functions ask of a model is known only where the packages are"
        + " checked out, as a build does.", indentation: 0)
  }

  private var steps: [String] {
    let units = units(.migrate)
    guard !units.isEmpty else { return [] }
    let intro = """
      Each step is one command and leaves a project that compiles; commit before the next. A model \
      comes after the models that it holds; otherwise, units with fewer warnings and smaller changes \
      come first.
      """
    let places = Dictionary(units.map { ($0.name, $0.step ?? 0) }, uniquingKeysWith: min)
    let figures = units.map(figures)
    let head = StepCommand.shell(StepCommand.head(of: invocation))
    let choices = units.map { StepCommand.shell(StepCommand.choice(of: $0)) }
    let isShort = zip(figures, choices).contains {
      "\($0)  \(head) \($1)".count > Self.width
    }
    var lines = Self.wrapped(intro, indentation: 0)
    if isShort { lines += ["", "  \(head) --only <unit>"] }
    lines += ["", "Step Types Sites Lines Warn  \(isShort ? "Unit" : "Command")"]
    for (place, unit) in units.enumerated() {
      lines.append("\(figures[place])  \(isShort ? choices[place] : "\(head) \(choices[place])")")
      lines += companions(of: unit, indentation: 29) + holds(unit, places)
      if isVerbose { lines += details(of: unit) }
    }
    return lines
  }

  private func figures(of unit: MigrationUnit) -> String {
    Self.right(unit.step ?? 0, 4) + Self.right(unit.types.count, 6) + Self.right(unit.sites, 6)
      + Self.right(unit.changedLines, 6) + Self.right(unit.warnings.count, 5)
  }

  /// The other types of a unit: all of them, or the first few.
  private func companions(of unit: MigrationUnit, indentation: Int) -> [String] {
    guard unit.types.count > 1, !isVerbose else { return [] }
    let last = unit.name.split(separator: ".").last.map { String($0) }
    let others = unit.types.map(\.name).filter {
      $0 != unit.name && $0.split(separator: ".").last.map { String($0) } != last
    }
    guard !others.isEmpty else { return [] }
    let shown = others.prefix(4)
    let hidden = others.count - shown.count
    return Self.wrapped(
      "with " + Self.list(shown + (hidden > 0 ? ["\(hidden) more"] : [])),
      indentation: indentation)
  }

  /// What a step comes after, and what it holds that stays.
  private func holds(_ unit: MigrationUnit, _ places: [String: Int]) -> [String] {
    let before = unit.holds.filter { (places[$0.name] ?? .max) < unit.step ?? 0 }
    guard !before.isEmpty else { return [] }
    let steps = before.compactMap { held in places[held.name] }.sorted().map { String($0) }
    let required = before.filter(\.isRequired).map { "'\($0.name)'" }
    let note = required.isEmpty ? "" : "; \(Self.list(required)) must migrate first"
    return Self.wrapped("after \(Self.list(steps))\(note)", indentation: 29)
  }

  private func types(of unit: MigrationUnit, indentation: Int) -> [String] {
    unit.types.map {
      String(repeating: " ", count: indentation)
        + "\($0.path):\($0.line):\($0.column): \($0.kind) '\($0.name)' of '\($0.module)'"
    }
  }

  /// The files, the held objects and the warnings of a step.
  private func details(of unit: MigrationUnit) -> [String] {
    let files = unit.files.map { file in
      "     " + file.path + (file.isChanged ? " +\(file.added) -\(file.removed)" : "")
    }
    let held = unit.holds.flatMap(\.places).flatMap { place($0, indentation: 5) }
    return types(of: unit, indentation: 5) + files + held
      + unit.warnings.flatMap { place($0, indentation: 5) }
  }

  /// The codes of warnings, the most frequent first, each with what can be done.
  private var changes: [String] {
    let warnings = units(.migrate).flatMap(\.warnings)
    guard !warnings.isEmpty else { return [] }
    let counts = Dictionary(grouping: warnings, by: \.code).mapValues(\.count)
    let hint = isVerbose ? ":" : " ('--verbose' shows the places):"
    return ["Where the app may behave differently\(hint)"]
      + Self.frequent(counts).flatMap { code, count in
        ["", "\(code)  \(Self.count(count, "place"))"] + about(code)
      }
  }

  /// What was wrong before and stays so, by code, each with what can be done.
  private var faults: [String] {
    let faults = units(.migrate).flatMap(\.earlierFaults)
    guard !faults.isEmpty else { return [] }
    let groups = Dictionary(grouping: faults, by: \.code)
    return ["What was wrong before, and is not changed:"]
      + Self.frequent(groups.mapValues(\.count)).flatMap { code, count in
        let places = groups[code] ?? []
        let shown = isVerbose ? places : Array(places.prefix(3))
        let hidden = count - shown.count
        return ["", "\(code)  \(Self.count(count, "place"))"] + about(code)
          + shown.flatMap { place($0, indentation: 4) }
          + (hidden == 0
            ? [] : ["    \(Self.count(hidden, "more place")); '--verbose' shows all"])
      }
  }

  /// What higher minimum systems would let migrate: for each set of targets that units wait for.
  private var targets: [String] {
    guard let raised else { return [] }
    let moving = raised.units.filter { $0.decision == .migrate }
    var waiting: [String: [String]] = [:]
    for unit in units(.keep) {
      let messages = Set(
        unit.reasons.filter { DiagnosticCatalog.isAboutTarget($0.code) }.map(\.message))
      for type in unit.types { waiting["\(type.path):\(type.name)"] = messages.sorted() }
    }
    var unlocked: [[String]: [MigrationUnit]] = [:]
    for unit in moving {
      let messages = Set(unit.types.flatMap { waiting["\($0.path):\($0.name)"] ?? [] })
      if !messages.isEmpty { unlocked[messages.sorted(), default: []].append(unit) }
    }
    guard !unlocked.isEmpty else { return [] }
    let groups = unlocked.sorted { left, right in
      (right.value.count, left.key.joined()) < (left.value.count, right.key.joined())
    }
    return ["What would migrate with a higher minimum system (iOS 17, macOS 14, …):"]
      + groups.flatMap { messages, units in
        let lines = units.reduce(0) { $0 + $1.changedLines }
        let places = units.reduce(0) { $0 + $1.warnings.count }
        let size =
          "\(types(units)), \(Self.count(lines, "line")), "
          + "\(Self.count(places, "place")) to look at"
        return ["", "  " + size] + messages.flatMap { Self.wrapped($0, indentation: 4) }
      }
  }

  /// The codes that keep units, the most frequent first, each with what can be done.
  private var causes: [String] {
    let staying = units(.keep)
    guard !staying.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    var alone: [String: Int] = [:]
    for unit in staying {
      let codes = Set(unit.reasons.map(\.code))
      for code in codes {
        counts[code, default: 0] += 1
        if codes.count == 1 { alone[code, default: 0] += 1 }
      }
    }
    return ["Why units stay, and what to do about it:"]
      + Self.frequent(counts).flatMap { code, count in
        let only = alone[code] ?? 0
        let share =
          only == count
          ? "" : only == 0 ? ", always with other reasons" : ", \(only) for this reason alone"
        return ["", "\(code)  \(Self.count(count, "unit"))\(share)"]
          + about(code, commonMessages(code, staying))
      }
  }

  /// What a code says, then texts of its own, then what can be done.
  private func about(_ code: String, _ texts: [String] = []) -> [String] {
    ([CodeDescription.title(of: code)] + texts + [
      CodeDescription.remedy(of: code, in: invocation) ?? ""
    ])
    .flatMap { Self.wrapped($0, indentation: 4) }
  }

  /// What a code says of whole targets, each text once.
  private func commonMessages(_ code: String, _ units: [MigrationUnit]) -> [String] {
    guard DiagnosticCatalog.isAboutTarget(code) else { return [] }
    let reasons = units.flatMap(\.reasons).filter { $0.code == code }
    return Set(reasons.map(\.message)).sorted()
  }

  private var staying: [String] {
    let staying = units(.keep)
    guard !staying.isEmpty else { return [] }
    let plain =
      isVerbose
      ? [] : staying.filter { $0.reasons.allSatisfy { DiagnosticCatalog.isAboutTarget($0.code) } }
    let names = Set(plain.map(\.name))
    var lines = ["Units that stay:"]
    for unit in staying where !names.contains(unit.name) {
      let size = "\(Self.count(unit.types.count, "type")), \(Self.count(unit.sites, "site"))"
      lines += ["", "\(unit.name)  (\(size))"] + companions(of: unit, indentation: 2)
      lines += isVerbose ? types(of: unit, indentation: 2) : []
      lines += reasons(of: unit)
    }
    if !plain.isEmpty {
      let list = plain.map(\.name).joined(separator: ", ")
      lines += ["", "Only for their minimum system:"] + Self.wrapped(list, indentation: 2)
    }
    return lines
  }

  /// The reasons of a unit: all of them, or the first place of each code.
  private func reasons(of unit: MigrationUnit) -> [String] {
    if isVerbose { return unit.reasons.flatMap { place($0, indentation: 2) } }
    let own = unit.reasons.filter { !DiagnosticCatalog.isAboutTarget($0.code) }
    var codes: Set<String> = []
    let shown = own.filter { codes.insert($0.code).inserted }
    let hidden = own.count - shown.count
    let rest = hidden == 0 ? [] : ["  \(Self.count(hidden, "more place")); '--verbose' shows all"]
    let old = unit.reasons.first { DiagnosticCatalog.isAboutTarget($0.code) }
    return shown.flatMap { place($0, indentation: 2) } + rest
      + (old.map { ["  its minimum system is too old as well [\($0.code)]"] } ?? [])
  }

  /// The places that keep several types, those that keep most first.
  private var spreading: [String] {
    let places = Dictionary(grouping: units(.keep).flatMap(\.reasons)) {
      [$0.path, "\($0.line)", "\($0.column)", $0.code, $0.message]
    }
    let several = places.values.compactMap { reasons -> (reason: Diagnostic, count: Int)? in
      let count = Set(reasons.map(\.model)).count
      return count > 1 && !DiagnosticCatalog.isAboutTarget(reasons[0].code)
        ? (reasons[0], count) : nil
    }.sorted {
      ($1.count, $0.reason.path, $0.reason.line, $0.reason.column, $0.reason.message)
        < ($0.count, $1.reason.path, $1.reason.line, $1.reason.column, $1.reason.message)
    }
    guard !several.isEmpty else { return [] }
    let shown = isVerbose ? several : Array(several.prefix(5))
    let rest = several.count - shown.count
    return ["Places that keep several types:"]
      + shown.flatMap { reason, count in
        ["", "  one place keeps \(Self.count(count, "type"))"] + place(reason, indentation: 2)
      } + (rest > 0 ? ["", "  \(Self.count(rest, "more place")); '--verbose' shows all"] : [])
  }

  /// The facts that would settle what keeps units because its type cannot be told.
  private var questions: [String] {
    guard !report.openTypes.isEmpty else { return [] }
    let intro = """
      The types of these cannot be determined. With their types in place of '?', these lines in \
      '\(OptionsFile.name)' settle it:
      """
    return Self.wrapped(intro, indentation: 0) + ["", "types:"]
      + report.openTypes.flatMap { open in
        OptionsFile.lines(stating: open) + [
          "    # one place keeps \(Self.count(open.kept, "type"))"
        ]
      }
  }

  /// The facts that would settle what keeps units because nobody can tell what a wrapper asks for.
  private var wrapperQuestions: [String] {
    guard !report.openWrappers.isEmpty else { return [] }
    let intro = """
      What these wrappers require cannot be determined. For each that needs no 'ObservableObject', these \
      lines in '\(OptionsFile.name)' settle it; 'becomes: Name' also replaces it by '@Name':
      """
    return Self.wrapped(intro, indentation: 0) + ["", "wrappers:"]
      + report.openWrappers.flatMap { open in
        [
          "  - name: \(open.name)", "    holds: value",
          "    # it keeps \(Self.count(open.kept, "type"))",
        ]
      }
  }

  private var leftOut: [String] {
    let units = units(.leave)
    guard isVerbose, !units.isEmpty else { return [] }
    return ["Units that are not chosen:", ""] + units.map { "  " + $0.name }
  }

  // MARK: Words

  /// A diagnostic as the compiler prints it, on two lines where one is too long.
  private func place(_ diagnostic: Diagnostic, indentation: Int) -> [String] {
    let indent = String(repeating: " ", count: indentation)
    let place = "\(diagnostic.path):\(diagnostic.line):\(diagnostic.column):"
    let code = diagnostic.code.isEmpty ? "" : " [\(diagnostic.code)]"
    let line = "\(indent)\(place) \(diagnostic.message)\(code)"
    if line.count <= Self.width { return [line] }
    return [indent + place]
      + Self.wrapped(diagnostic.message + code, indentation: indentation + 2)
  }

  private func types(_ units: [MigrationUnit]) -> String {
    Self.count(units.reduce(0) { $0 + $1.types.count }, "type")
  }

  private static func frequent(_ counts: [String: Int]) -> [(key: String, value: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func right(_ number: Int, _ width: Int) -> String {
    let digits = number == 0 ? "-" : String(number)
    return String(repeating: " ", count: max(width - digits.count, 1)) + digits
  }

  private static func wrapped(_ text: String, indentation: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    let indent = String(repeating: " ", count: indentation)
    return Explanation.wrapped(text, at: width - indentation)
      .split(separator: "\n").map { indent + $0 }
  }
}

extension UnitFile {
  /// Whether the unit's migration edits the file.
  fileprivate var isChanged: Bool { removed + added > 0 }
}

extension CodeDescription {
  /// Returns what a code says, as one clause.
  static func title(of code: String) -> String {
    everything.first { $0.code == code }?.title ?? code
  }
}
