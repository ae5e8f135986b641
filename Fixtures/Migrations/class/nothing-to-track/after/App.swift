import SwiftUI

final class Plain {
  let name = "plain"
  private lazy var formatter = DateFormatter()
  var title: String { formatter.string(from: Date(timeIntervalSince1970: 0)) + name }
}

@Observable
final class InEnvironment {
  let name = "environment"
}

@Observable
final class Injected {
  let name = "injected"
}

@Observable
final class Bound {
  let store = UserDefaults.standard
  var name: String {
    get { store.string(forKey: "name") ?? "" }
    set { store.set(newValue, forKey: "name") }
  }
}

@Observable
class Base {
  let name = "base"
}

@Observable
final class Derived: Base {
  var count = 0
}

protocol Naming: AnyObject, Observable {
  var name: String { get }
}

@Observable
final class Conforming: Naming {
  let name = "conforming"
}

@Observable
final class Filling {
  let name = "filling"
}

typealias Followed = AnyObject & Observable

@Observable
final class Aliased: Followed {
  let name = "aliased"
}

@propertyWrapper
struct Kept<Value> {
  let wrappedValue: Value
}

@Observable
final class Wrapped {
  let name = "wrapped"
}

struct Card<Model: AnyObject & Observable>: View {
  var model: Model
  var body: some View { Text("\(Model.self)") }
}

/// Computes all that it has.
final class Clock {
  static var zone = "UTC"
  var text: String { Clock.zone }
}

/// Is there to be filled.
@Observable
final class Blank {}

struct Screen: View {
  @State private var plain = Plain()
  var other: Plain
  @Environment(InEnvironment.self) var environment
  @Bindable var bound: Bound
  var derived: Derived
  var conforming: Conforming
  @State private var filling = Filling()
  var aliased: Aliased
  @Kept var wrapped: Wrapped
  let injected = Injected()

  var body: some View {
    Text(plain.title + other.title + environment.name + derived.name + conforming.name)
    Text("\(derived.count) \(aliased.name) \(wrapped.name)")
    TextField("Name", text: $bound.name)
    Card(model: filling).environment(injected)
  }
}

final class Uploads {
  var count = 0
  private lazy var names: [String] = []

  func add(_ name: String) {
    count += 1
    names.append(name)
  }
}

final class Record: Codable {
  var name = ""
}

let uploads = Uploads()
let record = Record()

/// Tracked: a view holds it.
@Observable
final class Held {
  var count = 0
}

/// Tracked: a variable is announced.
@Observable
final class Announcing {
  var count = 0

  func add() {
    count += 1
  }
}

/// Tracked: its base class is published.
@Observable
class Told {
  var name = ""
}

@Observable
final class Further: Told {
  var count = 0
}

/// Tracked: a constraint asks for it.
@Observable
final class Taken {
  var count = 0
}

func take<Model: AnyObject & Observable>(_ model: Model) {}

/// Tracked: it comes into the environment.
@Observable
final class Provided {
  var count = 0
}

struct HeldView: View {
  var held: Held

  var body: some View {
    Text("\(held.count)").onAppear { take(Taken()) }.environment(Provided())
  }
}
