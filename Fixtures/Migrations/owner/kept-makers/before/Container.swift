import SwiftUI
final class Wallet: ObservableObject { @Published private(set) var coins = 0; func earn() { coins += 1 } }
final class Purse: ObservableObject { @Published var coins = 0 }
final class Bag: ObservableObject { @Published var coins = 0 }
final class Container {
    nonisolated(unsafe) static let shared = Container()
    var makers: [ObjectIdentifier: () -> Any] = [:]
    var makeBag: (() -> Bag)?
    func make<T>() -> T { makers[ObjectIdentifier(T.self)]!() as! T }
    func resolve<T>(_ type: T.Type) -> T {
        guard let maker = makers[ObjectIdentifier(type)], let made = maker() as? T else { fatalError() }
        return made
    }
    func bag() -> Bag { makeBag?() ?? Bag() }
}
struct WalletView: View {
    @StateObject private var wallet: Wallet = Container.shared.make()
    @StateObject private var purse = Container.shared.resolve(Purse.self)
    @StateObject private var bag = Container.shared.bag()
    var body: some View { Text("coins \(wallet.coins) \(purse.coins) \(bag.coins)"); Button("Earn") { wallet.earn() } }
}
