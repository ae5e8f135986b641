import Observation

struct Observation {
  var text = ""
}

extension Observation {
  typealias ObservationRegistrar = ObservationModule.Registrar
  typealias Observable = ObservationModule.Observables
}

/// What the code of '@Observable' means by 'Observation', which is the type above here.
enum ObservationModule {
  typealias Registrar = ObservationRegistrar
  typealias Observables = Observable
}
