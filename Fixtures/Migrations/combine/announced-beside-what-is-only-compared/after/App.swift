import SwiftUI

enum Database {
    static var markers: [String: String] = [:]
}

struct Place {
    let id: String
    var marker: String? { Database.markers[id] }
    var title: String { marker ?? "no marker" }
}

// What is assigned is only compared with: views show something else.
@Observable
final class PlaceStore {
    private(set) var place = Place(id: "a")
    private var marker: String?

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    func reload() {
        guard marker != place.marker else { return }
        marker = place.marker
        revision += 1
    }
}

struct PlaceView: View {
    @State private var store = PlaceStore()

    var body: some View {
        let _ = store.revision
        Text(store.place.title)
        Button("Add") {
            Database.markers["a"] = "marker"
            store.reload()
        }
    }
}

// What a notification has another object announce.
@Observable
final class MarkerStore {
    var name = "Markers"
    private var count = 0
    @ObservationIgnored private var observer: NSObjectProtocol?

    /// Incremented when data changes that `@Observable` cannot track; views read it to update.
    private(set) var revision = 0

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("markers"), object: nil, queue: .main
        ) { [weak self] _ in
            self?.count = Database.markers.count
            self?.revision += 1
        }
    }
}

struct MarkersView: View {
    var store: MarkerStore

    var body: some View {
        let _ = store.revision
        Text("\(store.name) \(Database.markers.count)")
        Button("Clear") {
            Database.markers = [:]
            NotificationCenter.default.post(name: Notification.Name("markers"), object: nil)
        }
    }
}

// This one is shown by a getter: its change is what is announced.
@Observable
final class Steps {
    private var count = 0
    var text: String { "\(count)" }

    func step() {
        count += 1
    }
}

struct StepsView: View {
    var steps: Steps
    var body: some View { Text(steps.text) }
}
