import SwiftUI

@propertyWrapper
struct UserDefault<T> {
    let key: String
    let defaultValue: T
    var wrappedValue: T {
        get { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

@Observable
final class ApplyModel {
    private(set) var didShow: Bool {
        get { access(keyPath: \.didShow); return storedDidShow }
        set { withMutation(keyPath: \.didShow) { storedDidShow = newValue } }
    }
    @ObservationIgnored @UserDefault(key: "didShow", defaultValue: false)
    private var storedDidShow: Bool

    var showContent: Bool { !didShow }

    func hide() {
        didShow = true
    }
}

struct ApplyView: View {
    @State private var model: ApplyModel
    init() { _model = State(wrappedValue: ApplyModel()) }
    var body: some View {
        if model.showContent { Button("Apply") { model.hide() } }
    }
}

@Observable
final class Reloading {
    var isLoaded = false

    func reload() {
        UserDefaults.standard.set("new", forKey: "name")
        isLoaded = true
    }

    // `UserDefaults` is not observable, and views read it again when `isLoaded` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

struct ReloadingView: View {
    var model: Reloading
    var body: some View {
        if model.isLoaded { Text(UserDefaults.standard.string(forKey: "name") ?? "") }
        Button("Reload") { model.reload() }
    }
}
