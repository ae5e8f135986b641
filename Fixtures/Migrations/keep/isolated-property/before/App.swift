import SwiftUI

final class Loader: ObservableObject {
  @Published var count = 0
  @MainActor var text: String

  init(text: String) {
    self.text = text
  }
}

struct LoaderView: View {
  @ObservedObject var loader: Loader

  var body: some View {
    Text("\(loader.text) \(loader.count)")
  }
}
