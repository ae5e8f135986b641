import SwiftUI

final class Auth: ObservableObject {
    @Published var user = 0

    func logOut() {
        UserDefaults.standard.removeObject(forKey: "token")
        user = 0
    }
}

final class Clubs: ObservableObject {
    @Published var clubs: [Int] = []
    @Published var notices: [Int] = []

    func leave(_ auth: Auth) {
        auth.logOut()
        clubs = []
        notices = []
    }
}

final class Service {
    let token = UserDefaults.standard.string(forKey: "token")
    func fetch() async -> String { token ?? "" }
}

final class Detail: ObservableObject {
    @Published var text = ""
    private let service: Service

    init(service: Service) { self.service = service }

    func load() async { text = await service.fetch() }
}

struct DetailView: View {
    @StateObject private var detail: Detail

    init() {
        _detail = StateObject(wrappedValue: Detail(service: Service()))
    }

    var body: some View {
        Text(detail.text).task { await detail.load() }
    }
}

struct TokenView: View {
    private let token: String

    init() {
        token = UserDefaults.standard.string(forKey: "token") ?? "-"
    }

    var body: some View { Text(token) }
}

struct ClubsView: View {
    @EnvironmentObject var clubs: Clubs

    var body: some View {
        Text("\(clubs.clubs.count)")
        DetailView()
    }
}

struct NoticesView: View {
    @EnvironmentObject var clubs: Clubs

    var body: some View {
        TokenView()
        Text("\(clubs.clubs.count)")
    }
}

protocol Billing: AnyObject {
    var plan: String { get }
    func change(_ plan: String)
}

final class MockBilling: Billing {
    private(set) var plan = "none"
    func change(_ plan: String) { self.plan = plan }
}

final class StoreBilling: Billing {
    let plan = "store"
    func change(_ plan: String) {}
}

final class Shop: ObservableObject {
    @Published var title = ""
    private let billing: Billing

    init(billing: Billing) { self.billing = billing }

    var text: String { billing.plan }

    func buy() {
        billing.change("pro")
        title = "pro"
    }
}

struct ShopView: View {
    @StateObject private var shop = Shop(billing: StoreBilling())
    var body: some View {
        Text(shop.text)
        Text(shop.title)
        Button("Buy") { shop.buy() }
    }
}

#Preview {
    Text(Shop(billing: MockBilling()).text)
}

struct RootView: View {
    @StateObject private var clubs = Clubs()
    @StateObject private var auth = Auth()

    var body: some View {
        VStack {
            ClubsView()
            NoticesView()
            ShopView()
            Button("Leave") { clubs.leave(auth) }
            Text("\(auth.user) \(clubs.notices.count)")
        }
        .environmentObject(clubs)
    }
}
