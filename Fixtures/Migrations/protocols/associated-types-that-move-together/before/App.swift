import SwiftUI

protocol Coordinated: View {
  associatedtype Coordinator: ObservableObject
  var coordinator: Coordinator { get }
}

extension Coordinated {
  var name: String { String(describing: Swift.type(of: coordinator)) }
}

final class Home: ObservableObject {
  @Published var title = ""
}

final class Settings: ObservableObject {
  @Published var isWide = false
}

struct HomeView: Coordinated {
  @ObservedObject var coordinator: Home

  var body: some View { TextField(name, text: $coordinator.title) }
}

struct SettingsView: Coordinated {
  @StateObject var coordinator = Settings()

  var body: some View { Text(coordinator.isWide ? "wide" : "narrow") }
}

func title<V: Coordinated>(of view: V) -> String where V.Coordinator == Home {
  view.coordinator.title
}
