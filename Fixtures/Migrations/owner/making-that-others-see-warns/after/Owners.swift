import SwiftUI

final class Server {
    static let shared = Server()
    private(set) var issued = 0

    func nextTicket() -> Int {
        issued += 1
        return issued
    }

    func currentTicket() -> Int { issued }
}

@Observable
class Base {
    var count = 0

    init() { observe() }

    func observe() { Server.shared.nextTicket() }
}

final class Derived: Base {}

@Observable
final class Ticket {
    var number: Int

    init() { number = Server.shared.nextTicket() }
}

@Observable
final class Delayed {
    var number = 0

    init() {}

    convenience init(number: Int) {
        self.init()
        self.number = number
        Server.shared.nextTicket()
    }
}

@Observable
final class Clock {
    var now = Date()
    private let token = NotificationCenter.default.addObserver(
        forName: nil, object: nil, queue: nil
    ) { _ in }
}

@Observable
final class Quiet {
    var names: [String]
    var total = 0
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("d")
        return formatter
    }()
    private let ticket: Int

    init() {
        names = ["b", "a"].sorted { $0 < $1 }
        ticket = Server.shared.currentTicket()
        configure()
        print("made")
    }

    private func configure() { total = names.count }
}

@Observable
final class Posted {
    var numbers: [Int]

    init() {
        numbers = [1, 2].map { number in
            NotificationCenter.default.post(name: Notification.Name("number"), object: nil)
            return number
        }
    }
}

struct OwnersView: View {
    @State private var derived = Derived()
    @State private var ticket = Ticket()
    @State private var delayed = Delayed(number: 1)
    @State private var clock = Clock()
    @State private var quiet = Quiet()
    @State private var posted = Posted()

    var body: some View {
        Text("\(derived.count) \(ticket.number) \(delayed.number) \(clock.now) \(quiet.total)")
        Text("\(posted.numbers.count)")
    }
}
