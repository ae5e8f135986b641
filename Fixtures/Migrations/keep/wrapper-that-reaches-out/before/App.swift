import PartnerKit
import SwiftUI

class Draft: ObservableObject {
  @Published var title = ""
  @Announced var text = ""
}

class Sketch: ObservableObject {
  @Published var title = ""
  @Injected(Calendar.self) static var calendar
}

@propertyWrapper
struct Trimmed {
  var wrappedValue: String
}

class Plan: ObservableObject {
  @Published var title = ""
  @Trimmed var text = ""
}

struct DraftView: View {
  @StateObject var draft = Draft()
  @StateObject var sketch = Sketch()
  @StateObject var plan = Plan()
  var body: some View { Text(draft.title + draft.text + sketch.title + plan.title + plan.text) }
}
