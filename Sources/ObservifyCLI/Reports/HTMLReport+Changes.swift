import ObservifyKit
import ObservifyText

extension HTMLReport {
  /// Reports with at most so many changed files show all of them at once.
  private static let openFiles = 6

  /// Adds one card for each file that changes: both versions side by side, with notes.
  mutating func addChanges() {
    let changes = outcome.report.changes
    guard !changes.isEmpty else { return }
    page += """
      <section id="changes" aria-labelledby="changes-title">
      <div class="headline"><h2 id="changes-title">Changes</h2>\(Self.foldingButtons)</div>
      <p class="intro">\(RunOutcome.count(changes.count, "file")), before and after. A note stands \
      below the line it is about.</p>

      """
    let warnings = Dictionary(
      grouping: outcome.report.units.filter { $0.decision == .migrate }.flatMap(\.warnings),
      by: \.path)
    for (place, change) in changes.enumerated() {
      add(change, at: place, warnings[change.path] ?? [], isOpen: changes.count <= Self.openFiles)
    }
    page += "<p class=\"empty\" hidden>No file matches.</p>\n</section>\n"
  }

  private mutating func add(
    _ change: FileChange, at place: Int, _ warnings: [Diagnostic], isOpen: Bool
  ) {
    let reasons = change.edits.flatMap(\.reasons)
    let units = Set(reasons.map(\.unit)).sorted { (unitPlaces[$0] ?? 0) < (unitPlaces[$1] ?? 0) }
    let notes = Dictionary(grouping: warnings, by: \.line)
    let sides = SideBySide(change, showing: Set(notes.keys.filter { $0 > 0 }))
    var (added, removed) = (0, 0)
    for case .changed(let before, let after) in sides.rows {
      removed += before == nil ? 0 : 1
      added += after == nil ? 0 : 1
    }
    let words = [change.path] + units + reasons.map(\.code) + warnings.map(\.code)
    let (folder, name) = Self.split(change.path)
    page += """
      <details class="card file" id="f\(place)" data-kind="file" data-decision="migrate" \
      data-look="\(warnings.count)" data-search="\(Self.searchable(words))"\(isOpen ? " open" : "")>
      <summary><h3 class="path"><span>\(HTMLText.name(folder))</span>\
      <wbr>\(HTMLText.name(name))</h3>\(Self.counts(added: added, removed: removed))
      """
    if !warnings.isEmpty { page += "<span class=\"look\">\(warnings.count) to look at</span>" }
    page += "</summary>\n<div class=\"body\">\n"
    if !units.isEmpty {
      page += "<ul class=\"chips\" aria-label=\"Units\">"
      for unit in units { page += "<li>\(unitLink(unit))</li>" }
      page += "</ul>\n"
    }
    page += """
      <table class="diff"><caption class="vh">Changes of \(HTMLText.shown(change.path))</caption>\
      <colgroup><col class="num"><col><col class="num"><col></colgroup>\
      <thead><tr><th scope="col"><span class="vh">Line</span><th scope="col">Before\
      <th scope="col"><span class="vh">Line</span><th scope="col">After<tbody>

      """
    for row in sides.rows { add(row, of: place, notes) }
    page += "</table>\n</div>\n</details>\n"
  }

  private mutating func add(_ row: SideBySide.Row, of file: Int, _ notes: [Int: [Diagnostic]]) {
    var line: Int?
    switch row {
    case .gap(let count):
      page += "<tr class=g><td colspan=4>\(RunOutcome.count(count, "line")) not shown\n"
    case .same(let before, let after):
      let text = HTMLText.source(before.bytes)
      page += "<tr><td>\(before.number)<td>\(text)<td>\(after.number)<td>\(text)\n"
      line = before.number
    case .changed(let before, let after):
      page += "<tr class=c>"
      page +=
        before.map { "<td class=d>\($0.number)<td class=d>\(Self.marked($0, "del"))" }
        ?? "<td class=x><td class=x>"
      page +=
        after.map { "<td class=i>\($0.number)<td class=i>\(Self.marked($0, "ins"))" }
        ?? "<td class=x><td class=x>"
      page += "\n"
      line = before?.number
    }
    guard let line, let notes = notes[line] else { return }
    page += "<tr class=n id=\"f\(file)-\(line)\"><td colspan=4>"
    for note in notes {
      page += "<p>\(HTMLText.sentence(note.message)) \(codeLink(note.code))</p>"
    }
    page += "\n"
  }

  private static func marked(_ line: SideBySide.Line, _ tag: String) -> String {
    var text = ""
    var shown = 0
    for mark in line.marks {
      text += HTMLText.source(line.bytes[shown..<mark.lowerBound])
      text += "<\(tag)>\(HTMLText.source(line.bytes[mark]))</\(tag)>"
      shown = mark.upperBound
    }
    return text + HTMLText.source(line.bytes[shown...])
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    let start = path.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
  }
}
