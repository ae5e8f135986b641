import Combine
import SwiftUI

@Observable
final class Song {
    var title = ""
}

enum Route {
    case home
    case detail(Song)
    case pair(Song, Song)
}

@Observable
final class Router {
    var route = Route.home { didSet { follow() } }
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    private func follow() {
        cancellables.removeAll()
    }
}

@Observable
final class Player {
    let song = Song()
    let next = Song()
    private(set) var starts = 0

    func start(_ mode: Int) {
        switch mode {
        case 0:
            starts += 1
        case 1:
            break
        case 2:
            starts += 2
        default: break
        }
    }
}

struct Screen: View {
    @State private var router = Router()
    @State private var player = Player()

    var body: some View {
        if case .detail(let song) = router.route { Text(song.title) }
        Text("\(player.song.title) \(player.next.title) \(player.starts)")
    }
}
