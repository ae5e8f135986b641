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
  // Since Swift 6.2 `@Observable` skips equal values; this announces each assignment, as `@Published` did.
  private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }
}

final class Sale: Paywall {
  private let repository = Repository.shared

  func offered(from offerings: [String]) -> String {
    // Updates when `offerings` changes, as `Repository.current` is not observable.
    _ = self.offerings
    return repository.current ?? offerings.first ?? "none"
  }

  func first() -> String {
    // Updates when `offerings` changes, as `Repository.current` is not observable.
    _ = offerings
    let current = repository.current ?? "none"
    let offerings = [current]
    return offerings[0]
  }

  func named() -> String {
    // Updates when `offerings` changes, as `Repository.current` is not observable.
    _ = offerings
    guard let offerings = repository.current else { return "none" }
    return offerings
  }

  func joined() -> String {
    // Updates when `offerings` changes, as `Repository.current` is not observable.
    _ = offerings
    let parts = ["a"].map { offerings in offerings }
    return parts.joined() + (repository.current ?? "none")
  }

  func plain() -> String {
    // Updates when `offerings` changes, as `Repository.current` is not observable.
    _ = offerings
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
    // Updates when `offerings` changes, as `Repository.current` is not observable.
    let _ = paywall.offerings
    let paywall = Repository.shared.current ?? "none"
    Text(paywall)
  }
}
