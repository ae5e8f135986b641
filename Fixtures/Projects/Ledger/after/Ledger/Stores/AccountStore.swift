import Foundation
import Observation

/// The accounts of the user.
@Observable
final class AccountStore {
    var accounts: [Account] = [Account(name: "Cash")]
    var selected: Account?

    /// What was looked at last. Announced by hand, because it is not published.
    private(set) var history: [Account.ID] = []

    let archive = Archive()

    init() {
        selected = accounts.first
    }

    func select(_ account: Account) {
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
@Observable
final class Archive {
    var accounts: [Account] = []
}
