import SwiftUI
import UIKit

@Observable
final class Toolbar {
  var isShown = false
}

struct Details: View {
  @Environment(Toolbar.self) var toolbar
  var body: some View { Text(toolbar.isShown ? "shown" : "hidden") }
}

struct Screen: View {
  @Environment(Toolbar.self) var toolbar: Toolbar?
  @State private var isOpen = false

  var body: some View {
    if isOpen {
      details
    }
    Button("Open") { isOpen = true }
  }

  private var details: some View { Details().environment(toolbar!) }

  private var unused: Bool { toolbar!.isShown }

  private func forever() -> Bool { toolbar!.isShown == forever() }
}

struct Always: View {
  @Environment(Toolbar.self) var toolbar
  @State private var isOpen = false

  var body: some View {
    title
    if isOpen { title }
  }

  private var title: some View { Text(toolbar.isShown ? "shown" : "hidden") }
}

struct Sheet: View {
  @State private var toolbar = Toolbar()
  var body: some View { Screen().environment(toolbar) }
}

final class ScreenController: UIHostingController<Screen> {
  init() { super.init(rootView: Screen()) }
  required init?(coder: NSCoder) { fatalError() }
}

final class AlwaysController: UIHostingController<Always> {
  init() { super.init(rootView: Always()) }
  required init?(coder: NSCoder) { fatalError() }
}

func controllers() -> [UIViewController] { [ScreenController(), AlwaysController()] }
