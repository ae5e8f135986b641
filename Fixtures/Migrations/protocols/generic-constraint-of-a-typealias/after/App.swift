import SwiftUI

@Observable
final class Tab {
  var title = ""
}

typealias Keyed<Model: AnyObject & Observable> = [String: Model]

struct Tabs: View {
  let tabs: Keyed<Tab>

  var body: some View {
    ForEach(tabs.keys.sorted(), id: \.self) { key in
      TabView(tab: tabs[key]!)
    }
  }
}

struct TabView: View {
  var tab: Tab

  var body: some View { Text(tab.title) }
}
