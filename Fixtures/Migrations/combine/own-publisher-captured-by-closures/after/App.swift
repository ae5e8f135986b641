import Combine
import SwiftUI

@Observable
final class Counter {
    private(set) var count = 0
    @ObservationIgnored private var actions: [() -> Void] = []

    init() {
        actions.append { [weak self] in self?.count += 1 }
    }

    func later(by step: Int) {
        DispatchQueue.main.async { [step, weak self] in
            self?.count += step
        }
        DispatchQueue.main.async {
            self.count += 1
        }
        DispatchQueue.main.async { [self] in
            count += 1
        }
    }
}

@Observable
final class Lamp {
    var isOn = false

    func switchLater() {
        DispatchQueue.main.async { [unowned self] in
            isOn.toggle()
        }
    }
}

@Observable
final class Feed {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var items: [String] = [] { willSet { objectWillChange.send() } }

    func load() {
        DispatchQueue.main.async { [self, objectWillChange] in
            items.append("new")
            objectWillChange.send()
        }
    }

    func log() -> AnyCancellable { objectWillChange.sink { print("changes") } }
}

enum Sky {
    nonisolated(unsafe) static var isClear = true
}

final class Weather: ObservableObject {
    private var cancellable: AnyCancellable?
    var isClear: Bool { Sky.isClear }

    init() {
        cancellable = NotificationCenter.default.publisher(for: .init("sky"))
            .sink { [objectWillChange] _ in objectWillChange.send() }
    }
}

final class Photo {
    var title = ""
}

final class Album: ObservableObject {
    @Published var photo = Photo()

    func rename() {
        DispatchQueue.main.async { [photo, objectWillChange] in
            photo.title = "new"
            objectWillChange.send()
        }
        DispatchQueue.main.async { [self, objectWillChange] in
            photo.title = "newer"
            objectWillChange.send()
        }
    }
}

struct Screen: View {
    @State private var counter = Counter()
    @State private var lamp = Lamp()
    @State private var feed = Feed()
    @StateObject private var weather = Weather()
    @StateObject private var album = Album()

    var body: some View {
        Text("\(counter.count) \(lamp.isOn) \(feed.items.count) \(weather.isClear) \(album.photo.title)")
    }
}
