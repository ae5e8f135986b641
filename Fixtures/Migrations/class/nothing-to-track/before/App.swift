import SwiftUI

final class Plain: ObservableObject {
  let name = "plain"
  private lazy var formatter = DateFormatter()
  var title: String { formatter.string(from: Date(timeIntervalSince1970: 0)) + name }
}

final class InEnvironment: ObservableObject {
  let name = "environment"
}

final class Injected: ObservableObject {
  let name = "injected"
}

final class Bound: ObservableObject {
  let store = UserDefaults.standard
  var name: String {
    get { store.string(forKey: "name") ?? "" }
    set { store.set(newValue, forKey: "name") }
  }
}

class Base: ObservableObject {
  let name = "base"
}

final class Derived: Base {
  @Published var count = 0
}

protocol Naming: ObservableObject {
  var name: String { get }
}

final class Conforming: Naming {
  let name = "conforming"
}

final class Filling: ObservableObject {
  let name = "filling"
}

typealias Followed = ObservableObject

final class Aliased: Followed {
  let name = "aliased"
}

@propertyWrapper
struct Kept<Value> {
  let wrappedValue: Value
}

final class Wrapped: ObservableObject {
  let name = "wrapped"
}

struct Card<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(Model.self)") }
}

/// Computes all that it has.
final class Clock: ObservableObject {
  static var zone = "UTC"
  var text: String { Clock.zone }
}

/// Is there to be filled.
final class Blank: ObservableObject {}

struct Screen: View {
  @StateObject private var plain = Plain()
  @ObservedObject var other: Plain
  @EnvironmentObject var environment: InEnvironment
  @ObservedObject var bound: Bound
  @ObservedObject var derived: Derived
  @ObservedObject var conforming: Conforming
  @StateObject private var filling = Filling()
  @ObservedObject var aliased: Aliased
  @Kept var wrapped: Wrapped
  let injected = Injected()

  var body: some View {
    Text(plain.title + other.title + environment.name + derived.name + conforming.name)
    Text("\(derived.count) \(aliased.name) \(wrapped.name)")
    TextField("Name", text: $bound.name)
    Card(model: filling).environmentObject(injected)
  }
}

final class Uploads: ObservableObject {
  var count = 0
  private lazy var names: [String] = []

  func add(_ name: String) {
    count += 1
    names.append(name)
  }
}

final class Record: ObservableObject, Codable {
  var name = ""
}

let uploads = Uploads()
let record = Record()

/// Tracked: a view holds it.
final class Held: ObservableObject {
  var count = 0
}

/// Tracked: a variable is announced.
final class Announcing: ObservableObject {
  var count = 0

  func add() {
    objectWillChange.send()
    count += 1
  }
}

/// Tracked: its base class is published.
class Told: ObservableObject {
  @Published var name = ""
}

final class Further: Told {
  var count = 0
}

/// Tracked: a constraint asks for it.
final class Taken: ObservableObject {
  var count = 0
}

func take<Model: ObservableObject>(_ model: Model) {}

/// Tracked: it comes into the environment.
final class Provided: ObservableObject {
  var count = 0
}

struct HeldView: View {
  @ObservedObject var held: Held

  var body: some View {
    Text("\(held.count)").onAppear { take(Taken()) }.environmentObject(Provided())
  }
}
