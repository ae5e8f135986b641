import ObservifyKit

extension HTMLReport {
  /// Adds one card for each unit.
  mutating func addUnits() {
    guard !outcome.report.units.isEmpty else { return }
    page += """
      <section id="units" aria-labelledby="units-title">
      <div class="headline"><h2 id="units-title">Units</h2>\(Self.foldingButtons)</div>
      <p class="intro">A unit is a class with all that has to change with it. Those that migrate come \
      first, in the order in which they can go one by one.</p>

      """
    for (place, unit) in outcome.report.units.enumerated() { add(unit, at: place) }
    page += "<p class=\"empty\" hidden>No unit matches.</p>\n</section>\n"
  }

  /// Buttons for the script: they open and close every card of their section.
  static let foldingButtons = """
    <div class="folding" hidden><button type="button" data-fold="open">Open all</button>\
    <button type="button" data-fold="close">Close all</button></div>
    """

  private mutating func add(_ unit: MigrationUnit, at place: Int) {
    let words =
      unit.types.flatMap { [$0.name, $0.module, $0.path] } + [unit.name] + unit.files.map(\.path)
      + (unit.reasons + unit.warnings + unit.earlierFaults).map(\.code)
    page += """
      <details class="card \(unit.decision.style)" id="u\(place)" data-kind="unit" \
      data-decision="\(unit.decision.rawValue)" data-look="\(unit.warnings.count)" \
      data-search="\(Self.searchable(words))">
      <summary><span class="badge \(unit.decision.style)">\
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path class="glyph" \
      d="\(unit.decision.glyph)"/></svg>\(unit.decision.title(isWritten: outcome.isWritten))</span>\
      <h3>\(HTMLText.name(unit.name))</h3>\
      <span class="meta">\(Self.size(of: unit))</span>
      """
    if !unit.warnings.isEmpty {
      page += "<span class=\"look\">\(unit.warnings.count) to look at</span>"
    }
    page += "</summary>\n<div class=\"body\">\n"
    addReasons(of: unit)
    addWarnings(of: unit)
    addFaults(of: unit)
    addDependencies(of: unit)
    addTypes(of: unit)
    addFiles(of: unit)
    if unit.decision == .migrate, !outcome.isWritten { addCommand(for: unit) }
    page += "</div>\n</details>\n"
  }

  private static func size(of unit: MigrationUnit) -> String {
    var parts: [String] = []
    if let step = unit.step { parts.append("step \(step)") }
    parts.append(RunOutcome.count(unit.types.count, "type"))
    if unit.sites > 0 { parts.append(RunOutcome.count(unit.sites, "site")) }
    parts.append(RunOutcome.count(unit.files.count, "file"))
    if unit.changedLines > 0 { parts.append(RunOutcome.count(unit.changedLines, "line")) }
    return parts.joined(separator: " · ")
  }

  /// The words by which the script finds something, in lower case.
  static func searchable(_ words: [String]) -> String {
    HTMLText.shown(Set(words).sorted().joined(separator: " ").lowercased())
  }

  private mutating func addReasons(of unit: MigrationUnit) {
    guard !unit.reasons.isEmpty else { return }
    page += "<h4>Why it stays</h4>\n<ul class=\"places\">\n"
    for reason in unit.reasons { page += "<li>\(told(reason, linkingTo: nil))</li>\n" }
    page += "</ul>\n"
  }

  private mutating func addWarnings(of unit: MigrationUnit) {
    guard !unit.warnings.isEmpty else { return }
    page += "<h4>To look at</h4>\n<ul class=\"places look\">\n"
    for warning in unit.warnings {
      let target = filePlaces[warning.path].map { "f\($0)-\(warning.line)" }
      page += "<li>\(told(warning, linkingTo: target))</li>\n"
    }
    page += "</ul>\n"
  }

  private mutating func addFaults(of unit: MigrationUnit) {
    guard !unit.earlierFaults.isEmpty else { return }
    page += "<h4>Wrong already, and not changed</h4>\n<ul class=\"places\">\n"
    for fault in unit.earlierFaults {
      page += "<li>\(told(fault, linkingTo: nil))</li>\n"
    }
    page += "</ul>\n"
  }

  private mutating func addDependencies(of unit: MigrationUnit) {
    if !unit.holds.isEmpty {
      page += "<h4>Holds</h4>\n<ul class=\"chips\">"
      for held in unit.holds {
        page += "<li>\(unitLink(held.name))\(held.isRequired ? " must migrate first" : "")</li>"
      }
      page += "</ul>\n"
    }
    let holders = self.holders[unit.name] ?? []
    if !holders.isEmpty {
      page += "<h4>Held by</h4>\n<ul class=\"chips\">"
      for holder in holders { page += "<li>\(unitLink(holder))</li>" }
      page += "</ul>\n"
    }
  }

  private mutating func addTypes(of unit: MigrationUnit) {
    page += "<h4>\(unit.types.count == 1 ? "Type" : "Types")</h4>\n<ul class=\"rows\">\n"
    for type in unit.types {
      page += """
        <li><span><span class="kind">\(HTMLText.shown(type.kind))</span> \
        <code>\(HTMLText.shown(type.name))</code></span> \
        <span class="place">\(HTMLText.name(type.path)):\(type.line)</span></li>

        """
    }
    page += "</ul>\n"
  }

  private mutating func addFiles(of unit: MigrationUnit) {
    page += "<h4>Files</h4>\n<ul class=\"rows\">\n"
    for file in unit.files {
      let path = HTMLText.name(file.path)
      let isChanged = file.added + file.removed > 0
      let name =
        filePlaces[file.path].map {
          isChanged ? "<a class=\"place\" href=\"#f\($0)\">\(path)</a>" : nil
        }
        ?? nil
      page += "<li>\(name ?? "<span class=\"place\">\(path)</span>")"
      page += isChanged ? " \(Self.counts(added: file.added, removed: file.removed))" : ""
      page += "</li>\n"
    }
    page += "</ul>\n"
  }

  /// The numbers of lines that come and go.
  static func counts(added: Int, removed: Int) -> String {
    """
    <span class="counts"><span class="plus">+\(added)<span class="vh"> lines added</span></span> \
    <span class="minus">−\(removed)<span class="vh"> lines removed</span></span></span>
    """
  }

  private mutating func addCommand(for unit: MigrationUnit) {
    let command = StepCommand.shell(StepCommand.arguments(for: unit, outcome.invocation))
    page += """
      <h4>Migrate this unit alone</h4>
      <div class="command"><pre><code>\(HTMLText.shown(command))</code></pre>\
      <button type="button" class="copy" hidden>Copy</button></div>

      """
  }
}
