import Combine
import PartnerKit
import SwiftUI

@Observable
final class Permissions {
  var isDenied = false {
    willSet { isDeniedPublisher.send(newValue) }
  }
  let isDeniedPublisher = CurrentValueSubject<Bool, Never>(false)
}

final class Intent: ObservableObject {
  @Published var server = "a"
}

@Observable
final class Window {
  var server = 1 {
    willSet { serverPublisher.send(newValue) }
  }
  let serverPublisher = CurrentValueSubject<Int, Never>(1)
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
  @State private var window = Window()
  @State private var isDenied = false

  var body: some View {
    Text("\(window.server)")
      .onReceive(container.resolve(Permissions.self)!.isDeniedPublisher) { isDenied = $0 }
      .onReceive(window.serverPublisher) { _ in isDenied = false }
  }
}
