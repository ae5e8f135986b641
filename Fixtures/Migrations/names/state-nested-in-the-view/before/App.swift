import SwiftUI

final class Loader: ObservableObject {
  @Published var text = ""
}

struct LoaderView: View {
  enum State {
    case idle, loading
  }

  @StateObject private var loader: Loader
  let state: State

  init(state: State) {
    self.state = state
    _loader = StateObject(wrappedValue: Loader())
  }

  var body: some View {
    Text(loader.text)
  }
}

struct OtherView: View {
  @StateObject private var loader = Loader()

  var body: some View {
    Text(loader.text)
  }
}
