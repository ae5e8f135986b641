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
@Observable
final class SetViewModel {
  var status = "offline"
  var relations: [String] = []
  var records: [String] = []
  var titles: [String] = []
  var columns = 0
  var total = 0
  private let document: DocumentProtocol
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

  var activeView: String {
    // Update when one of these changes; `Document.activeView` is not observable.
    _ = (status, relations)
    return document.activeView
  }

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

  // `Document.activeView` is not observable, and views read it again when `status` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

  // `document` is not observable, and views read it again when `relations` is assigned.
  private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }
}

struct SetView: View {
  @State private var model: SetViewModel

  init(document: DocumentProtocol) {
    _model = State(wrappedValue: SetViewModel(document: document))
  }

  var body: some View {
    VStack {
      Text(model.activeView)
      Text(model.status)
    }
  }
}

/// What a condition at the beginning leaves out, it leaves out of both.
@Observable
final class Checks {
  var date = Date.distantPast
  var count = 0

  func check(_ isOn: Bool) {
    guard isOn else { return }
    count += 1
    if count > 3 { return }
    UserDefaults.standard.set(count, forKey: "checks")
    date = Date()
  }
}

struct ChecksView: View {
  var checks: Checks

  var body: some View {
    // Update when `count` changes; `UserDefaults` is not observable.
    let _ = checks.count
    Text("\(UserDefaults.standard.integer(forKey: "checks"))")
  }
}
