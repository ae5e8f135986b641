import SwiftUI

struct Route: Identifiable {
    let id: String
    let title: String
}

enum Planner {
    static func title(of id: String) -> String { id.isEmpty ? "none" : label(id) }
    private static func label(_ id: String) -> String { "route \(id)" }
}

final class Disk {
    static let shared = Disk()
    private(set) var preferred = ""
    func save(_ id: String) { preferred = id }
}

enum Archive {
    static func preferred() -> String { Disk.shared.preferred }
}

@Observable
final class Catalog {
    var selected = ""

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private var revision = 0

    var routes: [Route] { [Self.local(), Self.remote()] }
    var title: String { Planner.title(of: selected) }
    var archived: String {
        _ = revision
        return Archive.preferred()
    }

    var preferred: String {
        get {
            _ = revision
            return Disk.shared.preferred
        }
        set {
            Disk.shared.save(newValue)
            revision += 1
        }
    }

    private static func local() -> Route { Route(id: "l", title: "Local") }
    private static func remote() -> Route { Route(id: "r", title: "Remote") }
}

struct CatalogView: View {
    @State private var catalog = Catalog()

    var body: some View {
        ForEach(catalog.routes) { route in Button(route.title) { catalog.preferred = route.id } }
        PreferredView(catalog: catalog)
        TitleView(catalog: catalog)
    }
}

struct PreferredView: View {
    var catalog: Catalog
    var body: some View { Text(catalog.preferred + catalog.archived) }
}

struct TitleView: View {
    var catalog: Catalog
    var body: some View { Text(catalog.title) }
}
