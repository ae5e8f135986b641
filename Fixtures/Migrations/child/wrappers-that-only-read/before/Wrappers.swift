import SwiftUI
@propertyWrapper final class Atomic<V>: @unchecked Sendable {
    private let lock = NSLock(); private var value: V
    init(wrappedValue: V) { value = wrappedValue }
    var wrappedValue: V { lock.withLock { value } }
    var projectedValue: Atomic<V> { self }
    func mutate(_ f: (inout V) -> Void) { lock.withLock { f(&value) } }
}
final class TrafficModel: ObservableObject {
    @Atomic var bytes = 0
    @Published private(set) var label = "idle"
    func receive(_ n: Int) { $bytes.mutate { $0 += n }; label = n > 50 ? "busy" : "idle" }
}
struct TrafficView: View {
    @ObservedObject var t: TrafficModel
    var body: some View { Text("bytes \(t.bytes)"); Text(t.label) }
}
@propertyWrapper struct Computed<V> {
    let make: () -> V
    init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }
    var wrappedValue: V { make() }
}
final class Ledger { static let shared = Ledger(); var sum = 0 }
final class BankModel: ObservableObject {
    @Computed var balance: Int = Ledger.shared.sum
    @Published private(set) var lastEntry = "none"
    func deposit(_ n: Int) { Ledger.shared.sum += n; lastEntry = "deposit \(n)" }
}
struct BankView: View { @ObservedObject var bank: BankModel; var body: some View { Text("balance \(bank.balance)") } }
