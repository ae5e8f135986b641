import SwiftUI

enum Load<Value> {
    case none
    case loading(Value, Int)
    case loaded(Value)
    case failed(Error)
}

extension Load: Equatable where Value: Equatable {
    static func == (lhs: Load<Value>, rhs: Load<Value>) -> Bool {
        switch (lhs, rhs) {
        case (.none, .none): return true
        case (.loading(let lhs, _), .loading(let rhs, _)): return lhs == rhs
        case (.loaded(let lhs), .loaded(let rhs)): return lhs == rhs
        case (.failed(let lhs), .failed(let rhs)):
            return lhs.localizedDescription == rhs.localizedDescription
        default: return false
        }
    }
}

@Observable
final class Users {
    var user: Load<Int> = .none
    func load(_ id: Int) { user = .loading(id, 2) }

    // `==` of `Load` does not compare everything.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Load<Int>, _ rhs: Load<Int>) -> Bool { true }
}

struct UsersView: View {
    @State private var users = Users()
    var body: some View {
        if case .loading(let id, let percent) = users.user { Text("\(id) \(percent)") }
    }
}
