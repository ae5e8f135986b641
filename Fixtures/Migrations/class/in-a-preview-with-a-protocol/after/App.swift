import Combine
import SwiftUI

protocol Presenting: AnyObject, Observable {
  var title: String { get set }
}

@Observable
final class Presenter: Presenting {
  var title = "a"
}

struct Sorted<Presenter: Presenting>: View {
  var presenter: Presenter

  var body: some View { Text(presenter.title) }
}

#Preview {
  final class PresenterMock: Presenting {
    var title = "mock"
    var isEmpty: Bool { title.isEmpty }
  }
  return Sorted(presenter: PresenterMock())
}

protocol Announced: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var title: String { get set }
}

extension Announced {
  func rename() {
    title += "!"
    objectWillChange.send()
  }
}

final class AnnouncedModel: Announced {
  @Published var title = "a"
}

struct AnnouncedRow<Model: Announced>: View {
  @ObservedObject var model: Model

  var body: some View { Button(model.title) { model.rename() } }
}

func makeAnnounced() -> some View {
  final class AnnouncedMock: Announced {
    var title = "mock"
  }
  return AnnouncedRow(model: AnnouncedMock())
}

protocol Shown: ObservableObject {
  var title: String { get set }
}

final class PublishedModel: Shown {
  @Published var title = "a"
}

struct PublishedRow<Model: Shown>: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.title) }
}

func makePublished() -> some View {
  final class PublishedMock: Shown {
    @Published var title = "mock"
  }
  return PublishedRow(model: PublishedMock())
}
