import SwiftUI

protocol Clock: AnyObject {
    var offset: Int { get set }
    var now: Int { get }
}

final class FixedClock: Clock {
    var offset = 0
    var now: Int { 100 + offset }
}

enum Services {
    static let clock = FixedClock()
    static func resolve<T>() -> T { clock as! T }
}

// Nothing sets what these hold.
@propertyWrapper
struct Injected<T> {
    let wrappedValue: T
    init() { wrappedValue = Services.resolve() }
}

@propertyWrapper
struct Resolved<T> {
    private(set) var wrappedValue: T
    init() { wrappedValue = Services.resolve() }
}

@propertyWrapper
struct Cell<T> {
    var wrappedValue: T
}

@Observable
final class ClockModel {
    @ObservationIgnored @Injected private var clock: Clock
    @ObservationIgnored @Resolved var other: any Clock
    private(set) var ticks = 0

    var text: String {
        // Update when `ticks` changes; `clock` is not observable.
        _ = ticks
        return "now \(clock.now)"
    }

    func shift() {
        clock.offset += 5
        ticks += 1
    }

    func shiftOther() {
        other.offset += 5
        ticks += 1
    }
}

struct ClockView: View {
    @State private var model = ClockModel()

    var body: some View {
        Text(model.text)
        Text("\(model.other.now)")
        Button("Shift") { model.shift() }
    }
}

// This one is set, and announced with another one.
@Observable
final class CellModel {
    var count: Int {
        get { access(keyPath: \.count); return storedCount }
        set { withMutation(keyPath: \.count) { storedCount = newValue } }
    }
    @ObservationIgnored @Cell private var storedCount: Int = 0
    private(set) var steps = 0

    func step() {
        count += 1
        steps += 1
    }
}

struct CellView: View {
    @State private var model = CellModel()
    var body: some View { Text("\(model.count)") }
}
