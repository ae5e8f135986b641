import SwiftUI

final class Tab: ObservableObject {
  @Published var title = ""
}

typealias Keyed<Model: ObservableObject> = [String: Model]

struct Tabs: View {
  let tabs: Keyed<Tab>

  var body: some View {
    ForEach(tabs.keys.sorted(), id: \.self) { key in
      TabView(tab: tabs[key]!)
    }
  }
}

struct TabView: View {
  @ObservedObject var tab: Tab

  var body: some View { Text(tab.title) }
}
