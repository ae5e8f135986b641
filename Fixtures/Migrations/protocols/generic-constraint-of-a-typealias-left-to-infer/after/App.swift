import SwiftUI

struct Box<Held> { let held: Held }

typealias Boxed<Model: ObservableObject> = Box<Model>

@Observable
final class Put {
  var title = ""
}

struct PutView: View {
  var put: Put

  var body: some View { Text("\(put.title) \(Boxed(held: put).held.title)") }
}
