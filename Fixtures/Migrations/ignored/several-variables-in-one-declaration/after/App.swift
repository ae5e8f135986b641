import SwiftUI

@Observable
final class Size {
  var name = ""
  var width = 0
  var height = 0
  var top = 0
  var bottom: Int
  @ObservationIgnored private var task: Task<Void, Never>?
  private var left: Int
  private var right: Int
  private(set) var a: Int?
  private(set) var b = ""
  private(set) var c: [Int] = []

  init() {
    bottom = 1
    left = 2
    right = 3
  }

  var sum: Int { bottom + left + right }
}

struct SizeView: View {
  var size: Size

  var body: some View {
    Text("\(size.name) \(size.width) \(size.height) \(size.a ?? 0) \(size.b) \(size.c.count)")
  }
}
