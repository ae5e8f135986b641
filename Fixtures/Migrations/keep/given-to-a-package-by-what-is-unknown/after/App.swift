import PartnerKit
import SwiftUI

final class Sketch: ObservableObject {
  @Published var title = ""
}

final class Note: ObservableObject {
  @Published var title = ""
}

@Observable
final class Plan {
  var title = ""
}

infix operator <~~

func <~~ <Value>(_: Int, value: Value) -> Value { value }

func publish(_ sketch: Sketch, _ note: Note, _ plan: Plan) {
  track(1 <~~ sketch)
  track(State(initialValue: (1, note).1).wrappedValue)
  _ = Box(1 <~~ plan.title)
  _ = Box(1 <~~ { plan.title = "" })
  _ = Box(Unmanaged.passUnretained(plan).toOpaque())
  _ = Box((1 <~~ plan).title == "" || plan.title != "")
}

struct Screen: View {
  @ObservedObject var sketch: Sketch
  @ObservedObject var note: Note
  var plan: Plan

  var body: some View {
    Text(sketch.title + note.title + plan.title)
      .onAppear { publish(sketch, note, plan) }
  }
}
