import SwiftUI
@Observable
final class Store {
  var token = UserDefaults.standard.string(forKey: "token") ?? ""
}
func setUp() { UserDefaults.standard.register(defaults: ["token": "a"]) }
@main
struct MyApp: App {
    @State private var store: Store
    init() {
#if DEBUG
        setUp()
#endif
        _store = State(initialValue: Store())
    }
    var body: some Scene { WindowGroup { Text(store.token) } }
}
