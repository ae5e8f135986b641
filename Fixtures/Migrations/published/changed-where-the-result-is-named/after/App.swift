import Combine
import Observation

struct Turns {
    var items = [1, 2, 3]

    mutating func next(_ count: () throws -> Int) rethrows -> Int? {
        _ = try count()
        return items.popLast()
    }
}

@Observable
final class Player {
    var turns = Turns()
    var last: Int?

    func skip() -> () -> Void {
        { [weak self] in
            if var updatedTurns = self?.turns {
                _ = updatedTurns.next { self?.turns.items.count ?? 0 }
                self?.turns = updatedTurns
            }
            if var updatedTurns = self?.turns {
                self?.last = updatedTurns.next { self?.turns.items.count ?? 0 }
                self?.turns = updatedTurns
            }
        }
    }

    func attempt() {
        var updatedTurns = turns
        let turn = try? updatedTurns.next { try checked(turns.items.count) }
        turns = updatedTurns
        last = turn ?? nil
    }
}

func checked(_ count: Int) throws -> Int { count }

final class Named: ObservableObject {
    @Published var turns = Turns()

    func play() -> () -> Void {
        { [weak self] in
            let turn = self?.turns.next { self?.turns.items.count ?? 0 }, count = 3
            print(turn as Any, count)
        }
    }
}

final class Passed: ObservableObject {
    @Published var turns = Turns()
}

func play(_ passed: Passed?) -> Int? {
    var turn: Int? = 7
    turn = passed?.turns.next { passed?.turns.items.count ?? 0 }
    return turn
}

final class Failing: ObservableObject {
    @Published var turns = Turns()

    func play() throws -> Int {
        let turn = try turns.next { try checked(turns.items.count) }
        return turn ?? 0
    }
}
