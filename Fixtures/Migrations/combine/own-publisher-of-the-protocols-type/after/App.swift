import Observation

@Observable
final class Named {
  var title = ""
}
