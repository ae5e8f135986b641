import SwiftUI
enum Config { static var limit = 1 }
final class Box: ObservableObject { @Published var n: Int; init(limit: Int) { n = limit } }
struct BoxView: View {
    @StateObject private var box: Box
    let big: Bool
    init(big: Bool) {
        self.big = big
        _box = StateObject(wrappedValue: Box(limit: Config.limit))
        prepare()
    }
    private func prepare() { if big { Config.limit = 10 } }
    var body: some View { Text("\(box.n)") }
}
struct Box2View: View {
    @StateObject private var box: Box
    let big: Bool
    init(big: Bool) {
        self.big = big
        _box = StateObject(wrappedValue: Box(limit: Config.limit))
        if big { Config.limit = 20 }
    }
    var body: some View { Text("\(box.n)") }
}
