import Combine
import PartnerKit
import SwiftUI

final class Permissions: ObservableObject {
  @Published var isDenied = false
}

final class Intent: ObservableObject {
  @Published var server = "a"
}

final class Window: ObservableObject {
  @Published var server = 1
}

@propertyWrapper
struct Dependency<Root> {
  let path: Any
  init<Value>(_ path: KeyPath<Root, Value>) { self.path = path }
  var wrappedValue: Int { 1 }
}

struct Query {
  @Dependency<Intent>(\.$server) var server
}

struct HomeView: View {
  let container: Container
  @StateObject private var window = Window()
  @State private var isDenied = false

  var body: some View {
    Text("\(window.server)")
      .onReceive(container.resolve(Permissions.self)!.$isDenied) { isDenied = $0 }
      .onReceive(window.$server) { _ in isDenied = false }
  }
}
