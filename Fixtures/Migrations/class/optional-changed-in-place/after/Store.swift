import SwiftUI
struct Row: Hashable { var id = 0 }
extension Optional { mutating func fill(_ f: () -> Wrapped) { if self == nil { self = f() } else { self = nil } } }
extension Optional where Wrapped == Row { mutating func next() { self = Row(id: (Store.shared.current?.id ?? 0) + 1) } }
@Observable
final class Store {
    static let shared = Store()
    var current: Row? = Row(id: 9)
    var other: Row?
    func go() {
        var updatedCurrent = current
        updatedCurrent.fill { Row(id: (current?.id ?? 0) + 1) }
        current = updatedCurrent
    }
    func step() { other.next() }
    func more() {
        var updatedCurrent = current
        updatedCurrent.next()
        current = updatedCurrent
    }
    func look() -> Int? { current.map { $0.id + (other?.id ?? 0) } }
}
struct Root: View { @State private var s = Store(); var body: some View { Text("\(s.current?.id ?? -1)"); Button("Go") { s.go() } } }
