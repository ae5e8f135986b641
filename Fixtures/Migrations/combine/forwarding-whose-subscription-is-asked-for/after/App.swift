import Combine
import SwiftUI

@Observable
final class Engine {
    var speed = 0
}

@Observable
final class Car {
    let engine = Engine()
    var log = ""
    @ObservationIgnored private var cancellable: AnyCancellable?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()
    @ObservationIgnored private var subscriptions: [Int: AnyCancellable] = [:]

    func start() {
        log += "start"
    }

    func restart() {
    }

    func stop() {
        log += "stop"
        cancellable?.cancel()
        cancellables.forEach { $0.cancel() }
        cancellables.removeAll()
        subscriptions.removeValue(forKey: 1)?.cancel()
        subscriptions.values.forEach { $0.cancel() }
        for subscription in subscriptions.values { subscription.cancel() }
        subscriptions = [:]
    }

    deinit { cancellable?.cancel() }
}

final class Service: ObservableObject {
    @Published var count = 0
}

@Observable
final class Session {
    let service = Service()
    private(set) var starts = 0
    private var cancellable: AnyCancellable?

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    var isRunning: Bool { cancellable != nil }

    func start() {
        starts += 1
        cancellable = service.objectWillChange.sink { [weak self] _ in self?.revision += 1 }
    }
}

@Observable
final class Log {
    let service = Service()
    private(set) var text = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    func start() {
        service.objectWillChange.sink { [weak self] _ in self?.revision += 1 }
            .store(in: &cancellables)
        text += "\(cancellables.count)"
    }
}

@Observable
final class Gate {
    let service = Service()
    private(set) var opened = 0
    @ObservationIgnored private var subscriptions: [Int: AnyCancellable] = [:]

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    func open(_ id: Int) {
        guard subscriptions[id] == nil else { return }
        opened += 1
        subscriptions[id] = service.objectWillChange.sink { [weak self] _ in self?.revision += 1 }
    }
}

@Observable
final class Status {
    let service = Service()
    var name = ""
    @ObservationIgnored var cancellable: AnyCancellable?

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    func start() {
        cancellable = service.objectWillChange.sink { [weak self] _ in self?.revision += 1 }
    }
}

@Observable
final class Clock {
    let service = Service()
    var hour = 0
    @ObservationIgnored private var cancellable: AnyCancellable!

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    func start() {
        hour += 1
        cancellable = service.objectWillChange.sink { [weak self] _ in self?.revision += 1 }
    }

    func stop() { cancellable.cancel() }
}

func isLive(_ status: Status) -> Bool {
    if let cancellable = status.cancellable {
        print(cancellable)
        return true
    }
    return false
}

struct Screen: View {
    @State private var car = Car()

    var body: some View { Text("\(car.engine.speed) \(car.log)") }
}

struct SessionView: View {
    @State private var session = Session()

    var body: some View {
        let _ = session.revision
        Text("\(session.service.count) \(session.starts) \(session.isRunning)")
    }
}

struct LogView: View {
    @State private var log = Log()

    var body: some View {
        let _ = log.revision
        Text("\(log.service.count) \(log.text)")
    }
}

struct GateView: View {
    @State private var gate = Gate()

    var body: some View {
        let _ = gate.revision
        Text("\(gate.service.count) \(gate.opened)")
    }
}

struct StatusView: View {
    @State private var status = Status()

    var body: some View {
        let _ = status.revision
        Text("\(status.service.count) \(status.name) \(isLive(status))")
    }
}

struct ClockView: View {
    @State private var clock = Clock()

    var body: some View {
        let _ = clock.revision
        Text("\(clock.service.count) \(clock.hour)")
    }
}
