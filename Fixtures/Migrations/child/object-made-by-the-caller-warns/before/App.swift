import SwiftUI

final class Detail: ObservableObject {
  @Published var name = ""
}

struct DetailView: View {
  @ObservedObject var detail: Detail

  var body: some View {
    Text(detail.name)
  }

  var next: DetailView { DetailView(detail: Detail()) }
}

struct ListView: View {
  var body: some View {
    DetailView(detail: Detail())
  }
}

struct RowView: View {
  var body: some View {
    Text(DetailText(detail: Detail()).text)
    title
  }

  private var title: DetailView { Factory().view }

  private func make() -> DetailView {
    DetailView(detail: Detail())
  }
}

final class Factory {
  var view: DetailView { DetailView(detail: Detail()) }
}

final class DetailText {
  @ObservedObject var detail: Detail

  init(detail: Detail) {
    self.detail = detail
  }

  var text: String { detail.name }
}

struct DetailView_Previews: PreviewProvider {
  static var previews: some View {
    DetailView(detail: Detail())
  }
}
