import SwiftUI

@Observable
final class Loader {
  var text = ""
}

struct LoaderView: View {
  enum State {
    case idle, loading
  }

  @SwiftUI.State private var loader: Loader
  let state: State

  init(state: State) {
    self.state = state
    _loader = SwiftUI.State(wrappedValue: Loader())
  }

  var body: some View {
    Text(loader.text)
  }
}

struct OtherView: View {
  @State private var loader = Loader()

  var body: some View {
    Text(loader.text)
  }
}
