import SwiftUI

@propertyWrapper
struct Parameter<Value> {
  var wrappedValue: Value
  var projectedValue: Parameter<Value> { self }
}

/// As the framework for intents declares it.
@propertyWrapper
struct IntentParameterDependency<Intent> {
  let wrappedValue: Intent?

  init<Value>(_ parameter: KeyPath<Intent, Parameter<Value>>) {
    wrappedValue = nil
  }
}

struct OpenIntent {
  @Parameter var server = ""
}

struct ServerQuery {
  @IntentParameterDependency<OpenIntent>(\.$server)
  var intent
}

final class Assist: ObservableObject {
  @Published var server = ""
}
