import Combine
import SwiftUI

enum DocumentUpdate {
  case data(clear: Bool)
  case status(String)
}

protocol DocumentProtocol: AnyObject {
  var activeView: String { get }
  var updates: AnyPublisher<DocumentUpdate, Never> { get }
}

final class Document: DocumentProtocol {
  private(set) var activeView = "all"
  private let subject = PassthroughSubject<DocumentUpdate, Never>()
  var updates: AnyPublisher<DocumentUpdate, Never> { subject.eraseToAnyPublisher() }

  func select(_ view: String) {
    activeView = view
    subject.send(.data(clear: false))
  }

  func setStatus(_ status: String) {
    subject.send(.status(status))
  }
}

@MainActor
final class SetViewModel: ObservableObject {
  @Published var status = "offline"
  @Published var relations: [String] = []
  @Published var records: [String] = []
  @Published var titles: [String] = []
  @Published var columns = 0
  @Published var total = 0
  private let document: DocumentProtocol
  private var subscriptions = Set<AnyCancellable>()

  var activeView: String { document.activeView }

  init(document: DocumentProtocol) {
    self.document = document
    document.updates.sink { [weak self] update in
      Task { [weak self] in
        await self?.onDataChange(update)
      }
    }.store(in: &subscriptions)
  }

  private func onDataChange(_ update: DocumentUpdate) async {
    switch update {
    case .data(let clear):
      await onDataUpdate(clear: clear)
    case .status(let value):
      status = value
    }
  }

  private func onDataUpdate(clear: Bool) async {
    relations = [document.activeView, "x"]
    guard !clear else { return }
    records = ["a"]
    titles = ["t"]
    columns = 3
    total += 1
  }
}

struct SetView: View {
  @StateObject private var model: SetViewModel

  init(document: DocumentProtocol) {
    _model = StateObject(wrappedValue: SetViewModel(document: document))
  }

  var body: some View {
    VStack {
      Text(model.activeView)
      Text(model.status)
    }
  }
}

/// What a condition at the beginning leaves out, it leaves out of both.
final class Checks: ObservableObject {
  @Published var date = Date.distantPast
  @Published var count = 0

  func check(_ isOn: Bool) {
    guard isOn else { return }
    count += 1
    if count > 3 { return }
    UserDefaults.standard.set(count, forKey: "checks")
    date = Date()
  }
}

struct ChecksView: View {
  @ObservedObject var checks: Checks

  var body: some View { Text("\(UserDefaults.standard.integer(forKey: "checks"))") }
}
