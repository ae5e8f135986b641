import SwiftUI

final class Flags: ObservableObject {
    @Published private var on: Set<String> = []
    @Published var grid = [[0, 0], [0, 0]]

    subscript(_ key: String) -> Bool {
        get { on.contains(key) }
        set { if newValue { on.insert(key) } else { on.remove(key) } }
    }
}

struct FlagsView: View {
    @ObservedObject var flags: Flags

    var body: some View {
        ForEach(["a", "b"], id: \.self) { key in
            Toggle(key, isOn: $flags[key])
        }
        Stepper("corner", value: $flags.grid[0][1])
    }
}
