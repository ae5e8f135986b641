import PartnerKit
import SwiftUI

protocol Itself: AnyObject {}

extension Itself {
  var itself: Self { self }
}

final class Sketch: ObservableObject {
  @Published var title = ""
}

extension Sketch: Itself {}

final class Note: ObservableObject {
  @Published var title = ""
}

@Observable
final class Pen {
  var title = ""
}

@dynamicMemberLookup
struct Lens<Held> {
  let held: Held
  let isOpen = ready

  subscript<Value>(dynamicMember path: KeyPath<Held, Value>) -> Value { held[keyPath: path] }
}

func publish(_ sketch: Sketch, _ note: Note, _ pen: Pen) {
  track(sketch.itself)
  track(Lens(held: (object: opened { note }, count: 1)).object)
  _ = Box(Lens(held: pen).isOpen)
}

struct Screen: View {
  @ObservedObject var sketch: Sketch
  @ObservedObject var note: Note
  var pen: Pen

  var body: some View {
    Text(sketch.title + note.title + pen.title)
      .onAppear { publish(sketch, note, pen) }
  }
}
