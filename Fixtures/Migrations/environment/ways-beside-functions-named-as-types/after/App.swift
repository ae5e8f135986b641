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

@Observable
final class SearchModel {
    var query = ""
    var history = ["x"]
}

struct SearchView: View {
    @State private var model = SearchModel()
    var body: some View {
        HistoryView().environment(model)
    }
}

extension SearchView {
    struct HistoryView: View {
        @Environment(SearchModel.self) var model
        var body: some View {
            List { ForEach(model.history, id: \.self) { Cell(entry: $0) } }
        }
    }
}

extension SearchView.HistoryView {
    struct Cell: View {
        @Environment(SearchModel.self) var model
        let entry: String
        var body: some View {
            Button(entry) { model.query = entry }
        }
    }
}

@Observable
final class Cart {
    var count = 0
}

struct Listing: View {
    var body: some View { Badge() }
}

extension Listing {
    func Badge() -> some View { CartBadge() }
}

struct CartBadge: View {
    @Environment(Cart.self) var cart: Cart?
    var body: some View {
        Button("Add") { cart?.count += 1 }
    }
}

struct Shop: View {
    @State private var cart = Cart()
    var body: some View { CartBadge().environment(cart) }
}
