/// Myers' search for the fewest lines to remove and insert, by divide and conquer.
struct DifferenceSearch {
  /// A part of the problem: some lines of one version against some lines of the other.
  private struct Box {
    var left: Range<Int>
    var right: Range<Int>
  }

  /// A place on the way from one version to the other.
  private struct Point {
    var left: Int
    var right: Int
  }

  /// The number of differences after which a box is split at the best place found so far.
  private static let patience = 256

  private let left: [Int]
  private let right: [Int]
  private var gone: [Bool]
  private var come: [Bool]

  /// How far into `left` each diagonal got, from the start of the box and from its end.
  private var forward: [Int]
  private var backward: [Int]

  /// Diagonal 0 stands at this index of `forward` and `backward`.
  private let origin: Int

  private init(_ left: [Int], _ right: [Int]) {
    self.left = left
    self.right = right
    gone = Array(repeating: false, count: left.count)
    come = Array(repeating: false, count: right.count)
    origin = right.count + 1
    forward = Array(repeating: 0, count: left.count + right.count + 3)
    backward = forward
  }

  /// Returns which lines of `left` go and which lines of `right` come.
  ///
  /// A line that the other version does not have at all needs no search, so the search is made on
  /// the lines that both have.
  static func marks(
    of left: [Int], and right: [Int], distinct: Int
  ) -> (gone: [Bool], come: [Bool]) {
    var inLeft = Array(repeating: false, count: distinct)
    var inRight = inLeft
    for number in left { inLeft[number] = true }
    for number in right { inRight[number] = true }
    let leftShared = left.indices.filter { inRight[left[$0]] }
    let rightShared = right.indices.filter { inLeft[right[$0]] }

    var search = DifferenceSearch(leftShared.map { left[$0] }, rightShared.map { right[$0] })
    search.run()

    var gone = left.map { !inRight[$0] }
    var come = right.map { !inLeft[$0] }
    for (place, index) in leftShared.enumerated() { gone[index] = search.gone[place] }
    for (place, index) in rightShared.enumerated() { come[index] = search.come[place] }
    return (gone, come)
  }

  private mutating func run() {
    var boxes = [Box(left: left.indices, right: right.indices)]
    while var box = boxes.popLast() {
      trim(&box)
      if box.left.isEmpty {
        for index in box.right { come[index] = true }
      } else if box.right.isEmpty {
        for index in box.left { gone[index] = true }
      } else {
        let middle = split(box)
        boxes.append(
          Box(
            left: box.left.lowerBound..<middle.left,
            right: box.right.lowerBound..<middle.right))
        boxes.append(
          Box(
            left: middle.left..<box.left.upperBound,
            right: middle.right..<box.right.upperBound))
      }
    }
  }

  /// Takes the equal lines off both ends of `box`.
  private func trim(_ box: inout Box) {
    var (leftStart, leftEnd) = (box.left.lowerBound, box.left.upperBound)
    var (rightStart, rightEnd) = (box.right.lowerBound, box.right.upperBound)
    while leftStart < leftEnd, rightStart < rightEnd, left[leftStart] == right[rightStart] {
      leftStart += 1
      rightStart += 1
    }
    while leftStart < leftEnd, rightStart < rightEnd, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    box = Box(left: leftStart..<leftEnd, right: rightStart..<rightEnd)
  }

  /// Returns a place that a shortest way through `box` passes, other than its two corners.
  ///
  /// Two waves start from the corners, one difference at a time, until they meet. Diagonal *k*
  /// holds the places where the line of `left` is *k* ahead of the line of `right`.
  ///
  /// - Precondition: `box` is trimmed and neither side of it is empty.
  private mutating func split(_ box: Box) -> Point {
    let lowest = box.left.lowerBound - box.right.upperBound
    let highest = box.left.upperBound - box.right.lowerBound
    let start = box.left.lowerBound - box.right.lowerBound
    let end = box.left.upperBound - box.right.upperBound
    let meetsForward = (start - end) % 2 != 0
    var ahead = start...start
    var behind = end...end
    forward[origin + start] = box.left.lowerBound
    backward[origin + end] = box.left.upperBound

    for cost in 1... {
      ahead = widen(ahead, within: lowest...highest, edge: -1, in: &forward)
      for diagonal in stride(from: ahead.upperBound, through: ahead.lowerBound, by: -2) {
        let place = advance(on: diagonal, in: box)
        if meetsForward, behind.contains(diagonal), backward[origin + diagonal] <= place {
          return Point(left: place, right: place - diagonal)
        }
      }
      behind = widen(behind, within: lowest...highest, edge: .max, in: &backward)
      for diagonal in stride(from: behind.upperBound, through: behind.lowerBound, by: -2) {
        let place = retreat(on: diagonal, in: box)
        if !meetsForward, ahead.contains(diagonal), place <= forward[origin + diagonal] {
          return Point(left: place, right: place - diagonal)
        }
      }
      if cost >= Self.patience { break }
    }
    return farthest(ahead, behind, in: box)
  }

  /// Adds a diagonal on both sides, or takes one away where the box ends, so that every second
  /// diagonal of the result is due.
  private func widen(
    _ wave: ClosedRange<Int>, within limits: ClosedRange<Int>, edge: Int, in reach: inout [Int]
  ) -> ClosedRange<Int> {
    var (low, high) = (wave.lowerBound, wave.upperBound)
    if low > limits.lowerBound {
      low -= 1
      reach[origin + low - 1] = edge
    } else {
      low += 1
    }
    if high < limits.upperBound {
      high += 1
      reach[origin + high + 1] = edge
    } else {
      high -= 1
    }
    return low...high
  }

  private mutating func advance(on diagonal: Int, in box: Box) -> Int {
    let index = origin + diagonal
    var place = max(forward[index - 1] + 1, forward[index + 1])
    while place < box.left.upperBound, place - diagonal < box.right.upperBound,
      left[place] == right[place - diagonal]
    {
      place += 1
    }
    forward[index] = place
    return place
  }

  private mutating func retreat(on diagonal: Int, in box: Box) -> Int {
    let index = origin + diagonal
    var place = min(backward[index - 1], backward[index + 1] - 1)
    while place > box.left.lowerBound, place - diagonal > box.right.lowerBound,
      left[place - 1] == right[place - diagonal - 1]
    {
      place -= 1
    }
    backward[index] = place
    return place
  }

  /// Returns the place, of those that the two waves have reached, that leaves the least to do.
  private func farthest(
    _ ahead: ClosedRange<Int>, _ behind: ClosedRange<Int>, in box: Box
  ) -> Point {
    var best = Point(left: box.left.lowerBound, right: box.right.lowerBound)
    var progress = 0
    for diagonal in stride(from: ahead.lowerBound, through: ahead.upperBound, by: 2) {
      let place = min(
        forward[origin + diagonal], box.left.upperBound, box.right.upperBound + diagonal)
      let done = 2 * place - diagonal - box.left.lowerBound - box.right.lowerBound
      guard done > progress else { continue }
      progress = done
      best = Point(left: place, right: place - diagonal)
    }
    for diagonal in stride(from: behind.lowerBound, through: behind.upperBound, by: 2) {
      let place = max(
        backward[origin + diagonal], box.left.lowerBound, box.right.lowerBound + diagonal)
      let done = box.left.upperBound + box.right.upperBound - (2 * place - diagonal)
      guard done > progress else { continue }
      progress = done
      best = Point(left: place, right: place - diagonal)
    }
    return best
  }
}
