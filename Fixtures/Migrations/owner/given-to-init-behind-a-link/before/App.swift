import SwiftUI

final class Detail: ObservableObject {
  @Published var text = ""
  init(_ id: Int) {}
}

struct DetailView: View {
  @StateObject var model: Detail

  init(model: Detail) { _model = StateObject(wrappedValue: model) }

  var body: some View { TextField("Text", text: $model.text) }
}

struct OwnView: View {
  @StateObject var model: Detail

  init(id: Int) { _model = StateObject(wrappedValue: Detail(id)) }

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
