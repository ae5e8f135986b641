import SwiftUI

@Observable
final class Mixer {
  var title = ""
  var level = 0 {
    didSet { _level = min(level, 10) }
  }
  var names: [String] = [] {
    didSet {
      if oldValue.count != names.count { self._names.sort() }
      total = names.count
    }
  }
  var total = 0
  var step = 1 {
    didSet { other?.step = step }
  }
  weak var other: Other?
}

final class Other {
  var step = 1
}

struct MixerView: View {
  var mixer: Mixer

  var body: some View {
    Text("\(mixer.title) \(mixer.level) \(mixer.names.count) \(mixer.total) \(mixer.step)")
  }
}
