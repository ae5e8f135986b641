import Observation

@Observable final class Clock {
  var seconds = 0
}
