import SwiftUI

@propertyWrapper
struct Saved<Value> {
  private var value: Value

  init(wrappedValue: Value) {
    value = wrappedValue
  }

  static subscript<Enclosing: AnyObject>(
    _enclosingInstance instance: Enclosing,
    wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storage: ReferenceWritableKeyPath<Enclosing, Saved<Value>>
  ) -> Value {
    get { instance[keyPath: storage].value }
    set {
      (instance as? any Announcing)?.announce()
      instance[keyPath: storage].value = newValue
    }
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError("only in a class") }
    set { fatalError("only in a class") }
  }
}

protocol Announcing {
  func announce()
}

@Observable
final class Settings {
  var title = ""

  var isLarge: Bool {
    get { access(keyPath: \.isLarge); return storedIsLarge }
    set { withMutation(keyPath: \.isLarge) { storedIsLarge = newValue } }
  }
  @ObservationIgnored @Saved private var storedIsLarge = false
  @ObservationIgnored @Saved private var runs = 0
}

struct SettingsView: View {
  var settings: Settings

  var body: some View {
    Text("\(settings.title) \(settings.isLarge)")
  }
}
