import Resolver
import SwiftUI

final class Flags: ObservableObject {
  @Published var isOn = false
  @Published var title = ""
}

final class Whole: ObservableObject {
  @Published var name = ""
}

final class Hidden: ObservableObject {
  @Published var name = ""
}

struct FlagsView: View {
  @InjectedObject private var flags: Flags
  @InjectedObject(name: "other") var others: Flags
  @InjectedObject private var whole: Whole

  var body: some View {
    Toggle(others.title, isOn: $flags.isOn)
    TextField("Title", text: $flags.title)
    Inner(whole: $whole)
    row
  }

  private var row: some View { Toggle("Other", isOn: $others.isOn) }
}

struct Inner: View {
  let whole: ObservedObject<Whole>.Wrapper

  var body: some View {
    TextField("Name", text: whole.name)
  }
}

struct HiddenView: View {
  enum Injected {}

  @InjectedObject private var hidden: Hidden

  var body: some View { Text(hidden.name) }
}

final class Screen: ObservableObject {
  @InjectedObject private var flags: Flags
  @Published var count = 0

  func toggle() { flags.isOn.toggle() }
}

struct ScreenView: View {
  @StateObject private var screen = Screen()

  var body: some View {
    Button("\(screen.count)") { screen.toggle() }
  }
}
