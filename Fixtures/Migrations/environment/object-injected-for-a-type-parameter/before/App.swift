import SwiftUI

protocol Checking: ObservableObject {
  var isRunning: Bool { get }
}

final class Checker: Checking {
  @Published var isRunning = false
}

final class FixedChecker: Checking {
  @Published var isRunning = true
}

protocol Updating: ObservableObject {
  var version: String { get }
}

final class Updater: Updating {
  @Published var version = ""
}

@main
struct Tools: App {
  @StateObject private var checker = Checker()

  var body: some Scene {
    WindowGroup {
      ToolView<Updater, Checker>()
        .environmentObject(checker)
    }
  }
}

struct ToolView<UpdaterType: Updating, CheckerType: Checking>: View {
  @EnvironmentObject private var updater: UpdaterType
  @EnvironmentObject private var checker: CheckerType

  var body: some View {
    Button("Check") { print(checker.isRunning) }
    Button("Update") { print(updater.version) }
  }
}
