import SwiftUI

final class Router: ObservableObject {
    enum Tab: Hashable {
        case accounts, settings, about
    }

    @Published var tab: Tab = .accounts
    @Published var path: [Account] = []
    @Published var isAdding: Bool = false

    func show(_ account: Account) {
        tab = .accounts
        path = [account]
    }
}
