import Combine
import Foundation

/// The accounts of the user.
final class AccountStore: ObservableObject {
    @Published var accounts: [Account] = [Account(name: "Cash")]
    @Published var selected: Account?

    /// What was looked at last. Announced by hand, because it is not published.
    private(set) var history: [Account.ID] = []

    let archive = Archive()
    private var cancellables = Set<AnyCancellable>()

    init() {
        selected = accounts.first
        archive.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }

    func select(_ account: Account) {
        objectWillChange.send()
        history.append(account.id)
        selected = account
    }

    func add(named name: String) {
        accounts.append(Account(name: name))
    }

    func archiveSelected() {
        guard let account = selected else { return }
        accounts.removeAll { $0 == account }
        archive.accounts.append(account)
        selected = accounts.first
    }
}

/// Accounts that are closed. Shown through the store.
final class Archive: ObservableObject {
    @Published var accounts: [Account] = []
}
