import SwiftUI

final class Cart {
  static let shared = Cart()
  var count = 0
}

final class Summary: ObservableObject {
  @Published var count = Cart.shared.count
}

final class Options: ObservableObject {
  @Published var isLoud: Bool

  init() { isLoud = UserDefaults.standard.bool(forKey: "loud") }
}

final class Empty: ObservableObject {
  @Published var count = 0
}

struct SummaryView: View {
  @StateObject private var summary = Summary()

  var body: some View { Text("\(summary.count)") }
}

struct OptionsView: View {
  @StateObject private var options = Options()

  var body: some View { Text(options.isLoud ? "Loud" : "Quiet") }
}

struct EmptyView2: View {
  @StateObject private var empty = Empty()

  var body: some View { Text("\(empty.count)") }
}

struct Late<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

struct LateView: View {
  @StateObject private var summary = Summary()

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
