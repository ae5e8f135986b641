import SwiftUI
@propertyWrapper final class Atomic<V>: @unchecked Sendable {
    private let lock = NSLock(); private var value: V
    init(wrappedValue: V) { value = wrappedValue }
    var wrappedValue: V { lock.withLock { value } }
    var projectedValue: Atomic<V> { self }
    func mutate(_ f: (inout V) -> Void) { lock.withLock { f(&value) } }
}
@Observable
final class TrafficModel {
    @ObservationIgnored @Atomic var bytes = 0
    private(set) var label = "idle"
    func receive(_ n: Int) { $bytes.mutate { $0 += n }; label = n > 50 ? "busy" : "idle" }

    // `Atomic.value` is not observable, and views read it again when `label` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}
struct TrafficView: View {
    var t: TrafficModel
    var body: some View { Text("bytes \(t.bytes)"); Text(t.label) }
}
@propertyWrapper struct Computed<V> {
    let make: () -> V
    init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }
    var wrappedValue: V { make() }
}
final class Ledger { static let shared = Ledger(); var sum = 0 }
@Observable
final class BankModel {
    @ObservationIgnored @Computed var balance: Int = Ledger.shared.sum
    private(set) var lastEntry = "none"
    func deposit(_ n: Int) { Ledger.shared.sum += n; lastEntry = "deposit \(n)" }

    // `Ledger.sum` is not observable, and views read it again when `lastEntry` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}
struct BankView: View { var bank: BankModel; var body: some View { let _ = bank.lastEntry; Text("balance \(bank.balance)") } }
