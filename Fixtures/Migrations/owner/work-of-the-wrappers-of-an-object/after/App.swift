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

@Observable
final class Player {
    @ObservationIgnored @Injected var service
    var title = ""
}

struct Part {
    @Injected var service
}

@Observable
final class Owner {
    let part = Part()
    var title = ""
}

@Observable
final class Numbered {
    @ObservationIgnored @Keyed(Container.nextKey()) var number = 1
    var title = ""
}

@Observable
final class Plain {
    @ObservationIgnored @Keyed(7) var number = 1
    @ObservationIgnored @Later var service
    var title = ""
}

struct PlayerView: View {
    @State private var player = Player()
    var body: some View { Text(player.title) }
}

struct OwnerView: View {
    @State private var owner = Owner()
    var body: some View { Text(owner.title) }
}

struct NumberedView: View {
    @State private var numbered = Numbered()
    var body: some View { Text(numbered.title) }
}

struct PlainView: View {
    @State private var plain = Plain()
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
