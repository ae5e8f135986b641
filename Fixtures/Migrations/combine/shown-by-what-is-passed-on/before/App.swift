import Combine
import SwiftUI

enum Cache {
    static var count = 0
    static var title = ""
}

final class Disk {
    var files: [String] = []
}

final class Downloads: ObservableObject {
    @Published var progress = 0
    @Published var isDone = false
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
}

final class Session: ObservableObject {
    static let shared = Session()
    @Published var user = 0

    func log(in user: Int) {
        UserDefaults.standard.set(user, forKey: "user")
        self.user += 1
    }
}

final class Library: ObservableObject {
    @Published var banner: String?
    let downloads: Downloads
    private var secret: Downloads
    private var all: [Downloads] = []
    private var bag = Set<AnyCancellable>()

    init(downloads: Downloads) {
        self.downloads = downloads
        secret = downloads
        downloads.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &bag)
        Session.shared.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &bag)
    }

    var countText: String { "\(Cache.count)" }

    func userText() -> String {
        "\(UserDefaults.standard.integer(forKey: "user"))"
    }

    /// It follows what changes with it.
    func progressText() -> String {
        "\(downloads.progress) of \(Cache.count)"
    }
}

final class Shop: ObservableObject {
    @Published var isOpen = false
    var library: Library?
    private var subscription: AnyCancellable?

    func use(_ library: Library) {
        self.library = library
        subscription = library.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }

    var title: String { Cache.title }
}

struct LibraryView: View {
    @StateObject private var library = Library(downloads: Downloads(disk: Disk()))

    var body: some View {
        Text(library.countText + library.userText() + library.progressText())
        TitleView()
            .environmentObject(library)
        RowView(library: library, downloads: library.downloads)
        SilentView(library: library)
        ShopView()
    }
}

struct TitleView: View {
    @EnvironmentObject var library: Library
    var body: some View {
        Text(Cache.title)
    }
}

/// It follows the downloads themselves.
struct RowView: View {
    @ObservedObject var library: Library
    @ObservedObject var downloads: Downloads

    var body: some View {
        Text("\(downloads.disk.files.count) \(library.banner ?? "")")
        Button("Add") { downloads.add() }
        Button("Finish") { downloads.finish() }
        Button("Log in") { Session.shared.log(in: 1) }
    }
}

/// What it shows changes with nothing.
struct SilentView: View {
    @ObservedObject var library: Library
    let name = "a"
    var body: some View { Text(name + (library.banner ?? "")) }
}

struct ShopView: View {
    @StateObject private var shop = Shop()
    var body: some View { Text(shop.title) }
}

/// It passes on what several children announce.
final class Folder: ObservableObject {
    let children: [Downloads]
    private var bag: [AnyCancellable] = []

    init(children: [Downloads]) {
        self.children = children
        for child in children {
            child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
        }
    }

    var text: String { "\(Cache.count) in \(children.count)" }
}

struct FolderView: View {
    @ObservedObject var folder: Folder
    var body: some View { Text(folder.text) }
}
