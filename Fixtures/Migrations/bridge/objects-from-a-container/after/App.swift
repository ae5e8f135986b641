import Combine
import PartnerKit
import SwiftUI

@Observable
final class Permissions {
  var isDenied = false {
    willSet { isDeniedSubject.send(newValue) }
  }
  private let isDeniedSubject = CurrentValueSubject<Bool, Never>(false)
  @ObservationIgnored private(set) lazy var isDeniedPublisher = isDeniedSubject.eraseToAnyPublisher()
}

final class Intent: ObservableObject {
  @Published var server = "a"
}

@Observable
final class Window {
  var server = 1 {
    willSet { serverSubject.send(newValue) }
  }
  private let serverSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var serverPublisher = serverSubject.eraseToAnyPublisher()
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
