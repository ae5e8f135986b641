import SwiftUI

final class Size: ObservableObject {
  @Published var name = ""
  var width = 0, height = 0
  var top = 0, bottom: Int
  private var task: Task<Void, Never>?, left, right: Int
  private(set) var a: Int?, b = "", c: [Int] = []

  init() {
    bottom = 1
    left = 2
    right = 3
  }

  var sum: Int { bottom + left + right }
}

struct SizeView: View {
  @ObservedObject var size: Size

  var body: some View {
    Text("\(size.name) \(size.width) \(size.height) \(size.a ?? 0) \(size.b) \(size.c.count)")
  }
}
