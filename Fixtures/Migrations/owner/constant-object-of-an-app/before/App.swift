import SwiftUI

class Selection: ObservableObject {
    @Published var names: [String] = []
    @Published var current: String?
}

class Settings: ObservableObject {
    @Published var isLoud = UserDefaults.standard.bool(forKey: "loud")
}

struct Root: View {
    @EnvironmentObject private var selection: Selection
    @EnvironmentObject private var settings: Settings
    var body: some View {
        Text("\(selection.names.count) \(settings.isLoud ? "loud" : "quiet")")
    }
}

@main
struct Main: App {
    @StateObject private var selection = Selection()
    @StateObject private var settings = Settings()

    init() {
        UserDefaults.standard.register(defaults: ["loud": true])
    }

    var body: some Scene {
        WindowGroup {
            Root().environmentObject(selection).environmentObject(settings)
        }
    }
}
