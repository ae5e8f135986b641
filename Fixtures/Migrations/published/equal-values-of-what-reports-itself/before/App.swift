import SwiftUI
import Combine

@propertyWrapper
struct UserDefault<T> {
    let key: String
    let defaultValue: T
    var wrappedValue: T {
        get { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

final class ApplyModel: ObservableObject {
    @UserDefault(key: "didShow", defaultValue: false)
    private(set) var didShow: Bool

    var showContent: Bool { !didShow }

    func hide() {
        didShow = true
        objectWillChange.send()
    }
}

struct ApplyView: View {
    @StateObject private var model: ApplyModel
    init() { _model = StateObject(wrappedValue: ApplyModel()) }
    var body: some View {
        if model.showContent { Button("Apply") { model.hide() } }
    }
}

final class Reloading: ObservableObject {
    @Published var isLoaded = false

    func reload() {
        UserDefaults.standard.set("new", forKey: "name")
        isLoaded = true
    }
}

struct ReloadingView: View {
    @ObservedObject var model: Reloading
    var body: some View {
        if model.isLoaded { Text(UserDefaults.standard.string(forKey: "name") ?? "") }
        Button("Reload") { model.reload() }
    }
}
