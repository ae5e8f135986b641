import Combine
import PartnerKit
import SwiftUI

@propertyWrapper
struct Logged<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  static subscript<Enclosing: AnyObject>(
    _enclosingInstance instance: Enclosing,
    wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storage: ReferenceWritableKeyPath<Enclosing, Logged<Value>>
  ) -> Value {
    get { instance[keyPath: storage].value }
    set {
      print(wrapped)
      instance[keyPath: storage].value = newValue
    }
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError("only in a class") }
    set { fatalError("only in a class") }
  }
}

class Settings: ObservableObject {
  @Published var title = ""
  @Logged var size = 1
  @AppStorage("volume") var volume = 1
  @AppStorage("mode") var mode = 1
  @AppStorage("dynamic") dynamic var tint = ""
}

final class LoudSettings: Settings {
  override var volume: Int {
    get { 11 }
    set { print(newValue) }
  }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings
  private let injected = PartnerBox(PartnerKey<Settings>()).service

  var body: some View {
    Text("\(settings.title) \(settings.size) \(settings.volume)")
    Text(settings.tint)
    Stepper("Mode", value: injected.$mode)
  }
}
