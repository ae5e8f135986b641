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

final class Settings: ObservableObject {
  @AppStorage(Keys.first.rawValue) var first = 1
  @AppStorage("named") var named = 1
  @AppStorage("default") var `default` = 1
  @ObservationIgnored @AppStorage("ignored") var ignored = 1
  @Published var title = ""
}

final class Sender: ObservableObject {
  @Sent("sent") var sent = 1
  @Sent("same") var same = -1 == 1
  @Sent("range") var range = ...5
  @Published var title = ""
}

final class Measurer: ObservableObject {
  @Measured var length = 1
  @Published var title = ""
}

final class Names {
  @Named("named") var other = 2
}

func reset() {
  UserDefaults.standard.set(2, forKey: Keys.second.rawValue)
  UserDefaults.standard.set(2, forKey: "sent")
}

struct SettingsView: View {
  @ObservedObject var settings: Settings
  @ObservedObject var sender: Sender
  @ObservedObject var measurer: Measurer

  var body: some View {
    Text("\(sender.sent) \(sender.same) \(sender.range) \(measurer.length)")
    Text("\(settings.first) \(settings.named) \(settings.default) \(settings.ignored)")
  }
}
