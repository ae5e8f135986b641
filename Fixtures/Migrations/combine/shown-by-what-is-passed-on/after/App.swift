import SwiftUI

enum Cache {
    static var count = 0
    static var title = ""
}

final class Disk {
    var files: [String] = []
}

@Observable
final class Downloads {
    var progress = 0
    var isDone = false
    let disk: Disk

    init(disk: Disk) {
        self.disk = disk
    }

    func add() {
        Cache.count += 1
        disk.files.append("a")
        progress += 1
    }

    func finish() {
        Cache.title = "done"
        isDone = true
    }

    // `Cache.title` is not observable, and views read it again when `isDone` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}

@Observable
final class Session {
    static let shared = Session()
    var user = 0

    func log(in user: Int) {
        UserDefaults.standard.set(user, forKey: "user")
        self.user += 1
    }
}

@Observable
final class Library {
    var banner: String?
    let downloads: Downloads
    @ObservationIgnored private var secret: Downloads
    @ObservationIgnored private var all: [Downloads] = []

    init(downloads: Downloads) {
        self.downloads = downloads
        secret = downloads
    }

    var countText: String {
        // Update when `downloads.progress` changes; `Cache.count` is not observable.
        _ = downloads.progress
        return "\(Cache.count)"
    }

    func userText() -> String {
        // Update when `Session.shared.user` changes; `UserDefaults` is not observable.
        _ = Session.shared.user
        return "\(UserDefaults.standard.integer(forKey: "user"))"
    }

    /// It follows what changes with it.
    func progressText() -> String {
        "\(downloads.progress) of \(Cache.count)"
    }
}

@Observable
final class Shop {
    var isOpen = false
    var library: Library?

    func use(_ library: Library) {
        self.library = library
    }

    var title: String {
        // Update when `library.downloads.isDone` changes; `Cache.title` is not observable.
        _ = library?.downloads.isDone
        return Cache.title
    }
}

struct LibraryView: View {
    @State private var library = Library(downloads: Downloads(disk: Disk()))

    var body: some View {
        Text(library.countText + library.userText() + library.progressText())
        TitleView()
            .environment(library)
        RowView(library: library, downloads: library.downloads)
        SilentView(library: library)
        ShopView()
    }
}

struct TitleView: View {
    @Environment(Library.self) var library: Library?
    var body: some View {
        // Update when `library.downloads.isDone` changes; `Cache.title` is not observable.
        let _ = library?.downloads.isDone
        Text(Cache.title)
    }
}

/// It follows the downloads themselves.
struct RowView: View {
    var library: Library
    var downloads: Downloads

    var body: some View {
        // Update when `progress` changes; `Disk.files` is not observable.
        let _ = downloads.progress
        Text("\(downloads.disk.files.count) \(library.banner ?? "")")
        Button("Add") { downloads.add() }
        Button("Finish") { downloads.finish() }
        Button("Log in") { Session.shared.log(in: 1) }
    }
}

/// What it shows changes with nothing.
struct SilentView: View {
    var library: Library
    let name = "a"
    var body: some View { Text(name + (library.banner ?? "")) }
}

struct ShopView: View {
    @State private var shop = Shop()
    var body: some View { Text(shop.title) }
}

/// It passes on what several children announce.
final class Folder {
    let children: [Downloads]

    init(children: [Downloads]) {
        self.children = children
    }

    var text: String { "\(Cache.count) in \(children.count)" }
}

struct FolderView: View {
    var folder: Folder
    var body: some View { Text(folder.text) }
}
