import SwiftUI

@Observable
final class Feed {
  var items: [Int] = []
  private(set) var isLoading = false
  var account: Int?
  var title = ""
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  @ObservationIgnored private(set) var generation = 0

  init() {
    // Read the storage so that the view creating this object does not track `items`.
    if _items.isEmpty {
      load()
    }
    title = title + "!"
    update()
    list()
  }

  func load() {
    // Read the storage so that the view creating this object does not track `isLoading`.
    guard !self._isLoading else { return }
    isLoading = true
    generation += 1
    tasks.append(
      Task { @MainActor in
        items = [1]
        isLoading = false
        account = 7
        generation += 1
        tasks.removeAll()
      })
  }

  private func update() {
    // Read the storage so that the view creating this object does not track `account`.
    if let account = _account {
      print(account)
    }
    guard let account = _account else { return }
    print(account)
  }

  private func list() {
    // Read the storage so that the view creating this object does not track `items`.
    _items.forEach { print($0) }
  }
}

@Observable
class Base {
  var state = 0

  init() {
    sync()
  }

  func sync() {
    // Read the storage so that the view creating this object does not track `state`.
    if _state == 0 {
      state = 1
    }
    DispatchQueue.main.async { self.state = 2 }
  }
}

final class Page: Base {}
final class Sheet: Base {}

final class Helper {
  func refresh() {}
}

/// What it calls on another object is called like a function of its own.
@Observable
final class Calling {
  var count = 0

  init(helper: Helper) {
    helper.refresh()
    Task { @MainActor in count = 1 }
  }

  func refresh() {
    if count == 0 { count = 1 }
  }
}

/// Each may make the other, and nothing else makes one.
@Observable
final class Left {
  var count = 0
  @ObservationIgnored private var right: Right?

  init(isDeep: Bool) {
    if isDeep { right = Right(isDeep: false) }
    if count == 0 { Task { @MainActor in count = 1 } }
  }
}

@Observable
final class Right {
  var count = 0
  @ObservationIgnored private var left: Left?

  init(isDeep: Bool) {
    if isDeep { left = Left(isDeep: false) }
    if count == 0 { Task { @MainActor in count = 1 } }
  }
}

/// Only a preview makes it.
@Observable
final class Previewed {
  var count = 0

  init() {
    if count == 0 { Task { @MainActor in count = 1 } }
  }
}

final class Depot: ObservableObject {
  @Published var boxes = 0

  init() { count() }
}

final class Archive: ObservableObject {
  @Published var items: [Int] = []
  var isEmpty: Bool { items.isEmpty }

  init() {
    if isEmpty {
      Task { @MainActor in items = [1] }
    }
  }
}

@Observable
final class Shelf {
  var items: [Int] = []

  init() {
    // Change the storage so that the view creating this object does not track `items`.
    _items.append(0)
    Task { @MainActor in items.append(1) }
  }
}

class Cellar: ObservableObject {
  @Published var bottles = 0
}

final class Rack: Cellar {
  override init() {
    super.init()
    if bottles == 0 {
      Task { @MainActor in bottles = 1 }
    }
  }
}

/// Nothing changes what is read.
@Observable
final class Fixed {
  var count = 1
  var label = ""

  init() {
    let shown = count
    Task { @MainActor in label = "\(shown)" }
  }
}

/// Only another object makes it, for all.
@Observable
final class Shared {
  static let shared = Shared()
  var count = 0

  private init() {
    if count == 0 {
      Task { @MainActor in count = 1 }
    }
  }
}

@Observable
final class Session {
  var user = ""

  init() {
    if user.isEmpty {
      Task { @MainActor in user = "a" }
    }
  }
}

struct FeedView: View {
  @State private var feed: Feed

  init() {
    let feed = Feed()
    _feed = State(wrappedValue: feed)
  }

  var body: some View { Text("\(feed.items.count) \(feed.title)") }
}

struct PageView: View {
  var page: Page
  var sheet: Sheet
  var body: some View { Text("\(page.state) \(sheet.state)") }
}

struct CallingView: View {
  var calling: Calling
  var body: some View { Text("\(calling.count)") }
}

struct SidesView: View {
  var left: Left
  var right: Right
  var previewed: Previewed
  var body: some View { Text("\(left.count) \(right.count) \(previewed.count)") }
}

struct SidesView_Previews: PreviewProvider {
  static var previews: some View { PreviewedView(previewed: Previewed()) }
}

struct PreviewedView: View {
  var previewed: Previewed
  var body: some View { Text("\(previewed.count)") }
}

struct DepotView: View {
  @ObservedObject var depot: Depot
  var body: some View { Text("\(depot.boxes)") }
}

struct ArchiveView: View {
  @StateObject private var archive = Archive()
  var body: some View { Text(archive.isEmpty ? "none" : "some") }
}

struct ShelfView: View {
  @State private var shelf = Shelf()
  var body: some View { Text("\(shelf.items.count)") }
}

struct RackView: View {
  @StateObject private var rack = Rack()
  var body: some View { Text("\(rack.bottles)") }
}

struct FixedView: View {
  @State private var fixed = Fixed()
  var shared = Shared.shared
  @Environment(Session.self) private var session
  var body: some View { Text("\(fixed.label) \(shared.count) \(session.user)") }
}

struct Screen: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn)
    FeedView()
    PageView(page: Page(), sheet: Sheet())
    CallingView(calling: Calling(helper: Helper()))
    DepotView(depot: Depot())
    ArchiveView()
    ShelfView()
    RackView()
    FixedView()
  }
}

@main
struct FeedApp: App {
  @State private var session = Session()
  var body: some Scene {
    WindowGroup { Screen().environment(session) }
  }
}

/// Only previews make it in what is shown.
@Observable
final class Gallery {
  var images: [String] = []
  var isEmpty: Bool { images.isEmpty }

  init() {
    if isEmpty {
      Task { @MainActor in images = ["a"] }
    }
  }
}

final class Coordinator {
  let gallery = Gallery()
}

struct GalleryView: View {
  var gallery: Gallery
  var body: some View { Text(gallery.isEmpty ? "none" : "some") }
}

struct GalleryFrame: View {
  var body: some View {
    let coordinator = Coordinator()
    GalleryView(gallery: coordinator.gallery)
  }
}

struct GalleryView_Previews: PreviewProvider {
  struct Frame: View {
    @State private var gallery = Gallery()
    var body: some View { GalleryView(gallery: gallery) }
  }

  static var previews: some View {
    GalleryFrame()
    Frame()
  }
}

#Preview {
  struct Frame: View {
    var body: some View { GalleryView(gallery: Coordinator().gallery) }
  }
  return Frame()
}
