import SwiftUI

@Observable
class Selection {
    var names: [String] = []
    var current: String?
}

@Observable
class Settings {
    var isLoud = UserDefaults.standard.bool(forKey: "loud")
}

struct Root: View {
    @Environment(Selection.self) private var selection
    @Environment(Settings.self) private var settings
    var body: some View {
        Text("\(selection.names.count) \(settings.isLoud ? "loud" : "quiet")")
    }
}

@main
struct Main: App {
    @State private var selection = Selection()
    @State private var settings: Settings

    init() {
        UserDefaults.standard.register(defaults: ["loud": true])
        _settings = State(initialValue: Settings())
    }

    var body: some Scene {
        WindowGroup {
            Root().environment(selection).environment(settings)
        }
    }
}
