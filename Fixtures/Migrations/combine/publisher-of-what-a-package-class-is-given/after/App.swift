import Combine
import Observation
import PartnerKit

class Feed: ObservableObject {
  @Published var title = ""
}

@Observable
final class Note {
  var title = ""
}

class Base<Model>: PartnerHost<Model> {}

final class Screen<Shown: Feed>: Base<Shown> {
  private var titles: AnyCancellable?

  func show(_ note: Note) {
    titles = model.$title.sink { print($0) }
    print(note.title)
  }
}
