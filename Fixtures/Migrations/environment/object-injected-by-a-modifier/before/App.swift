import SwiftUI

final class Failures: ObservableObject {
  @Published var last = ""
}

private struct ShowsFailures: ViewModifier {
  @StateObject private var failures = Failures()

  func body(content: Content) -> some View {
    content
      .environmentObject(failures)
      .navigationTitle("Work")
  }
}

private struct Tray<Content: View>: View {
  @StateObject private var failures = Failures()
  @ViewBuilder let content: () -> Content

  var body: some View {
    content().environmentObject(failures)
  }
}

private struct Frame: ViewModifier {
  func body(content: Content) -> some View {
    content.padding()
  }
}

private struct Labelled<Content: View>: View {
  let kind: Any.Type
  @ViewBuilder let content: () -> Content

  var body: some View {
    Text("\(kind)")
    content()
  }
}

extension View {
  func showsFailures() -> some View { modifier(ShowsFailures()) }
  var failing: some View { self.modifier(ShowsFailures()) }
  func inTray() -> some View { Tray { self } }
  func inSafeTray() -> some View { inTray().padding() }
  func frame() -> some View { modifier(Frame()) }
  var framed: some View { frame() }
  func labelled() -> some View { Labelled(kind: ShowsFailures.self) { self } }
}

struct SaveButton: View {
  @EnvironmentObject private var failures: Failures

  var body: some View {
    Button("Save") { failures.last = "full" }
  }
}

struct UndoButton: View {
  @EnvironmentObject private var failures: Failures

  var body: some View {
    Button("Undo") { failures.last = "" }
  }
}

@main
struct MyApp: App {
  var body: some Scene {
    WindowGroup { SaveButton().showsFailures() }
    WindowGroup { SaveButton().failing }
    WindowGroup { SaveButton().inTray() }
    WindowGroup { SaveButton().inSafeTray() }
    WindowGroup { UndoButton().frame().framed.labelled() }
  }
}
