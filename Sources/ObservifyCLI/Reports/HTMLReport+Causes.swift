import ObservifyKit

extension HTMLReport {
  /// A section of what has one code: what the code means, what to do about it, and where it is said.
  struct CauseSection {
    /// The section's name in links.
    let id: String

    let title: String
    let intro: String

    /// What is counted and shown: the units that have a code, or the places where it is said.
    let items: Items

    enum Items {
      case units([String: [MigrationUnit]])
      case places([String: [(unit: String, place: Diagnostic)]])
    }

    /// The codes with how often each is there, the most frequent first.
    fileprivate var counts: [(code: String, count: Int)] {
      let counts: [String: Int] =
        switch items {
        case .units(let units): units.mapValues(\.count)
        case .places(let places): places.mapValues(\.count)
        }
      return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
  }

  /// What may come to behave differently, why units stay, and what was wrong before, where there is any.
  var causeSections: [CauseSection] {
    var staying: [String: [MigrationUnit]] = [:]
    for unit in outcome.units(.keep) {
      for code in Set(unit.reasons.map(\.code)) { staying[code, default: []].append(unit) }
    }
    return [
      CauseSection(
        id: "behaviour", title: "What to look at",
        intro: "Where the app may come to behave differently, and what to do about it.",
        items: places(\.warnings, of: outcome.units(.migrate))),
      CauseSection(
        id: "causes", title: "Why units stay",
        intro: "The most frequent reason first, each with what a person can do about it. A unit "
          + "may have several.",
        items: .units(staying)),
      CauseSection(
        id: "earlier", title: "Wrong already",
        intro: "What was wrong before, and which the migration leaves as it is.",
        items: places(\.earlierFaults, of: outcome.report.units)),
    ].filter { !$0.counts.isEmpty }
  }

  private func places(
    _ list: (MigrationUnit) -> [Diagnostic], of units: [MigrationUnit]
  ) -> CauseSection.Items {
    let places = units.flatMap { unit in list(unit).map { (unit: unit.name, place: $0) } }
    return .places(Dictionary(grouping: places, by: \.place.code))
  }

  mutating func add(_ section: CauseSection) {
    page += """
      <section id="\(section.id)" aria-labelledby="\(section.id)-title">
      <h2 id="\(section.id)-title">\(section.title)</h2>
      <p class="intro">\(section.intro)</p>
      <ol class="causes">

      """
    for (code, count) in section.counts {
      let entry = Self.entries[code]
      page += """
        <li class="cause \(section.id)"><div class="count"><b>\(count)</b> \
        \(section.noun)\(count == 1 ? "" : "s")</div>
        <div><h3>\(HTMLText.sentence(entry?.title ?? code)) \(codeLink(code))</h3>

        """
      if let remedy = CodeDescription.remedy(of: code, in: outcome.invocation) {
        page += "<p>\(HTMLText.prose(remedy))</p>\n"
      }
      switch section.items {
      case .units(let units):
        page += "<ul class=\"chips\">"
        for unit in units[code] ?? [] { page += "<li>\(unitLink(unit.name))</li>" }
      case .places(let places):
        page += "<ul class=\"links\">"
        for (unit, place) in places[code] ?? [] {
          page += "<li>\(link(to: place)) \(unitLink(unit))</li>"
        }
      }
      page += "</ul></div></li>\n"
    }
    page += "</ol>\n</section>\n"
  }

  /// A link to what the page shows of a place.
  private func link(to diagnostic: Diagnostic) -> String {
    let place = HTMLText.name(diagnostic.path) + ":\(diagnostic.line)"
    return filePlaces[diagnostic.path].map {
      "<a class=\"place\" href=\"#f\($0)-\(diagnostic.line)\">\(place)</a>"
    } ?? "<span class=\"place\">\(place)</span>"
  }
}

extension HTMLReport.CauseSection {
  fileprivate var noun: String {
    switch items {
    case .units: "unit"
    case .places: "place"
    }
  }
}
