import PartnerKit
import SwiftUI

final class Service {
  var count = 0
  var onChange: (() -> Void)?
  var onFinish: (@Sendable () -> Void)?
}

@MainActor
@Observable
final class Model {
  let service = Service()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var count: Int {
    _ = revision
    return service.count
  }

  func start() {
    service.onChange = { [weak self] in self?.revision += 1 }
    service.onFinish = { [weak self] in
      DispatchQueue.main.async { self?.revision += 1 }
    }
  }

  func startTasks() {
    service.onFinish = { [weak self] in
      Task { @MainActor in self?.revision += 1 }
    }
  }
}

@MainActor
final class Loose: ObservableObject {
  let service = Service()
  var count: Int { service.count }

  func start() {
    service.onFinish = { [weak self] in
      self?.objectWillChange.send()
    }
  }
}

struct Screen: View {
  var model: Model
  @ObservedObject var loose: Loose

  var body: some View { Text("\(model.count) \(loose.count)") }
}

@MainActor
@Observable
final class Remote {
  var name = ""
  let service = Service()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0

  var count: Int {
    _ = revision
    return service.count
  }
}

final class RemoteScreen: PartnerScreen {
  func show(_ remote: Remote) {
    print(remote.name)
    remote.revision += 1
  }
}

struct RemoteView: View {
  var remote: Remote

  var body: some View { Text("\(remote.count)") }
}
