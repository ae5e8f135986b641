import ObservifyKit

extension HTMLReport {
  /// Adds the drawing of what holds what.
  mutating func addGraph() {
    let units = outcome.report.units
    guard !units.isEmpty else { return }
    let graph = UnitGraph(units)
    page += """
      <section id="graph" aria-labelledby="graph-title">
      <h2 id="graph-title">What depends on what</h2>
      <p class="intro">An arrow leads from a unit to one whose objects it holds. What is held \
      migrates first, so steps go from left to right. Every box leads to its unit.</p>

      """
    addLegend(of: graph)
    if !graph.nodes.isEmpty { addDrawing(of: graph) }
    if !graph.alone.isEmpty {
      page += graph.nodes.isEmpty ? "" : "<h3>On their own</h3>\n"
      page += "<p class=\"intro\">These hold no other unit, and none holds them.</p>\n"
      page += "<ul class=\"chips\">"
      for place in graph.alone {
        page += "<li data-node=\"\(place)\">\(unitLink(units[place].name))</li>"
      }
      page += "</ul>\n"
    }
    page += "</section>\n"
  }

  private mutating func addLegend(of graph: UnitGraph) {
    page += "<ul class=\"legend\">\n"
    for decision in MigrationUnit.Decision.allCases where !outcome.units(decision).isEmpty {
      page += """
        <li><svg class="\(decision.style)" viewBox="0 0 16 16" width="14" height="14" \
        aria-hidden="true"><path class="glyph" d="\(decision.glyph)"/></svg>\
        \(decision.title(isWritten: outcome.isWritten))</li>

        """
    }
    for (isRequired, style, title) in [
      (true, "edge r", "must migrate first"), (false, "edge", "had better migrate first"),
    ] where graph.edges.contains(where: { $0.isRequired == isRequired }) {
      page += """
        <li><svg width="30" height="8" aria-hidden="true"><path class="\(style)" d="M0 4H30"/></svg>\
        \(title)</li>

        """
    }
    page += "</ul>\n"
  }

  private mutating func addDrawing(of graph: UnitGraph) {
    let margin = 8.0
    let (width, height) = (graph.extent.x + 2 * margin, graph.extent.y + 2 * margin)
    page += """
      <div class="drawing" role="region" aria-label="Graph of units" tabindex="0">
      <svg viewBox="\(-Int(margin)) \(-Int(margin)) \(Self.number(width)) \(Self.number(height))" \
      width="\(Self.number(width))" height="\(Self.number(height))" role="group" \
      aria-label="Units and what they hold">
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto"><path class="tip" d="M0 .8 7.4 4 0 7.2z"/></marker></defs>

      """
    for edge in graph.edges {
      page += """
        <path class="edge\(edge.isRequired ? " r" : "")" data-a="\(edge.holder)" \
        data-b="\(edge.held)" d="\(Self.path(edge.points))" marker-end="url(#tip)"/>

        """
    }
    for node in graph.nodes { addNode(node) }
    page += "</svg>\n</div>\n"
  }

  private mutating func addNode(_ node: UnitGraph.Node) {
    let unit = outcome.report.units[node.unit]
    let (x, y) = (node.corner.x, node.corner.y)
    let (width, height) = (UnitGraph.Size.width, UnitGraph.Size.height)
    let note = Self.note(on: unit)
    page += """
      <a class="node \(unit.decision.style)" href="#u\(node.unit)" data-node="\(node.unit)">\
      <title>\(HTMLText.shown(unit.name)): \(note)</title>\
      <rect class="box" x="\(Self.number(x))" y="\(Self.number(y))" width="\(Int(width))" \
      height="\(Int(height))" rx="9"/>\
      <path class="glyph" transform="translate(\(Self.number(x + 11)) \(Self.number(y + 15)))" \
      d="\(unit.decision.glyph)"/>\
      <text class="t" x="\(Self.number(x + 36))" y="\(Self.number(y + 20))">\
      \(HTMLText.shown(Self.shortened(unit.name, to: 26)))</text>\
      <text class="s" x="\(Self.number(x + 36))" y="\(Self.number(y + 35))">\(note)</text></a>

      """
  }

  /// What the drawing says of a unit below its name.
  private static func note(on unit: MigrationUnit) -> String {
    switch unit.decision {
    case .migrate:
      let step = unit.step.map { "step \($0), " } ?? ""
      return step + RunOutcome.count(unit.changedLines, "line")
    case .keep:
      let codes = Set(unit.reasons.map(\.code)).sorted()
      let first = codes.first.map { ": " + $0 } ?? ""
      return "stays" + HTMLText.shown(first) + (codes.count > 1 ? " +\(codes.count - 1)" : "")
    case .leave: return "not chosen"
    }
  }

  /// A way through points: across the columns as a line, between them as a curve.
  private static func path(_ points: [UnitGraph.Point]) -> String {
    guard let first = points.first else { return "" }
    var text = "M\(number(first.x)) \(number(first.y))"
    for (index, point) in points.enumerated().dropFirst() {
      let last = points[index - 1]
      if index.isMultiple(of: 2) {
        text += "L\(number(point.x)) \(number(point.y))"
      } else {
        let middle = (last.x + point.x) / 2
        text +=
          "C\(number(middle)) \(number(last.y)) \(number(middle)) \(number(point.y)) "
          + "\(number(point.x)) \(number(point.y))"
      }
    }
    return text
  }

  /// A measure with at most one digit behind the point.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let size = abs(tenths)
    return size.isMultiple(of: 10) ? "\(sign)\(size / 10)" : "\(sign)\(size / 10).\(size % 10)"
  }

  /// Returns a name that fits a box: the middle goes, since both ends tell names apart, but of a
  /// nested type the name of its own stays whole where there is room for it.
  static func shortened(_ name: String, to length: Int) -> String {
    let shown = Visible.text(name)
    guard shown.count > length else { return shown }
    let own = shown.count - (shown.lastIndex(of: ".").map { shown[..<$0].count } ?? 0)
    let head = own < length - 4 ? length - 1 - own : (length - 1) * 3 / 5
    return shown.prefix(head) + "…" + shown.suffix(length - 1 - head)
  }
}

extension MigrationUnit.Decision {
  /// The drawing of a decision in a square of 16: a tick, a bar, a ring.
  var glyph: String {
    switch self {
    case .migrate: "M2.5 8.5l3.6 3.6L13.5 4.6"
    case .keep: "M5.2 3.5v9M10.8 3.5v9"
    case .leave: "M3 8h10"
    }
  }

  /// What the page calls a decision.
  func title(isWritten: Bool) -> String {
    switch self {
    case .migrate: isWritten ? "Migrated" : "Migrates"
    case .keep: "Stays"
    case .leave: "Not chosen"
    }
  }
}
