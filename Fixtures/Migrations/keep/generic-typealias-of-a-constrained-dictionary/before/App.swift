import SwiftUI

typealias Keyed<Value> = [String: Value]

final class Tab: ObservableObject {
  @Published var badge = 0
}

extension Dictionary where Value: ObservableObject {
  func announce() { values.forEach { _ = $0.objectWillChange } }
}

struct TabBadges: View {
  let tabs: Keyed<Tab>

  var body: some View {
    Button("announce") { tabs.announce() }
    ForEach(tabs.keys.sorted(), id: \.self) { TabBadge(tab: tabs[$0]!) }
  }
}

struct TabBadge: View {
  @ObservedObject var tab: Tab

  var body: some View { Text("\(tab.badge)") }
}
