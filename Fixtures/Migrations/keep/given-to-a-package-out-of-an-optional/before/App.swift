import PartnerKit
import SwiftUI

final class Sketch: ObservableObject {
  @Published var title = ""
}

final class Note: ObservableObject {
  @Published var title = ""
}

final class Pen: ObservableObject {
  @Published var title = ""
  var orFail = ready
}

extension Optional {
  var orFail: Wrapped { self! }

  func picked<Value>(_ pick: (Wrapped) -> Value) -> Value { pick(self!) }
}

func publish(_ sketch: Sketch?, _ note: Note?, _ pen: Pen?) {
  track(sketch.orFail)
  track(note.picked { $0 })
  _ = Box(pen!.orFail)
}

struct Screen: View {
  @ObservedObject var sketch: Sketch
  @ObservedObject var note: Note
  @ObservedObject var pen: Pen

  var body: some View {
    Text(sketch.title + note.title + pen.title)
      .onAppear { publish(sketch, note, pen) }
  }
}
