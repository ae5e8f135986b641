import SwiftUI

final class Progress {
  var done = 0
}

@Observable
final class Dial {
  let progress = Progress()

  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
  private(set) var revision = 0

  func announce() { revision += 1 }
}

struct DialView: View {
  var dial: Dial

  var body: some View {
    let _ = dial.revision
#if DEBUG
    let _ = print("shown")
#endif
    Text("\(dial.progress.done)")
  }
}

struct DialPage: View {
    var dial: Dial

    var body: some View {
        let _ = dial.revision
        #if os(macOS)
        Text("\(dial.progress.done) on a desk")
        #else
        Text("\(dial.progress.done)")
        #endif
    }
}
