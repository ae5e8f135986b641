import SwiftUI

final class Post: ObservableObject, Identifiable {
  let id = 1
  @Published var title = ""
}

final class Theme: ObservableObject {
  @Published var name = "plain"
}

/// What a list of the project gives to its closure is an element of what it is made of.
struct Flow<Items: RandomAccessCollection, Cell: View>: View where Items.Element: Identifiable {
  let items: Items
  let cell: (Items.Element) -> Cell

  var body: some View { ForEach(items) { cell($0) } }
}

struct Waterfall<Rows: RandomAccessCollection, Cell: View>: View
where Rows.Element: RandomAccessCollection, Rows.Element.Element: Identifiable {
  typealias Row = Rows.Element
  typealias Make = (Row.Element, Int) -> Cell
  let rows: Rows
  let make: Make

  init(rows: Rows, make: @escaping Make) {
    self.rows = rows
    self.make = make
  }

  var body: some View { Text("\(rows.count)") }
}

extension Waterfall {
  init<Line>(row: Line, make: @escaping Make) where Rows == [Line] {
    self.init(rows: [row], make: make)
  }
}

struct PostsView: View {
  let posts: [Post]
  @StateObject private var theme = Theme()

  var body: some View {
    VStack {
      Flow(items: posts) { post in PostView().environmentObject(post) }
      Waterfall(rows: [posts]) { post, _ in PostView().environmentObject(post) }
      Waterfall(row: posts) { post, place in
        PostView().environmentObject(post).environmentObject(theme)
      }
    }
  }
}

struct PostView: View {
  @EnvironmentObject private var post: Post

  var body: some View { Text(post.title) }
}
