import SwiftUI

final class Detail: ObservableObject {
  @Published var name = ""
}

struct DetailView: View {
  @ObservedObject var detail: Detail

  var body: some View {
    Text(detail.name)
  }
}

struct ListView: View {
  var body: some View {
    DetailView(detail: Detail())
  }
}

struct DetailView_Previews: PreviewProvider {
  static var previews: some View {
    DetailView(detail: Detail())
  }
}
