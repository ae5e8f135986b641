import SwiftUI

final class Service {
    nonisolated(unsafe) static var count = 0

    init() { Service.count += 1 }
}

enum Container {
    nonisolated(unsafe) static var keys = 0

    static func resolve() -> Service { Service() }

    static func nextKey() -> Int {
        keys += 1
        return keys
    }
}

@propertyWrapper
struct Injected {
    let wrappedValue: Service

    init() { wrappedValue = Container.resolve() }
}

@propertyWrapper
struct Keyed {
    var wrappedValue: Int
    let key: Int

    init(wrappedValue: Int, _ key: Int) {
        self.wrappedValue = wrappedValue
        self.key = key
    }
}

@propertyWrapper
struct Later {
    private var service: Service?

    init() {}

    var wrappedValue: Service {
        mutating get {
            let found = service ?? Service()
            service = found
            return found
        }
    }
}

final class Player: ObservableObject {
    @Injected var service
    @Published var title = ""
}

struct Part {
    @Injected var service
}

final class Owner: ObservableObject {
    let part = Part()
    @Published var title = ""
}

final class Numbered: ObservableObject {
    @Keyed(Container.nextKey()) var number = 1
    @Published var title = ""
}

final class Plain: ObservableObject {
    @Keyed(7) var number = 1
    @Later var service
    @Published var title = ""
}

struct PlayerView: View {
    @StateObject private var player = Player()
    var body: some View { Text(player.title) }
}

struct OwnerView: View {
    @StateObject private var owner = Owner()
    var body: some View { Text(owner.title) }
}

struct NumberedView: View {
    @StateObject private var numbered = Numbered()
    var body: some View { Text(numbered.title) }
}

struct PlainView: View {
    @StateObject private var plain = Plain()
    var body: some View { Text(plain.title) }
}

struct Screen: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
        PlayerView()
        OwnerView()
        NumberedView()
        PlainView()
    }
}
