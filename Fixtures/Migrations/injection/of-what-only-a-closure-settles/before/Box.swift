import SwiftUI

class Theme: ObservableObject {
  @Published var isDark = false
}

struct Shelf<Value> {
  func show<Content: View>(_ value: Value, content: (Value) -> Content) -> Content {
    content(value)
  }
}

struct Preview: View {
  @EnvironmentObject var theme: Theme
  let shelf: Shelf<Theme>

  var body: some View {
    shelf.show(theme) { Text("").environmentObject($0) }
  }
}
