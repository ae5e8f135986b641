import SwiftUI

final class Repository {
  static let shared = Repository()
  var current: String?
}

class Paywall: ObservableObject {
  @Published var offerings: [String] = []

  func load() {
    Repository.shared.current = "yearly"
    offerings = ["a", "b"]
  }
}

final class Sale: Paywall {
  private let repository = Repository.shared

  func offered(from offerings: [String]) -> String {
    repository.current ?? offerings.first ?? "none"
  }

  func first() -> String {
    let current = repository.current ?? "none"
    let offerings = [current]
    return offerings[0]
  }

  func named() -> String {
    guard let offerings = repository.current else { return "none" }
    return offerings
  }

  func joined() -> String {
    let parts = ["a"].map { offerings in offerings }
    return parts.joined() + (repository.current ?? "none")
  }

  func plain() -> String {
    repository.current ?? "none"
  }
}

struct SaleView: View {
  @StateObject private var sale = Sale()

  var body: some View {
    Text(sale.offered(from: []) + sale.first() + sale.named() + sale.joined() + sale.plain())
    Button("Load") { sale.load() }
  }
}

struct RepositoryView: View {
  @ObservedObject var paywall: Paywall

  var body: some View {
    let paywall = Repository.shared.current ?? "none"
    Text(paywall)
  }
}
