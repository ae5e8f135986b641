import SwiftUI
@Observable
final class A1 {
    private let queue = DispatchQueue(label: "a")
    private var counts: [String: Int] = [:]
    func value(_ k: String) -> Int { queue.sync { counts[k] ?? 0 } }
    func bump(_ k: String) {
        queue.sync { counts[k, default: 0] += 1 }
    }
}
struct A1View: View {
    @State private var c = A1()
    var body: some View { Text("\(c.value("a"))"); Button("x") { c.bump("a") } }
}
final class Guarded<V> {
    private let lock = NSLock(); private var v: V
    init(_ v: V) { self.v = v }
    func read<R>(_ f: (V) -> R) -> R { lock.lock(); defer { lock.unlock() }; return f(v) }
    func write<R>(_ f: (inout V) -> R) -> R { lock.lock(); defer { lock.unlock() }; return f(&v) }
}
@Observable
final class A2 {
    private let counts = Guarded<[String: Int]>([:])

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private var revision = 0

    func value(_ k: String) -> Int {
        _ = revision
        return counts.read { $0[k] ?? 0 }
    }
    func bump(_ k: String) {
        revision += 1
        counts.write { $0[k, default: 0] += 1 }
    }
}
struct A2View: View {
    @State private var c = A2()
    var body: some View { Text("\(c.value("a"))"); Button("x") { c.bump("a") } }
}
@Observable
final class A3 {
    private let lock = NSRecursiveLock()
    private var counts: [String: Int] = [:]
    private let store = UserDefaults.standard

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private var revision = 0

    func value(_ k: String) -> Int { sync { counts[k] ?? 0 } }
    func saved(_ k: String) -> Int {
        _ = revision
        return sync { store.integer(forKey: k) }
    }
    func bump(_ k: String) {
        revision += 1
        sync { counts[k, default: 0] += 1; store.set(counts[k], forKey: k) }
    }
    func background(_ k: String) async {
        sync { counts[k, default: 0] += 1; store.set(counts[k], forKey: k) }
        await MainActor.run { revision += 1 }
    }
    @discardableResult private func sync<T>(_ body: () throws -> T) rethrows -> T { lock.lock(); defer { lock.unlock() }; return try body() }
}
struct A3View: View {
    @State private var c = A3()
    var body: some View { Text("\(c.value("a")) \(c.saved("a"))"); Button("x") { c.bump("a") } }
}
