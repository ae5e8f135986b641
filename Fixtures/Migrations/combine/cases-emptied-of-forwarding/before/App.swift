import Combine
import SwiftUI

final class Song: ObservableObject {
    @Published var title = ""
}

enum Route {
    case home
    case detail(Song)
    case pair(Song, Song)
}

final class Router: ObservableObject {
    @Published var route = Route.home { didSet { follow() } }
    private var cancellables = Set<AnyCancellable>()

    private func follow() {
        cancellables.removeAll()
        switch route {
        case .home: break
        case .detail(let song):
            // The song announces its title.
            song.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
                .store(in: &cancellables)
        case let .pair(first, second):
            for song in [first, second] {
                song.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
                    .store(in: &cancellables)
            }
        }
    }
}

final class Player: ObservableObject {
    let song = Song()
    let next = Song()
    @Published private(set) var starts = 0
    private var cancellables = Set<AnyCancellable>()

    func start(_ mode: Int) {
        switch mode {
        case 0:
            starts += 1
        case 1:
            song.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
                .store(in: &cancellables)
            next.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
                .store(in: &cancellables)
        case 2:
            song.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
                .store(in: &cancellables)
            starts += 2
        default: song.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
        }
    }
}

struct Screen: View {
    @StateObject private var router = Router()
    @StateObject private var player = Player()

    var body: some View {
        if case .detail(let song) = router.route { Text(song.title) }
        Text("\(player.song.title) \(player.next.title) \(player.starts)")
    }
}
