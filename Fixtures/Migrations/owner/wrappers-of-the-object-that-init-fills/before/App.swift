import SwiftUI

private protocol Resolvable {
  func resolve()
}

@propertyWrapper
final class Injected<Service>: Resolvable {
  var wrappedValue: Service!
  init() {}
  func resolve() { wrappedValue = nil }
}

protocol Injectable {}

extension Injectable {
  func inject() {
    Mirror(reflecting: self).allValues.forEach { ($0 as? Resolvable)?.resolve() }
  }

  func injectOwn() {
    _ = Mirror(reflecting: self).children.map(\.value).compactMap { $0 as? Resolvable }
      .map { $0.resolve() }
  }
}

extension Mirror {
  fileprivate var allValues: [Any] {
    children.map(\.value) + (superclassMirror?.allValues ?? [])
  }
}

enum Registry {
  nonisolated(unsafe) static let name = Injected<String>()
}

final class Player: ObservableObject, Injectable {
  @Injected var name: String!
  @Published var count = 0
  init() { inject() }
}

final class Lamp: ObservableObject, Injectable {
  @Injected var name: String!
  @Published var count = 0
  init() { injectOwn() }
}

final class Sharing: ObservableObject {
  @Injected var name: String!
  @Published var count = 0
  init() { Registry.name.resolve() }
}

final class Named: ObservableObject {
  @Published var count = 0
  var labels: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
}

final class Described: ObservableObject {
  @Published var count = 0
  var parts: [Any] { Mirror(reflecting: self).children.map(\.value) }
}

struct PlayerView: View {
  @StateObject private var player = Player()
  @StateObject private var lamp = Lamp()
  @StateObject private var sharing = Sharing()
  @StateObject private var named = Named()
  @StateObject private var described = Described()

  var body: some View {
    Text("\(player.count) \(lamp.count) \(sharing.count) \(named.count)")
    Text("\(described.count)")
  }
}

struct PageView: View {
  @State private var isShown = false
  var body: some View {
    Toggle("Shown", isOn: $isShown)
    PlayerView()
  }
}
