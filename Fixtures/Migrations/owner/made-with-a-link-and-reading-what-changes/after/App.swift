import SwiftUI

final class Cart {
  static let shared = Cart()
  var count = 0
}

@Observable
final class Summary {
  var count = Cart.shared.count
}

@Observable
final class Options {
  var isLoud: Bool

  init() { isLoud = UserDefaults.standard.bool(forKey: "loud") }
}

@Observable
final class Empty {
  var count = 0
}

struct SummaryView: View {
  @State private var summary = Summary()

  var body: some View { Text("\(summary.count)") }
}

struct OptionsView: View {
  @State private var options = Options()

  var body: some View { Text(options.isLoud ? "Loud" : "Quiet") }
}

struct EmptyView2: View {
  @State private var empty = Empty()

  var body: some View { Text("\(empty.count)") }
}

struct Late<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

struct LateView: View {
  @State private var summary = Summary()

  var body: some View { Text("\(summary.count)") }
}

struct Menu: View {
  var body: some View {
    Button("Add") { Cart.shared.count += 1 }
    NavigationLink("Summary") { SummaryView() }
    NavigationLink {
      OptionsView()
    } label: {
      Text("Options")
    }
    NavigationLink("Empty") { EmptyView2() }
    NavigationLink("Late") { Late { LateView() } }
  }
}
