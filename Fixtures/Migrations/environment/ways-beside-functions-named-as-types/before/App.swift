import SwiftUI

@main
struct MyApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                OrderSheet()
                SearchView()
                Listing()
            }
        }
    }
}

struct OrderSheet: View {
    let keys = ["a", "b"]
    var body: some View {
        List {
            ForEach(keys, id: \.self) { key in
                Cell(key)
            }
        }
    }
}

extension OrderSheet {
    func Cell(_ key: String) -> some View { Text(key) }
}

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var history = ["x"]
}

struct SearchView: View {
    @StateObject private var model = SearchModel()
    var body: some View {
        HistoryView().environmentObject(model)
    }
}

extension SearchView {
    struct HistoryView: View {
        @EnvironmentObject var model: SearchModel
        var body: some View {
            List { ForEach(model.history, id: \.self) { Cell(entry: $0) } }
        }
    }
}

extension SearchView.HistoryView {
    struct Cell: View {
        @EnvironmentObject var model: SearchModel
        let entry: String
        var body: some View {
            Button(entry) { model.query = entry }
        }
    }
}

final class Cart: ObservableObject {
    @Published var count = 0
}

struct Listing: View {
    var body: some View { Badge() }
}

extension Listing {
    func Badge() -> some View { CartBadge() }
}

struct CartBadge: View {
    @EnvironmentObject var cart: Cart
    var body: some View {
        Button("Add") { cart.count += 1 }
    }
}

struct Shop: View {
    @StateObject private var cart = Cart()
    var body: some View { CartBadge().environmentObject(cart) }
}
