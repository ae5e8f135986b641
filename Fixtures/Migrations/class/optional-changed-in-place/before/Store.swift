import SwiftUI
struct Row: Hashable { var id = 0 }
extension Optional { mutating func fill(_ f: () -> Wrapped) { if self == nil { self = f() } else { self = nil } } }
extension Optional where Wrapped == Row { mutating func next() { self = Row(id: (Store.shared.current?.id ?? 0) + 1) } }
final class Store: ObservableObject {
    static let shared = Store()
    @Published var current: Row? = Row(id: 9)
    @Published var other: Row?
    func go() { current.fill { Row(id: (current?.id ?? 0) + 1) } }
    func step() { other.next() }
    func more() { current.next() }
    func look() -> Int? { current.map { $0.id + (other?.id ?? 0) } }
}
struct Root: View { @StateObject private var s = Store(); var body: some View { Text("\(s.current?.id ?? -1)"); Button("Go") { s.go() } } }
