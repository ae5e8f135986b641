import Resolver
import SwiftUI

@Observable
final class Flags {
  var isOn = false
  var title = ""
}

final class Whole: ObservableObject {
  @Published var name = ""
}

final class Hidden: ObservableObject {
  @Published var name = ""
}

struct FlagsView: View {
  @Injected private var flags: Flags
  @Injected(name: "other") var others: Flags
  @InjectedObject private var whole: Whole

  var body: some View {
    @Bindable var flags = flags
    Toggle(others.title, isOn: $flags.isOn)
    TextField("Title", text: $flags.title)
    Inner(whole: $whole)
    row
  }

  private var row: some View { Toggle("Other", isOn: Bindable(others).isOn) }
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

@Observable
final class Screen {
  @ObservationIgnored @Injected private var flags: Flags
  var count = 0

  func toggle() { flags.isOn.toggle() }
}

struct ScreenView: View {
  @State private var screen = Screen()

  var body: some View {
    Button("\(screen.count)") { screen.toggle() }
  }
}
