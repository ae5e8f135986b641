import SwiftUI
final class Store: ObservableObject {
  @Published var token = UserDefaults.standard.string(forKey: "token") ?? ""
}
func setUp() { UserDefaults.standard.register(defaults: ["token": "a"]) }
@main
struct MyApp: App {
    @StateObject private var store = Store()
    init() {
#if DEBUG
        setUp()
#endif
    }
    var body: some Scene { WindowGroup { Text(store.token) } }
}
