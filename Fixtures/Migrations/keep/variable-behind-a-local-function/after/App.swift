import Combine
import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
}

@Observable
final class Sketch {
  var title = ""
}

final class Desk {
  let model = Sketch()

  func watch() -> AnyCancellable {
    func changes() -> AnyPublisher<Void, Never> { model.objectWillChange.eraseToAnyPublisher() }
    let model = Draft()
    return changes().sink { print(model.title, self.model.title) }
  }
}

struct Screen: View {
  var sketch: Sketch

  var body: some View { Text(sketch.title) }
}
