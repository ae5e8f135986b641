import SwiftUI

protocol Checking: AnyObject, Observable {
  var isRunning: Bool { get }
}

@Observable
final class Checker: Checking {
  var isRunning = false
}

@Observable
final class FixedChecker: Checking {
  var isRunning = true
}

protocol Updating: AnyObject, Observable {
  var version: String { get }
}

@Observable
final class Updater: Updating {
  var version = ""
}

@main
struct Tools: App {
  @State private var checker = Checker()

  var body: some Scene {
    WindowGroup {
      ToolView<Updater, Checker>()
        .environment(checker)
    }
  }
}

struct ToolView<UpdaterType: Updating, CheckerType: Checking>: View {
  @Environment(UpdaterType.self) private var updater: UpdaterType?
  @Environment(CheckerType.self) private var checker

  var body: some View {
    Button("Check") { print(checker.isRunning) }
    Button("Update") { print(updater!.version) }
  }
}
