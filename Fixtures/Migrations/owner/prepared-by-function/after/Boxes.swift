import SwiftUI
enum Config { static var limit = 1 }
@Observable
final class Box { var n: Int; init(limit: Int) { n = limit } }
struct BoxView: View {
    @State private var box: Box
    let big: Bool
    init(big: Bool) {
        self.big = big
        _box = State(wrappedValue: Box(limit: Config.limit))
        prepare()
    }
    private func prepare() { if big { Config.limit = 10 } }
    var body: some View { Text("\(box.n)") }
}
struct Box2View: View {
    @State private var box: Box
    let big: Bool
    init(big: Bool) {
        self.big = big
        if big { Config.limit = 20 }
        _box = State(wrappedValue: Box(limit: Config.limit))
    }
    var body: some View { Text("\(box.n)") }
}
