import SwiftUI

final class Loader: ObservableObject {
  @Published var text = ""
}

struct LoaderView<State>: View {
  let state: State
  @StateObject private var loader = Loader()

  var body: some View {
    Text(loader.text)
  }
}
