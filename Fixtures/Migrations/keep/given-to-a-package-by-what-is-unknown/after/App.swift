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
}

final class Brush: ObservableObject {
  @Published var title = ""
}

final class Paper: ObservableObject {
  @Published var title = ""
}

@Observable
final class Plan {
  var title = ""
  var isReady = ready
}

struct Desk {
  func laid<Value>(_ value: Value) -> Value { value }
}

infix operator <~~

func <~~ <Value>(_: Int, value: Value) -> Value { value }

func publish(
  _ sketch: Sketch, _ note: Note, _ pen: Pen, _ brush: Brush, _ plan: Plan, _ other: Plan?,
  _ paper: Paper
) {
  func same<Value>(_ value: Value) -> Value { value }
  track({ print(""); return same(1 <~~ paper) }())
  track(1 <~~ sketch)
  track(State(initialValue: (1, note).1).wrappedValue)
  _ = Box(Desk().laid(1 <~~ pen))
  track(opened { brush })
  _ = opened { plan }
  _ = Box(1 <~~ plan.title)
  _ = Box(plan.isReady)
  _ = Box(plan === other ? ready : !ready)
  _ = Box(1 <~~ { plan.title = "" })
  _ = Box(Unmanaged.passUnretained(plan).toOpaque())
  _ = Box((1 <~~ plan).title == "" || plan.title != "")
}

struct Screen: View {
  @ObservedObject var sketch: Sketch
  @ObservedObject var note: Note
  @ObservedObject var pen: Pen
  @ObservedObject var brush: Brush
  var plan: Plan
  @ObservedObject var paper: Paper

  var body: some View {
    Text(sketch.title + note.title + pen.title + brush.title + plan.title + paper.title)
      .onAppear { publish(sketch, note, pen, brush, plan, nil, paper) }
  }
}
