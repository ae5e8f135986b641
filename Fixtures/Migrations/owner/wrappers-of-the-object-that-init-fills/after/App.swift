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

@Observable
final class Player: Injectable {
  @ObservationIgnored @Injected var name: String!
  var count = 0
  init() { inject() }
}

@Observable
final class Lamp: Injectable {
  @ObservationIgnored @Injected var name: String!
  var count = 0
  init() { injectOwn() }
}

@Observable
final class Sharing {
  @ObservationIgnored @Injected var name: String!
  var count = 0
  init() { Registry.name.resolve() }
}

@Observable
final class Named {
  var count = 0
  var labels: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
}

@Observable
final class Described {
  var count = 0
  var parts: [Any] { Mirror(reflecting: self).children.map(\.value) }
}

struct PlayerView: View {
  @State private var player = Player()
  @State private var lamp = Lamp()
  @State private var sharing = Sharing()
  @State private var named = Named()
  @State private var described = Described()

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
