import SwiftUI

final class Repository {
  static let shared = Repository()
  var current: String?
}

@Observable
class Paywall {
  var offerings: [String] = []

  func load() {
    Repository.shared.current = "yearly"
    offerings = ["a", "b"]
  }

  // `Repository.current` is not observable, and views read it again when `offerings` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }
}

final class Sale: Paywall {
  private let repository = Repository.shared

  func offered(from offerings: [String]) -> String {
    // Update when `offerings` changes; `Repository.current` is not observable.
    _ = self.offerings
    return repository.current ?? offerings.first ?? "none"
  }

  func first() -> String {
    _ = offerings  // Update when `offerings` changes; `Repository.current` is not observable.
    let current = repository.current ?? "none"
    let offerings = [current]
    return offerings[0]
  }

  func named() -> String {
    _ = offerings  // Update when `offerings` changes; `Repository.current` is not observable.
    guard let offerings = repository.current else { return "none" }
    return offerings
  }

  func joined() -> String {
    _ = offerings  // Update when `offerings` changes; `Repository.current` is not observable.
    let parts = ["a"].map { offerings in offerings }
    return parts.joined() + (repository.current ?? "none")
  }

  func plain() -> String {
    _ = offerings  // Update when `offerings` changes; `Repository.current` is not observable.
    return repository.current ?? "none"
  }
}

struct SaleView: View {
  @State private var sale = Sale()

  var body: some View {
    Text(sale.offered(from: []) + sale.first() + sale.named() + sale.joined() + sale.plain())
    Button("Load") { sale.load() }
  }
}

struct RepositoryView: View {
  var paywall: Paywall

  var body: some View {
    // Update when `offerings` changes; `Repository.current` is not observable.
    let _ = paywall.offerings
    let paywall = Repository.shared.current ?? "none"
    Text(paywall)
  }
}
