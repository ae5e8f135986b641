import Observation

// A draft.
@Observable
final class Draft {
  var text = ""
}
