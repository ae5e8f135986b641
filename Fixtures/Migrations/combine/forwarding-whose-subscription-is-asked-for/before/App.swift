import Combine
import SwiftUI

final class Engine: ObservableObject {
    @Published var speed = 0
}

final class Car: ObservableObject {
    let engine = Engine()
    @Published var log = ""
    private var cancellable: AnyCancellable?
    private var cancellables = Set<AnyCancellable>()
    private var subscriptions: [Int: AnyCancellable] = [:]

    func start() {
        log += "start"
        engine.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
        subscriptions[1] = engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }

    func restart() {
        guard cancellable == nil else { return }
        cancellable = engine.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
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

final class Session: ObservableObject {
    let service = Service()
    @Published private(set) var starts = 0
    private var cancellable: AnyCancellable?
    var isRunning: Bool { cancellable != nil }

    func start() {
        starts += 1
        cancellable = service.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

final class Log: ObservableObject {
    let service = Service()
    @Published private(set) var text = ""
    private var cancellables = Set<AnyCancellable>()

    func start() {
        service.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
        text += "\(cancellables.count)"
    }
}

final class Gate: ObservableObject {
    let service = Service()
    @Published private(set) var opened = 0
    private var subscriptions: [Int: AnyCancellable] = [:]

    func open(_ id: Int) {
        guard subscriptions[id] == nil else { return }
        opened += 1
        subscriptions[id] = service.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

final class Status: ObservableObject {
    let service = Service()
    @Published var name = ""
    var cancellable: AnyCancellable?

    func start() {
        cancellable = service.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

final class Clock: ObservableObject {
    let service = Service()
    @Published var hour = 0
    private var cancellable: AnyCancellable!

    func start() {
        hour += 1
        cancellable = service.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
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
    @StateObject private var car = Car()

    var body: some View { Text("\(car.engine.speed) \(car.log)") }
}

struct SessionView: View {
    @StateObject private var session = Session()

    var body: some View { Text("\(session.service.count) \(session.starts) \(session.isRunning)") }
}

struct LogView: View {
    @StateObject private var log = Log()

    var body: some View { Text("\(log.service.count) \(log.text)") }
}

struct GateView: View {
    @StateObject private var gate = Gate()

    var body: some View { Text("\(gate.service.count) \(gate.opened)") }
}

struct StatusView: View {
    @StateObject private var status = Status()

    var body: some View { Text("\(status.service.count) \(status.name) \(isLive(status))") }
}

struct ClockView: View {
    @StateObject private var clock = Clock()

    var body: some View { Text("\(clock.service.count) \(clock.hour)") }
}
