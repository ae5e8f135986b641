import Combine
import SwiftUI

final class Song: ObservableObject, Identifiable {
  let id: Int
  @Published var isLiked = false

  init(id: Int) {
    self.id = id
  }
}

@Observable
final class ObservableArray<Element: ObservableObject> {
  var array: [Element] {
    didSet { observe() }
  }
  var changes = 0
  @ObservationIgnored private var cancellables: [AnyCancellable] = []

  init(_ array: [Element]) {
    self.array = array
    observe()
  }

  private func observe() {
    cancellables = array.map { element in
      element.objectWillChange.sink { [weak self] _ in self?.changes += 1 }
    }
  }
}

struct Songs: View {
  @State var songs = ObservableArray([Song(id: 1), Song(id: 2)])

  var body: some View {
    Text("\(songs.array.filter(\.isLiked).count)")
    ForEach(songs.array) { song in
      Button("Like") { song.isLiked.toggle() }
    }
  }
}
