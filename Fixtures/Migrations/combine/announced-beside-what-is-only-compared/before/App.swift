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
final class PlaceStore: ObservableObject {
    @Published private(set) var place = Place(id: "a")
    private var marker: String?

    func reload() {
        guard marker != place.marker else { return }
        marker = place.marker
        objectWillChange.send()
    }
}

struct PlaceView: View {
    @StateObject private var store = PlaceStore()

    var body: some View {
        Text(store.place.title)
        Button("Add") {
            Database.markers["a"] = "marker"
            store.reload()
        }
    }
}

// What a notification has another object announce.
final class MarkerStore: ObservableObject {
    @Published var name = "Markers"
    private var count = 0
    private var observer: NSObjectProtocol?

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("markers"), object: nil, queue: .main
        ) { [weak self] _ in
            self?.count = Database.markers.count
            self?.objectWillChange.send()
        }
    }
}

struct MarkersView: View {
    @ObservedObject var store: MarkerStore

    var body: some View {
        Text("\(store.name) \(Database.markers.count)")
        Button("Clear") {
            Database.markers = [:]
            NotificationCenter.default.post(name: Notification.Name("markers"), object: nil)
        }
    }
}

// This one is shown by a getter: its change is what is announced.
final class Steps: ObservableObject {
    private var count = 0
    var text: String { "\(count)" }

    func step() {
        count += 1
        objectWillChange.send()
    }
}

struct StepsView: View {
    @ObservedObject var steps: Steps
    var body: some View { Text(steps.text) }
}
