import SwiftUI

@Observable
final class Grid {
  var title = ""
  var (rows, columns) = (3, 4)
}

struct GridView: View {
  @State private var grid = Grid()

  var body: some View {
    Text("\(grid.title) \(grid.rows)")
  }
}
