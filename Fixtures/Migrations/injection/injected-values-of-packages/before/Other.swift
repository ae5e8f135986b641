import Elsewhere
import SwiftUI

final class Elsewhere: ObservableObject {
  @Published var name = ""
}

struct ElsewhereView: View {
  @Dependency2 var model: Elsewhere

  var body: some View { Text(model.name) }
}
