import SwiftUI

final class Size: ObservableObject {
  @Published var name = ""
  var width = 0, height = 0
  private(set) var a: Int?, b = "", c: [Int] = []
}

struct SizeView: View {
  @ObservedObject var size: Size

  var body: some View {
    Text("\(size.name) \(size.width) \(size.height) \(size.a ?? 0) \(size.b) \(size.c.count)")
  }
}
