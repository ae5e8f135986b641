import SwiftUI

@Observable
final class Router {
    enum Tab: Hashable {
        case accounts, settings, about
    }

    var tab: Tab = .accounts
    var path: [Account] = []
    var isAdding: Bool = false

    func show(_ account: Account) {
        tab = .accounts
        path = [account]
    }
}
