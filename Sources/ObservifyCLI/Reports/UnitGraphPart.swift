/// A connected part of the graph of units, laid out in layers with its corner at the origin.
struct UnitGraphPart {
  private typealias Size = UnitGraph.Size

  private(set) var nodes: [UnitGraph.Node] = []
  private(set) var edges: [UnitGraph.Edge] = []
  private(set) var extent = UnitGraph.Point(x: 0, y: 0)

  /// A unit, or the place where a long edge crosses a layer.
  private struct Slot {
    let unit: Int?
    let layer: Int
    var left: [Int] = []
    var right: [Int] = []
    var row = 0.0
  }

  private var slots: [Slot] = []
  private var layers: [[Int]] = []

  /// The slots along each link, from the holder to what it holds.
  private var paths: [(link: UnitGraph.Link, slots: [Int])] = []

  init(units: [Int], links: [UnitGraph.Link]) {
    let layerOf = Self.layers(of: units, links)
    addSlots(units, links, layerOf)
    for sweep in 0..<12 { sort(fromLeft: sweep % 2 == 0) }
    placeRows()
    draw()
  }

  // MARK: Layers

  /// Gives each unit the layer behind everything that it holds; links that close a circle do not
  /// count.
  private static func layers(of units: [Int], _ links: [UnitGraph.Link]) -> [Int: Int] {
    var held: [Int: [Int]] = [:]
    for link in links { held[link.holder, default: []].append(link.held) }
    var layer: [Int: Int] = [:]
    var open: Set<Int> = []
    // A walk in depth with a stack of its own: a chain of holders can be long.
    for start in units where layer[start] == nil {
      var stack: [(unit: Int, next: Int)] = [(start, 0)]
      open.insert(start)
      while let (unit, next) = stack.last {
        let others = held[unit] ?? []
        if next < others.count {
          stack[stack.count - 1].next += 1
          let other = others[next]
          if layer[other] == nil, open.insert(other).inserted { stack.append((other, 0)) }
        } else {
          layer[unit] = (others.compactMap { layer[$0] }.max() ?? -1) + 1
          stack.removeLast()
        }
      }
    }
    return layer
  }

  private mutating func addSlots(
    _ units: [Int], _ links: [UnitGraph.Link], _ layerOf: [Int: Int]
  ) {
    var slotOf: [Int: Int] = [:]
    for unit in units {
      slotOf[unit] = slots.count
      slots.append(Slot(unit: unit, layer: layerOf[unit] ?? 0))
    }
    for link in links {
      guard let start = slotOf[link.holder], let end = slotOf[link.held] else { continue }
      var path = [start]
      let step = slots[start].layer < slots[end].layer ? 1 : -1
      var layer = slots[start].layer + step
      while (slots[end].layer - layer) * step > 0 {
        path.append(slots.count)
        slots.append(Slot(unit: nil, layer: layer))
        layer += step
      }
      path.append(end)
      paths.append((link, path))
      for (from, to) in zip(path, path.dropFirst()) where slots[from].layer != slots[to].layer {
        let (left, right) = slots[from].layer < slots[to].layer ? (from, to) : (to, from)
        slots[left].right.append(right)
        slots[right].left.append(left)
      }
    }
    let count = (slots.map(\.layer).max() ?? 0) + 1
    layers = (0..<count).map { layer in slots.indices.filter { slots[$0].layer == layer } }
    for layer in layers { for (row, slot) in layer.enumerated() { slots[slot].row = Double(row) } }
  }

  // MARK: Order within layers

  /// Sorts each layer by the middle of its neighbours in the layer before it.
  private mutating func sort(fromLeft: Bool) {
    for layer in fromLeft ? Array(layers.indices) : layers.indices.reversed() {
      let keys = Dictionary(
        uniqueKeysWithValues: layers[layer].map { slot in
          (slot, middle(of: fromLeft ? slots[slot].left : slots[slot].right) ?? slots[slot].row)
        })
      let places = Dictionary(
        uniqueKeysWithValues: layers[layer].enumerated().map { ($0.element, $0.offset) })
      layers[layer].sort {
        (keys[$0] ?? 0, places[$0] ?? 0) < (keys[$1] ?? 0, places[$1] ?? 0)
      }
      for (row, slot) in layers[layer].enumerated() { slots[slot].row = Double(row) }
    }
  }

  private func middle(of neighbours: [Int]) -> Double? {
    neighbours.isEmpty
      ? nil : neighbours.reduce(0) { $0 + slots[$1].row } / Double(neighbours.count)
  }

  // MARK: Places

  /// Moves slots to the height of their neighbours, as far as their order leaves room.
  private mutating func placeRows() {
    for sweep in 0..<16 {
      let fromLeft = sweep % 2 == 0
      for layer in fromLeft ? Array(layers.indices) : layers.indices.reversed() {
        let wanted = layers[layer].map { slot in
          middle(of: fromLeft ? slots[slot].left : slots[slot].right)
            ?? middle(of: slots[slot].left + slots[slot].right) ?? slots[slot].row
        }
        for (slot, row) in zip(layers[layer], Self.spread(wanted)) { slots[slot].row = row }
      }
    }
    let top = slots.map(\.row).min() ?? 0
    for slot in slots.indices { slots[slot].row -= top }
  }

  /// Returns the rows nearest to the ones wanted that are in order and at least one apart.
  ///
  /// Those that would touch move as one block to the mean of what they want.
  static func spread(_ wanted: [Double]) -> [Double] {
    var blocks: [(sum: Double, count: Int)] = []
    for (place, row) in wanted.enumerated() {
      var block = (sum: row - Double(place), count: 1)
      while let last = blocks.last,
        last.sum / Double(last.count) >= block.sum / Double(block.count)
      {
        block = (last.sum + block.sum, last.count + block.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    return blocks.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
      .enumerated().map { $0.element + Double($0.offset) }
  }

  // MARK: Drawing

  private func corner(_ slot: Int) -> UnitGraph.Point {
    UnitGraph.Point(
      x: Double(slots[slot].layer) * (Size.width + Size.columnGap),
      y: slots[slot].row * (Size.height + Size.rowGap))
  }

  private mutating func draw() {
    for slot in slots.indices {
      guard let unit = slots[slot].unit else { continue }
      let corner = corner(slot)
      nodes.append(UnitGraph.Node(unit: unit, corner: corner))
      extent.x = max(extent.x, corner.x + Size.width)
      extent.y = max(extent.y, corner.y + Size.height)
    }
    for (link, path) in paths {
      var points: [UnitGraph.Point] = []
      let goesLeft = slots[path[0]].layer >= slots[path[path.count - 1]].layer
      for (index, slot) in path.enumerated() {
        let corner = corner(slot)
        let left = UnitGraph.Point(x: corner.x, y: corner.y + Size.height / 2)
        let right = UnitGraph.Point(x: corner.x + Size.width, y: left.y)
        let (near, far) = goesLeft ? (right, left) : (left, right)
        if index > 0 { points.append(near) }
        if index < path.count - 1 { points.append(far) }
      }
      edges.append(
        UnitGraph.Edge(
          holder: link.holder, held: link.held, isRequired: link.isRequired, points: points))
    }
  }
}
