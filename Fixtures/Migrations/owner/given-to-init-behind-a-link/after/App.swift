import SwiftUI

@Observable
final class Detail {
  var text = ""
  init(_ id: Int) {}
}

struct DetailView: View {
  @State var model: Detail

  init(model: Detail) { _model = State(wrappedValue: model) }

  var body: some View { TextField("Text", text: $model.text) }
}

struct OwnView: View {
  @State var model: Detail

  init(id: Int) { _model = State(wrappedValue: Detail(id)) }

  var body: some View { TextField("Text", text: $model.text) }
}

struct ListView: View {
  var body: some View {
    NavigationStack {
      NavigationLink { DetailView(model: Detail(1)) } label: { Text("Given") }
      NavigationLink { OwnView(id: 1) } label: { Text("Own") }
    }
  }
}
