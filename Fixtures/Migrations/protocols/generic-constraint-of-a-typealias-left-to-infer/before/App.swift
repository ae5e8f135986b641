import SwiftUI

struct Box<Held> { let held: Held }

typealias Boxed<Model: ObservableObject> = Box<Model>

final class Put: ObservableObject {
  @Published var title = ""
}

struct PutView: View {
  @ObservedObject var put: Put

  var body: some View { Text("\(put.title) \(Boxed(held: put).held.title)") }
}
