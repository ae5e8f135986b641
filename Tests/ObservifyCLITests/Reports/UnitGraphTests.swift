import ObservifyKit
import ObservifyTestSupport
import Testing

@testable import ObservifyCLI

@Suite("Graph of units")
struct UnitGraphTests {
  private func units(_ holds: [String: [String]]) -> [MigrationUnit] {
    let names = Set(holds.keys).union(holds.values.flatMap { $0 }).sorted()
    return names.map { name in
      MigrationUnit(
        name: name, decision: .migrate,
        holds: (holds[name] ?? []).map { HeldUnit(name: $0, isRequired: false, places: []) })
    }
  }

  private func columns(_ holds: [String: [String]]) -> [String: Int] {
    let units = units(holds)
    let step = UnitGraph.Size.width + UnitGraph.Size.columnGap
    return Dictionary(
      uniqueKeysWithValues: UnitGraph(units).nodes.map {
        (units[$0.unit].name, Int($0.corner.x / step))
      })
  }

  @Test("A unit stands right of all that it holds")
  func order() {
    #expect(columns(["A": ["B", "C"], "B": ["C"], "C": []]) == ["A": 2, "B": 1, "C": 0])
  }

  @Test("Units that hold nothing and are not held stand alone")
  func alone() {
    let graph = UnitGraph(units(["A": ["B"], "C": [], "D": ["D"]]))
    #expect(graph.nodes.map(\.unit) == [0, 1])
    #expect(graph.alone == [2, 3])
  }

  @Test("Circles are drawn, too: every unit has a place, and every link a way")
  func circle() {
    let graph = UnitGraph(units(["A": ["B"], "B": ["C"], "C": ["A"]]))
    #expect(graph.nodes.count == 3)
    #expect(graph.edges.count == 3)
    #expect(Set(graph.nodes.map(\.corner)).count == 3)
  }

  @Test(
    "No two boxes overlap, all lie in the drawing, and ways begin and end at boxes",
    arguments: 0..<12)
  func boxes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var holds: [String: [String]] = [:]
    let count = seed == 0 ? 500 : 40
    for unit in 0..<count {
      let others = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        "U\(Int.random(in: 0..<count, using: &generator))"
      }
      holds["U\(unit)"] = Set(others).subtracting(["U\(unit)"]).sorted()
    }
    let graph = UnitGraph(units(holds))
    let (width, height) = (UnitGraph.Size.width, UnitGraph.Size.height)
    var columns: [Double: [Double]] = [:]
    for node in graph.nodes {
      columns[node.corner.x, default: []].append(node.corner.y)
      #expect(node.corner.x >= 0 && node.corner.x + width <= graph.extent.x)
      #expect(node.corner.y >= 0 && node.corner.y + height <= graph.extent.y + 0.001)
    }
    for rows in columns.values {
      for (row, next) in zip(rows.sorted(), rows.sorted().dropFirst()) {
        #expect(next - row >= height)
      }
    }
    let corners = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.unit, $0.corner) })
    for edge in graph.edges {
      for (point, unit) in [(edge.points.first, edge.holder), (edge.points.last, edge.held)] {
        guard let point, let corner = corners[unit] else {
          Issue.record("a way without an end")
          continue
        }
        #expect(point.y == corner.y + height / 2)
        #expect(point.x == corner.x || point.x == corner.x + width)
      }
    }
    #expect(graph.nodes.count + graph.alone.count == count)
  }

  @Test(
    "Rows keep their order and a distance of one, and move no more than they must",
    arguments: [
      ([0, 5], [0, 5]), ([3, 3], [2.5, 3.5]), ([5, 1, 9], [2.5, 3.5, 9]), ([], []),
    ] as [([Double], [Double])])
  func rows(_ wanted: [Double], _ expected: [Double]) {
    #expect(UnitGraphPart.spread(wanted) == expected)
  }
}
