import SwiftUI

@Observable
final class Loader {
  var text = ""
}

struct LoaderView<State>: View {
  let state: State
  @SwiftUI.State private var loader = Loader()

  var body: some View {
    Text(loader.text)
  }
}
