import SwiftUI

protocol Announcing {
  func announce()
}

enum Keys: String {
  case first, second
}

@propertyWrapper
struct Named<Value> {
  var wrappedValue: Value
  let name: String
  init(wrappedValue: Value, _ name: String) {
    self.wrappedValue = wrappedValue
    self.name = name
  }
}

@propertyWrapper
struct Sent<Value> {
  private var stored: Value
  let name: String
  init(wrappedValue: Value, _ name: String) {
    stored = wrappedValue
    self.name = name
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError() }
    set {}
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].stored }
    set {
      (owner as? any Announcing)?.announce()
      owner[keyPath: storage].stored = newValue
    }
  }
}

@propertyWrapper
struct Measured {
  private var stored: Double
  init(wrappedValue: Double) { stored = wrappedValue }

  @available(*, unavailable)
  var wrappedValue: Double {
    get { fatalError() }
    set {}
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Double>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Double {
    get { owner[keyPath: storage].stored }
    set {
      (owner as? any Announcing)?.announce()
      owner[keyPath: storage].stored = newValue
    }
  }
}

@Observable
final class Settings {
  var first: Int {
    get { access(keyPath: \.first); return storedFirst }
    set { withMutation(keyPath: \.first) { storedFirst = newValue } }
  }
  @ObservationIgnored @AppStorage(Keys.first.rawValue) private var storedFirst = 1

  var named: Int {
    get { access(keyPath: \.named); return storedNamed }
    set { withMutation(keyPath: \.named) { storedNamed = newValue } }
  }
  @ObservationIgnored @AppStorage("named") private var storedNamed = 1
  @ObservationIgnored @AppStorage("default") var `default` = 1
  @ObservationIgnored @AppStorage("ignored") var ignored = 1
  var title = ""
}

@Observable
final class Sender {
  var sent: Int {
    get { access(keyPath: \.sent); return storedSent }
    set { withMutation(keyPath: \.sent) { storedSent = newValue } }
  }
  @ObservationIgnored @Sent("sent") private var storedSent = 1

  var same: Bool {
    get { access(keyPath: \.same); return storedSame }
    set { withMutation(keyPath: \.same) { storedSame = newValue } }
  }
  @ObservationIgnored @Sent("same") private var storedSame = -1 == 1
  @ObservationIgnored @Sent("range") var range = ...5
  var title = ""
}

@Observable
final class Measurer {
  @ObservationIgnored @Measured var length = 1
  var title = ""
}

final class Names {
  @Named("named") var other = 2
}

func reset() {
  UserDefaults.standard.set(2, forKey: Keys.second.rawValue)
  UserDefaults.standard.set(2, forKey: "sent")
}

struct SettingsView: View {
  var settings: Settings
  var sender: Sender
  var measurer: Measurer

  var body: some View {
    Text("\(sender.sent) \(sender.same) \(sender.range) \(measurer.length)")
    Text("\(settings.first) \(settings.named) \(settings.default) \(settings.ignored)")
  }
}
