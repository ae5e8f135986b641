import SwiftUI

protocol Coordinated: View {
  associatedtype Coordinator: AnyObject & Observable
  var coordinator: Coordinator { get }
}

extension Coordinated {
  var name: String { String(describing: Swift.type(of: coordinator)) }
}

@Observable
final class Home {
  var title = ""
}

@Observable
final class Settings {
  var isWide = false
}

struct HomeView: Coordinated {
  @Bindable var coordinator: Home

  var body: some View { TextField(name, text: $coordinator.title) }
}

struct SettingsView: Coordinated {
  @State var coordinator = Settings()

  var body: some View { Text(coordinator.isWide ? "wide" : "narrow") }
}

func title<V: Coordinated>(of view: V) -> String where V.Coordinator == Home {
  view.coordinator.title
}
