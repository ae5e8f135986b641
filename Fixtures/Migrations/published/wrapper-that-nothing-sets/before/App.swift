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

final class ClockModel: ObservableObject {
    @Injected private var clock: Clock
    @Resolved var other: any Clock
    @Published private(set) var ticks = 0

    var text: String { "now \(clock.now)" }

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
    @StateObject private var model = ClockModel()

    var body: some View {
        Text(model.text)
        Text("\(model.other.now)")
        Button("Shift") { model.shift() }
    }
}

// This one is set, and announced with another one.
final class CellModel: ObservableObject {
    @Cell var count: Int = 0
    @Published private(set) var steps = 0

    func step() {
        count += 1
        steps += 1
    }
}

struct CellView: View {
    @StateObject private var model = CellModel()
    var body: some View { Text("\(model.count)") }
}
