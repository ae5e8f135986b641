import ObservifyKit
import ObservifyText

/// A run as one page for the person who plans or reviews the migration.
///
/// The page loads nothing and reads well without scripts; a small one adds search, filters and the
/// theme. All that comes from outside is escaped, and a content security policy admits nothing but the
/// page's own style and script.
struct HTMLReport {
  let outcome: RunOutcome
  var page = ""

  /// Where each unit is in the list of the report, by name.
  let unitPlaces: [String: Int]

  /// Where each file is in the list of changes, by path.
  let filePlaces: [String: Int]

  /// The units that hold each unit, by name.
  let holders: [String: [String]]

  private init(_ outcome: RunOutcome) {
    self.outcome = outcome
    unitPlaces = Dictionary(
      outcome.report.units.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    filePlaces = Dictionary(
      outcome.report.changes.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    holders = Dictionary(
      grouping: outcome.report.units.flatMap { unit in unit.holds.map { ($0.name, unit.name) } },
      by: \.0
    ).mapValues { $0.map(\.1) }
  }

  /// Returns the page of a run.
  static func text(of outcome: RunOutcome) -> String {
    var report = HTMLReport(outcome)
    report.addPage()
    return report.page
  }

  private var project: String {
    outcome.root.split(separator: "/").last.map { String($0) } ?? "project"
  }

  private mutating func addPage() {
    let policy = """
      default-src 'none'; style-src 'sha256-\(SHA256.base64(of: ReportStyle.text))'; \
      script-src 'sha256-\(SHA256.base64(of: ReportScript.text))'; img-src data:; \
      base-uri 'none'; form-action 'none'
      """
    page += """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <link rel="icon" href="data:,">
      <title>\(HTMLText.shown(project)): migration to Observation</title>
      <style>\(ReportStyle.text)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the report</a>

      """
    addHeader()
    page += "<main id=\"main\" tabindex=\"-1\">\n"
    addOverview()
    for section in causeSections { add(section) }
    addGraph()
    addUnits()
    addChanges()
    addProblems()
    addCodes()
    page += "</main>\n"
    page += """
      <footer>Made by observify \(Version.current). The page is complete: it loads nothing.</footer>
      <script>\(ReportScript.text)</script>
      </body>
      </html>

      """
  }

  private mutating func addHeader() {
    page += """
      <header class="top">
      <div class="bar">
      <a class="brand" href="#main"><svg viewBox="0 0 24 24" width="22" height="22" \
      aria-hidden="true"><path class="eye" d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 \
      6.5S2 12 2 12z"/><circle class="iris" cx="12" cy="12" r="3.2"/></svg>\
      <span>\(HTMLText.shown(project))</span></a>
      <nav aria-label="Sections"><ul>

      """
    for (id, title) in sections { page += "<li><a href=\"#\(id)\">\(title)</a></li>\n" }
    page += """
      </ul></nav>
      <div class="tools" role="search" hidden>
      <label class="search"><span class="vh">Search units, files and codes</span>\
      <input id="q" type="search" placeholder="Search" autocomplete="off" \
      spellcheck="false" aria-keyshortcuts="/"></label>
      <button id="theme" type="button"><span class="vh">Theme: </span>\
      <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true"><circle class="glyph" \
      cx="8" cy="8" r="6.4"/><path class="half" d="M8 1.6a6.4 6.4 0 0 1 0 12.8z"/></svg>\
      <span>System</span></button>
      </div>
      </div>
      <div class="filters" role="group" aria-label="Show" hidden>

      """
    let filters = [
      ("all", "All", outcome.report.units.count),
      ("migrate", outcome.isWritten ? "Migrated" : "Migrates", outcome.units(.migrate).count),
      ("keep", "Stays", outcome.units(.keep).count),
      ("leave", "Not chosen", outcome.units(.leave).count),
      ("look", "With places to look at", outcome.report.units.count { !$0.warnings.isEmpty }),
    ]
    for (key, title, count) in filters where count > 0 || key == "all" {
      page += """
        <button type="button" data-filter="\(key)" aria-pressed="\(key == "all")">\(title) \
        <span class="n">\(count)</span></button>

        """
    }
    page += "<output id=\"found\" aria-live=\"polite\"></output>\n</div>\n</header>\n"
  }

  private var sections: [(id: String, title: String)] {
    var sections = [("overview", "Overview")]
    sections += causeSections.map { ($0.id, $0.title) }
    if !outcome.report.units.isEmpty { sections += [("graph", "Graph"), ("units", "Units")] }
    if !outcome.report.changes.isEmpty { sections.append(("changes", "Changes")) }
    if !fileProblems.isEmpty { sections.append(("problems", "Problems")) }
    if !usedCodes.isEmpty { sections.append(("codes", "Codes")) }
    return sections
  }

  // MARK: Overview

  private mutating func addOverview() {
    let (migrating, staying) = (outcome.units(.migrate), outcome.units(.keep))
    let files = outcome.report.changes.count
    let lines = migrating.flatMap(\.files).reduce(into: (added: 0, removed: 0)) {
      $0.added += $1.added
      $0.removed += $1.removed
    }
    let warnings = migrating.reduce(0) { $0 + $1.warnings.count }
    let places = Set(migrating.flatMap(\.warnings).map(\.path)).count
    page += """
      <section id="overview" aria-labelledby="overview-title">
      <p class="kicker">From ObservableObject to @Observable</p>
      <h1 id="overview-title">\(HTMLText.shown(project))</h1>
      <p class="lead">\(HTMLText.prose(lead))</p>

      """
    addShare()
    page += "<dl class=\"figures\">\n"
    addFigure(
      "m", outcome.isWritten ? "Migrated" : "Migrates", migrating.count, "unit",
      RunOutcome.count(migrating.reduce(0) { $0 + $1.types.count }, "type"))
    addFigure(
      "k", "Stays", staying.count, "unit",
      RunOutcome.count(staying.reduce(0) { $0 + $1.types.count }, "type"))
    addFigure("f", "Changes", files, "file", "+\(lines.added) −\(lines.removed) lines")
    addFigure(
      "w", "To look at", warnings, "place",
      warnings == 0 ? "nothing behaves differently" : "in " + RunOutcome.count(places, "file"))
    page += "</dl>\n</section>\n"
  }

  private mutating func addFigure(
    _ style: String, _ title: String, _ number: Int, _ unit: String, _ detail: String
  ) {
    page += """
      <div class="figure \(style)"><dt>\(title)</dt><dd><b>\(number)</b> \
      \(unit)\(number == 1 ? "" : "s")<small>\(detail)</small></dd></div>

      """
  }

  private var lead: String {
    let (migrating, staying) = (outcome.units(.migrate), outcome.units(.keep))
    let tail =
      staying.isEmpty
      ? "" : " What stays is listed with the place and the reason, and goes on working as it is."
    switch (migrating.isEmpty, staying.isEmpty) {
    case (true, true): return "There is nothing to migrate."
    case (true, false): return "No unit migrates yet." + tail
    case (false, _):
      let all =
        staying.isEmpty
        ? "Every unit" : "\(migrating.count) of \(migrating.count + staying.count) units"
      let verb = outcome.isWritten ? "migrated" : "can migrate"
      return
        "\(all) \(verb). A unit is a class with everything that has to change with it, and migrates "
        + "completely or not at all." + tail
    }
  }

  /// The share of types that migrate, stay, and are there already.
  private mutating func addShare() {
    let parts = [
      ("o", "already @Observable", outcome.report.observable.count),
      ("m", outcome.isWritten ? "migrated" : "migrate", types(.migrate)),
      ("k", "stay", types(.keep)), ("l", "not chosen", types(.leave)),
    ].filter { $0.2 > 0 }
    let total = parts.reduce(0) { $0 + $1.2 }
    guard total > 0 else { return }
    page += """
      <div class="share"><svg viewBox="0 0 1000 10" preserveAspectRatio="none" \
      aria-hidden="true">
      """
    var start = 0
    for (style, _, number) in parts {
      let end = start + number
      let (x, next) = (start * 1000 / total, end * 1000 / total)
      page +=
        "<rect class=\"\(style)\" x=\"\(x)\" width=\"\(max(next - x - 2, 1))\" height=\"10\"/>"
      start = end
    }
    page += "</svg><ul>"
    for (style, title, number) in parts {
      page +=
        "<li><span class=\"dot \(style)\"></span>\(RunOutcome.count(number, "type")) \(title)</li>"
    }
    page += "</ul></div>\n"
  }

  private func types(_ decision: MigrationUnit.Decision) -> Int {
    outcome.units(decision).reduce(0) { $0 + $1.types.count }
  }

  // MARK: Problems and codes

  /// What is about files rather than models, and matters.
  var fileProblems: [Diagnostic] {
    outcome.diagnostics.filter { $0.model == nil && $0.severity != .note }
  }

  private mutating func addProblems() {
    guard !fileProblems.isEmpty else { return }
    page += """
      <section id="problems" aria-labelledby="problems-title">
      <h2 id="problems-title">Problems</h2>
      <p class="intro">What could not be read, parsed or written.</p>
      <ul class="places">

      """
    for problem in fileProblems { page += "<li>\(told(problem, linkingTo: nil))</li>\n" }
    page += "</ul>\n</section>\n"
  }

  static let entries = Dictionary(
    uniqueKeysWithValues: CodeDescription.everything.map { ($0.code, $0) })

  private var usedCodes: [CodeDescription] {
    let units = outcome.report.units.flatMap { $0.reasons + $0.warnings + $0.earlierFaults }
    let edits = outcome.report.changes.flatMap(\.edits).flatMap(\.reasons).map(\.code)
    let used = Set((units + fileProblems).map(\.code) + edits)
    return CodeDescription.everything.filter { used.contains($0.code) }
  }

  private mutating func addCodes() {
    let codes = usedCodes
    guard !codes.isEmpty else { return }
    page += """
      <section id="codes" aria-labelledby="codes-title">
      <h2 id="codes-title">Codes</h2>
      <p class="intro">What the codes on this page mean.</p>
      <dl class="codes">

      """
    for code in codes {
      page += """
        <div id="\(code.code)"><dt><span class="code">\(code.code)</span> \
        \(HTMLText.sentence(code.title))</dt>
        <dd>\(HTMLText.prose(code.explanation.onOneLine))
        """
      if let remedy = CodeDescription.remedy(of: code.code, in: outcome.invocation) {
        page += " \(HTMLText.prose(remedy))"
      }
      page += "</dd></div>\n"
    }
    page += "</dl>\n</section>\n"
  }

  // MARK: Pieces

  func codeLink(_ code: String) -> String {
    let shown = HTMLText.shown(code)
    return code.isEmpty ? "" : "<a class=\"code\" href=\"#\(shown)\">\(shown)</a>"
  }

  /// A link to a unit's card, with a mark for what becomes of it.
  func unitLink(_ name: String) -> String {
    guard let place = unitPlaces[name] else { return "<code>\(HTMLText.shown(name))</code>" }
    let style = outcome.report.units[place].decision.style
    return "<a class=\"chip \(style)\" href=\"#u\(place)\">\(HTMLText.shown(name))</a>"
  }

  /// A diagnostic: its place, what it says, its code, and the line of source it is about.
  func told(_ diagnostic: Diagnostic, linkingTo target: String?) -> String {
    var place = HTMLText.shown(diagnostic.path)
    if diagnostic.line > 0 { place += ":\(diagnostic.line)" }
    let linked =
      target.map { "<a class=\"place\" href=\"#\($0)\">\(place)</a>" }
      ?? "<span class=\"place\">\(place)</span>"
    var text =
      "<p>\(HTMLText.sentence(diagnostic.message)) \(codeLink(diagnostic.code))</p>\(linked)"
    if let line = sourceLine(of: diagnostic) { text += "<pre class=\"line\">\(line)</pre>" }
    for note in diagnostic.notes {
      text += "<div class=\"note\">\(told(note, linkingTo: nil))</div>"
    }
    return text
  }

  private func sourceLine(of diagnostic: Diagnostic) -> String? {
    guard diagnostic.line > 0, let bytes = outcome.sources[diagnostic.path]?.bytes,
      let start = LineMap(bytes).start(ofLine: diagnostic.line)?.index
    else { return nil }
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0 == 0x20 || $0 == 0x09 }
    // A line of generated code can be a whole file.
    let shown = HTMLText.source(line.prefix(240))
    return line.isEmpty ? nil : shown + (line.count > 240 ? "…" : "")
  }
}

extension String {
  /// The text with its line breaks made spaces.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension MigrationUnit.Decision {
  /// The letter by which the page's style knows a decision.
  var style: String {
    switch self {
    case .migrate: "m"
    case .keep: "k"
    case .leave: "l"
    }
  }
}
