import Combine
import Foundation

extension Published where Value == String {
    init(wrappedValue: Value, key: String) {
        self.init(initialValue: UserDefaults.standard.string(forKey: key) ?? wrappedValue)
    }
}

final class Settings: ObservableObject {
    @Published(key: "name") var name = "none"
}
