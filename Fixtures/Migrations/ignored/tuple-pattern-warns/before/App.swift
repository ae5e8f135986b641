import SwiftUI

final class Grid: ObservableObject {
  @Published var title = ""
  var (rows, columns) = (3, 4)
}

struct GridView: View {
  @StateObject private var grid = Grid()

  var body: some View {
    Text("\(grid.title) \(grid.rows)")
  }
}
