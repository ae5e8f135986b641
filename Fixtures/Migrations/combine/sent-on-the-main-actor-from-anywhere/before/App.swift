import PartnerKit
import SwiftUI

final class Service {
  var count = 0
  var onChange: (() -> Void)?
  var onFinish: (@Sendable () -> Void)?
}

@MainActor
final class Model: ObservableObject {
  let service = Service()
  var count: Int { service.count }

  func start() {
    service.onChange = { [weak self] in self?.objectWillChange.send() }
    service.onFinish = { [weak self] in
      DispatchQueue.main.async { self?.objectWillChange.send() }
    }
  }

  func startTasks() {
    service.onFinish = { [weak self] in
      Task { @MainActor in self?.objectWillChange.send() }
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
  @ObservedObject var model: Model
  @ObservedObject var loose: Loose

  var body: some View { Text("\(model.count) \(loose.count)") }
}

@MainActor
final class Remote: ObservableObject {
  @Published var name = ""
  let service = Service()
  var count: Int { service.count }
}

final class RemoteScreen: PartnerScreen {
  func show(_ remote: Remote) {
    print(remote.name)
    remote.objectWillChange.send()
  }
}

struct RemoteView: View {
  @ObservedObject var remote: Remote

  var body: some View { Text("\(remote.count)") }
}
