import Observation

struct Observation {
  var text = ""
}

extension Observation {
  typealias ObservationRegistrar = ObservationModule.Registrar
  typealias Observable = ObservationModule.Observables
}

/// The types that `@Observable` refers to, outside the type that shadows their module.
enum ObservationModule {
  typealias Registrar = ObservationRegistrar
  typealias Observables = Observable
}
