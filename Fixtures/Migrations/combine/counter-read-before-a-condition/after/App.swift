import SwiftUI

final class Progress {
  var done = 0
}

@Observable
final class Dial {
  let progress = Progress()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
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
