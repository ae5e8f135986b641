import SwiftUI

func register(_ object: AnyObject) {}

@Observable
final class Read {
  var count = 0

  func load() { count += 1 }
}

struct ReadView: View {
  @State private var model = Read()

  init() {
    print(model.count)
  }

  var body: some View { Text("\(model.count)") }
}

final class Passed: ObservableObject {
  @Published var count = 0

  func load() { count += 1 }
}

struct PassedView: View {
  @StateObject private var model = Passed()

  init() {
    register(model)
  }

  var body: some View { Text("\(model.count)") }
}

final class Looped: ObservableObject {
  @Published var count = 0

  func load() { count += 1 }
}

struct LoopedView: View {
  @StateObject private var model = Looped()

  init() {
    [1, 2].forEach { _ in model.load() }
  }

  var body: some View { Text("\(model.count)") }
}

final class Started: ObservableObject {
  @Published var count = 0

  func load() { count += 1 }
}

struct StartedView: View {
  @StateObject private var model = Started()

  init() {
    Task { [self] in model.load() }
  }

  var body: some View { Text("\(model.count)") }
}

@Observable
final class Copied {
  var count = 0

  func load() { count += 1 }
}

struct CopiedView: View {
  @State private var model = Copied()

  init(other: CopiedView?) {
    other?.model.load()
  }

  var body: some View { Text("\(model.count)") }
}

final class Stored: ObservableObject {
  @Published var count = 0
}

struct StoredView: View {
  @StateObject private var model: Stored

  init() {
    _model = StateObject(wrappedValue: Stored())
    _model.wrappedValue.count = 1
  }

  var body: some View { Text("\(model.count)") }
}
