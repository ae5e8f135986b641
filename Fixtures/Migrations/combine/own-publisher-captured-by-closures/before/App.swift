import Combine
import SwiftUI

final class Counter: ObservableObject {
    private(set) var count = 0
    private var actions: [() -> Void] = []

    init() {
        actions.append { [weak self, objectWillChange] in objectWillChange.send(); self?.count += 1 }
    }

    func later(by step: Int) {
        DispatchQueue.main.async { [objectWillChange, step, weak self] in
            self?.count += step
            objectWillChange.send()
        }
        DispatchQueue.main.async { [objectWillChange] in
            self.count += 1
            objectWillChange.send()
        }
        DispatchQueue.main.async { [self, objectWillChange] in
            count += 1
            DispatchQueue.main.async { [objectWillChange] in objectWillChange.send() }
        }
    }
}

final class Lamp: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var isOn = false { willSet { objectWillChange.send() } }

    func switchLater() {
        DispatchQueue.main.async { [objectWillChange, unowned self] in
            isOn.toggle()
            objectWillChange.send()
        }
    }
}

final class Feed: ObservableObject {
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
    @StateObject private var counter = Counter()
    @StateObject private var lamp = Lamp()
    @StateObject private var feed = Feed()
    @StateObject private var weather = Weather()
    @StateObject private var album = Album()

    var body: some View {
        Text("\(counter.count) \(lamp.isOn) \(feed.items.count) \(weather.isClear) \(album.photo.title)")
    }
}
