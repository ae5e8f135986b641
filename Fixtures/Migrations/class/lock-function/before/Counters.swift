import SwiftUI
final class A1: ObservableObject {
    private let queue = DispatchQueue(label: "a")
    private var counts: [String: Int] = [:]
    func value(_ k: String) -> Int { queue.sync { counts[k] ?? 0 } }
    func bump(_ k: String) {
        objectWillChange.send()
        queue.sync { counts[k, default: 0] += 1 }
    }
}
struct A1View: View {
    @StateObject private var c = A1()
    var body: some View { Text("\(c.value("a"))"); Button("x") { c.bump("a") } }
}
final class Guarded<V> {
    private let lock = NSLock(); private var v: V
    init(_ v: V) { self.v = v }
    func read<R>(_ f: (V) -> R) -> R { lock.lock(); defer { lock.unlock() }; return f(v) }
    func write<R>(_ f: (inout V) -> R) -> R { lock.lock(); defer { lock.unlock() }; return f(&v) }
}
final class A2: ObservableObject {
    private let counts = Guarded<[String: Int]>([:])
    func value(_ k: String) -> Int { counts.read { $0[k] ?? 0 } }
    func bump(_ k: String) {
        objectWillChange.send()
        counts.write { $0[k, default: 0] += 1 }
    }
}
struct A2View: View {
    @StateObject private var c = A2()
    var body: some View { Text("\(c.value("a"))"); Button("x") { c.bump("a") } }
}
final class A3: ObservableObject {
    private let lock = NSRecursiveLock()
    private var counts: [String: Int] = [:]
    private let store = UserDefaults.standard
    func value(_ k: String) -> Int { sync { counts[k] ?? 0 } }
    func saved(_ k: String) -> Int { sync { store.integer(forKey: k) } }
    func bump(_ k: String) {
        objectWillChange.send()
        sync { counts[k, default: 0] += 1; store.set(counts[k], forKey: k) }
    }
    func background(_ k: String) async {
        sync { counts[k, default: 0] += 1; store.set(counts[k], forKey: k) }
        await MainActor.run { objectWillChange.send() }
    }
    @discardableResult private func sync<T>(_ body: () throws -> T) rethrows -> T { lock.lock(); defer { lock.unlock() }; return try body() }
}
struct A3View: View {
    @StateObject private var c = A3()
    var body: some View { Text("\(c.value("a")) \(c.saved("a"))"); Button("x") { c.bump("a") } }
}
