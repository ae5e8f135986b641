import Combine
import SwiftUI

final class Profile: ObservableObject {
    @Published(initialValue: "Guest") var name: String?
    @Published(wrappedValue: 3) private(set) var level: Int!
    @Published(wrappedValue: 3) var a
    @Published<Int> var b = 7
    @Combine.Published<Double>(initialValue: 8) private(set) var c
    @Published<[String: Int]> var d: [String: Int]
    @Published() var e: Int = 6
    @Published(initialValue: 1) var f: Int { didSet { e += 1 } }

    init() {
        d = [:]
    }
}

struct ProfileView: View {
    @ObservedObject(initialValue: Profile()) var bound
    @ObservedObject(initialValue: Profile()) var shown: Profile

    var body: some View {
        TextField("b", value: $bound.b, format: .number)
        Text("\(shown.a)")
    }

    init(bound: Profile, shown: Profile) {
        self.bound = bound
        self.shown = shown
    }
}
