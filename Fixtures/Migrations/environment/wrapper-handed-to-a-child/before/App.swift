import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
}

struct NameRow: View {
  @EnvironmentObject var form: Form
  let title: String

  var body: some View { Text(title + form.name) }
}

struct FormScreen: View {
  @EnvironmentObject var form: Form

  var body: some View { NameRow(form: _form, title: "Name") }
}

struct RootView: View {
  @StateObject private var form = Form()

  var body: some View { FormScreen().environmentObject(form) }
}

/// Its wrapper is taken by an initialiser that names the wrapper's type.
final class Search: ObservableObject {
  @Published var text = ""
}

struct SearchRow: View {
  @EnvironmentObject var search: Search

  init(from wrapper: EnvironmentObject<Search>) {
    _search = wrapper
  }

  var body: some View { Text(search.text) }
}

struct SearchScreen: View {
  @EnvironmentObject var search: Search

  var body: some View { SearchRow(from: _search) }
}

/// The row uses it in an action alone and is shown without it, so it becomes optional there.
final class Trash: ObservableObject {
  @Published var items: [String] = []
}

struct TrashRow: View {
  @EnvironmentObject var trash: Trash

  var body: some View { Button("Empty") { trash.items = [] } }
}

struct TrashScreen: View {
  @EnvironmentObject var trash: Trash

  var body: some View { VStack { TrashRow(trash: _trash); Text("\(trash.items.count)") } }
}

struct PlainScreen: View {
  var body: some View { TrashRow() }
}

/// Nothing reads it in the row.
final class Theme: ObservableObject {
  @Published var name = ""
}

struct ThemeRow: View {
  @EnvironmentObject var theme: Theme

  var body: some View { Text("Theme") }
}

struct ThemeScreen: View {
  @EnvironmentObject var theme: Theme

  var body: some View { VStack { ThemeRow(theme: _theme); Text(theme.name) } }
}

@main
struct Demo: App {
  @StateObject private var trash = Trash()
  @StateObject private var search = Search()

  var body: some Scene {
    WindowGroup {
      RootView()
      PlainScreen()
      ThemeScreen().environmentObject(Theme())
      TrashScreen().environmentObject(trash)
      SearchScreen().environmentObject(search)
    }
  }
}
