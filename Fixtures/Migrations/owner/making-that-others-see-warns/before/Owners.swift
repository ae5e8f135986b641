import Combine
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

class Base: ObservableObject {
    @Published var count = 0

    init() { observe() }

    func observe() { Server.shared.nextTicket() }
}

final class Derived: Base {}

final class Ticket: ObservableObject {
    @Published var number: Int

    init() { number = Server.shared.nextTicket() }
}

final class Delayed: ObservableObject {
    @Published var number = 0

    init() {}

    convenience init(number: Int) {
        self.init()
        self.number = number
        Server.shared.nextTicket()
    }
}

final class Clock: ObservableObject {
    @Published var now = Date()
    private let token = NotificationCenter.default.addObserver(
        forName: nil, object: nil, queue: nil
    ) { _ in }
}

final class Quiet: ObservableObject {
    @Published var names: [String]
    @Published var total = 0
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

final class Posted: ObservableObject {
    @Published var numbers: [Int]

    init() {
        numbers = [1, 2].map { number in
            NotificationCenter.default.post(name: Notification.Name("number"), object: nil)
            return number
        }
    }
}

struct OwnersView: View {
    @StateObject private var derived = Derived()
    @StateObject private var ticket = Ticket()
    @StateObject private var delayed = Delayed(number: 1)
    @StateObject private var clock = Clock()
    @StateObject private var quiet = Quiet()
    @StateObject private var posted = Posted()

    var body: some View {
        Text("\(derived.count) \(ticket.number) \(delayed.number) \(clock.now) \(quiet.total)")
        Text("\(posted.numbers.count)")
    }
}
