import SwiftUI

final class Progress {
  var done = 0
}

final class Dial: ObservableObject {
  let progress = Progress()

  func announce() { objectWillChange.send() }
}

struct DialView: View {
  @ObservedObject var dial: Dial

  var body: some View {
#if DEBUG
    let _ = print("shown")
#endif
    Text("\(dial.progress.done)")
  }
}

struct DialPage: View {
    @ObservedObject var dial: Dial

    var body: some View {
        #if os(macOS)
        Text("\(dial.progress.done) on a desk")
        #else
        Text("\(dial.progress.done)")
        #endif
    }
}
