import SwiftUI

protocol Describing {
  var labels: [String] { get }
}

extension Describing {
  var labels: [String] {
    Mirror(reflecting: self).children.compactMap(\.label)
  }
}

@Observable
final class Counter: Describing {
  var count = 0
}

@Observable
final class Draft {
  var text = ""
}

struct Point {
  var x = 0
}

func values(of draft: Draft, at point: Point) -> [Any] {
  let labels = Mirror(reflecting: point).children.map(\.value)
  return labels + Mirror(reflecting: draft).children.map(\.value)
}
