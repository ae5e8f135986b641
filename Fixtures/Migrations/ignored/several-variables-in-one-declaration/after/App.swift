import SwiftUI

@Observable
final class Size {
  var name = ""
  var width = 0
  var height = 0
  private(set) var a: Int?
  private(set) var b = ""
  private(set) var c: [Int] = []
}

struct SizeView: View {
  var size: Size

  var body: some View {
    Text("\(size.name) \(size.width) \(size.height) \(size.a ?? 0) \(size.b) \(size.c.count)")
  }
}
