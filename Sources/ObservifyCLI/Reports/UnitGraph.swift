import ObservifyKit

/// A drawing of units: each in a column to the right of those that it holds, so that the order in which
/// units migrate reads from left to right.
///
/// Every connected part is laid out by itself, in layers: circles are opened, long edges get a place
/// in each layer that they cross, layers are sorted by the middle of the neighbours, and the parts are
/// packed into rows.
///
/// - Complexity: O(*s* · *n* log *n*) for *n* units and places of long edges, and *s* sweeps.
struct UnitGraph: Sendable {
  /// The measures of the drawing.
  enum Size {
    static let width = 272.0
    static let height = 46.0
    static let columnGap = 60.0
    static let rowGap = 14.0
    static let partGap = 40.0
    static let sheet = 1150.0
  }

  /// A point of the drawing.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  /// A unit in the drawing.
  struct Node: Hashable, Sendable {
    /// The place in the array of units.
    let unit: Int
    /// The upper left corner.
    let corner: Point
  }

  /// A unit holding another.
  struct Edge: Hashable, Sendable {
    let holder: Int
    let held: Int
    /// Whether the held unit must move first.
    let isRequired: Bool
    /// The way from the holder to what it holds.
    let points: [Point]
  }

  /// The units that hold others or are held.
  private(set) var nodes: [Node] = []

  /// What holds what.
  private(set) var edges: [Edge] = []

  /// The places of the units that stand alone.
  private(set) var alone: [Int] = []

  /// The drawing's width and height.
  private(set) var extent = Point(x: 0, y: 0)

  /// Lays out units.
  init(_ units: [MigrationUnit]) {
    let places = Dictionary(
      units.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var links: [Link] = []
    for (holder, unit) in units.enumerated() {
      for held in unit.holds {
        guard let place = places[held.name], place != holder else { continue }
        links.append(Link(holder: holder, held: place, isRequired: held.isRequired))
      }
    }
    let linked = Set(links.flatMap { [$0.holder, $0.held] })
    alone = units.indices.filter { !linked.contains($0) }
    pack(Self.parts(of: links).map { UnitGraphPart(units: $0.units, links: $0.links) })
  }

  /// A dependency before it has a place.
  struct Link: Hashable, Sendable {
    let holder: Int
    let held: Int
    let isRequired: Bool
  }

  /// Takes the graph apart into what is connected, the largest part first.
  private static func parts(of links: [Link]) -> [(units: [Int], links: [Link])] {
    var representatives: [Int: Int] = [:]
    func representative(_ unit: Int) -> Int {
      var unit = unit
      while let next = representatives[unit], next != unit { unit = next }
      return unit
    }
    for link in links {
      let (first, second) = (representative(link.holder), representative(link.held))
      representatives[max(first, second)] = min(first, second)
    }
    let groups = Dictionary(grouping: links) { representative($0.holder) }
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { (Set($0.value.flatMap { [$0.holder, $0.held] }).sorted(), $0.value) }
  }

  /// Puts the parts beside and below each other.
  private mutating func pack(_ parts: [UnitGraphPart]) {
    var corner = Point(x: 0, y: 0)
    var rowHeight = 0.0
    for part in parts {
      if corner.x > 0, corner.x + part.extent.x > Size.sheet {
        corner = Point(x: 0, y: corner.y + rowHeight + Size.partGap)
        rowHeight = 0
      }
      nodes += part.nodes.map { node in
        Node(unit: node.unit, corner: node.corner.moved(by: corner))
      }
      edges += part.edges.map { edge in
        Edge(
          holder: edge.holder, held: edge.held, isRequired: edge.isRequired,
          points: edge.points.map { $0.moved(by: corner) })
      }
      extent.x = max(extent.x, corner.x + part.extent.x)
      extent.y = max(extent.y, corner.y + part.extent.y)
      rowHeight = max(rowHeight, part.extent.y)
      corner.x += part.extent.x + Size.partGap
    }
    nodes.sort { $0.unit < $1.unit }
  }
}

extension UnitGraph.Point {
  fileprivate func moved(by other: Self) -> Self { Self(x: x + other.x, y: y + other.y) }
}
