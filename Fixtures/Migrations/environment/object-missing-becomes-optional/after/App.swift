import SwiftUI

@Observable
final class Router {
  var path: [Int] = []
  var isBusy = false

  func open(_ number: Int) -> Int {
    path.append(number)
    return number
  }

  func load() async throws {}
}

final class Archive: ObservableObject {
  @Published var count = 0
}

@Observable
final class Log {
  var count = 0
}

func note(_ router: Router) {}

struct ImportButton: View {
  @Environment(Router.self) var router: Router?
  @EnvironmentObject private var archive: Archive

  var body: some View {
    Button("Import") { router?.path.append(1) }
    Button("Again") {
      self.router?.isBusy = true
      let number = router!.open(2)
      router?.path[0] += number
      if router!.isBusy { run() } else { _ = router!.open(3) }
      note(router!)
      router!
    }
    Button("Slowly") { withAnimation { router!.path.removeAll() } }
    Button("Archive") { [archive] in archive.count += 1 }
  }

  private func run() {
    switch router!.path.count {
    case 0: router?.isBusy = false
    default: break
    }
    Task {
      try await router?.load()
      router?.isBusy = false
    }
    Task { try? await router?.load() }
    let binding = Bindable(router!).isBusy
    binding.wrappedValue = true
  }
}

struct DebugButton: View {
  #if DEBUG
    @Environment(Router.self) private var router
  #endif

  var body: some View {
    Button("Debug") {
      #if DEBUG
        router.path = []
      #endif
    }
  }
}

protocol Titled {
  var archive: Archive { get }
}

struct ArchiveButton: View, Titled {
  @EnvironmentObject var archive: Archive

  var body: some View {
    Button("Archive") { archive.count = 0 }
  }
}

struct LogButton: View {
  @State private var log = Log()

  var body: some View {
    Button("Log") { [log] in log.count += 1 }
  }
}

@main
struct MyApp: App {
  @State private var router = Router()
  @StateObject private var archive = Archive()

  var body: some Scene {
    WindowGroup {
      Text("\(router.path.count)").environment(router).environmentObject(archive)
    }
    .commands { CommandMenu("File") { ImportButton(); DebugButton(); ArchiveButton(); LogButton() } }
  }
}
