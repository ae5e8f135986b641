import PartnerKit
import SwiftUI

class Draft: ObservableObject {
  @Published var title = ""
  @Announced var text = ""
}

@Observable
class Sketch {
  var title = ""
  @Injected(Calendar.self) static var calendar
}

@propertyWrapper
struct Trimmed {
  var wrappedValue: String
}

@Observable
class Plan {
  var title = ""
  @ObservationIgnored @Trimmed var text = ""
}

struct DraftView: View {
  @StateObject var draft = Draft()
  @State var sketch = Sketch()
  @State var plan = Plan()
  var body: some View { Text(draft.title + draft.text + sketch.title + plan.title + plan.text) }
}
