import SwiftUI

@Observable
final class Profile {
    var name: String? = "Guest"
    private(set) var level: Int! = 3
    var a = 3
    var b: Int = 7
    private(set) var c: Double = 8
    var d: [String: Int]
    var e: Int = 6
    var f: Int = 1 { didSet { e += 1 } }

    init() {
        d = [:]
    }
}

struct ProfileView: View {
    @Bindable var bound = Profile()
    var shown: Profile = Profile()

    var body: some View {
        TextField("b", value: $bound.b, format: .number)
        Text("\(shown.a)")
    }

    init(bound: Profile, shown: Profile) {
        self.bound = bound
        self.shown = shown
    }
}
