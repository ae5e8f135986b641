import SwiftUI

final class Gallery: ObservableObject {
  @Published var names = ["a"]
  var lookups = 0

  func name(_ place: Int) -> String {
    lookups += 1
    return names[place]
  }
}

struct GalleryView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text(gallery.name(0)) }
}

struct LookupsView: View {
  @ObservedObject var gallery: Gallery
  var body: some View { Text("\(gallery.lookups)") }
}

final class Album: ObservableObject {
  @Published var names = ["a"]
  private var counted = 0
  var turns: Int {
    get { counted }
    set { counted = newValue }
  }

  func name(_ place: Int) -> String {
    turns += 1
    return names[place]
  }
}

struct AlbumView: View {
  @ObservedObject var album: Album
  var body: some View { Text(album.name(0)) }
}

struct TurnsView: View {
  @ObservedObject var album: Album
  var body: some View { Text("\(album.turns)") }
}

@Observable
final class Meter {
  static let shared = Meter()
  var names = ["a"]
  private var hits = 0
  private var hook: () -> Void = { Meter.shared.hits += 1 }

  func hit() { hook() }

  var text: String {
    hook = {}
    return "\(hits)"
  }
}

struct MeterView: View {
  var meter: Meter
  var body: some View { Text(meter.text + meter.names[0]) }
}

/// A view calls the function that only reads; the one that changes something has other labels.
@Observable
final class Shop {
  static let shared = Shop()
  var names = ["a"]
  var loads: [String: Int] = [:]

  func wares(for shelf: String) -> [String] { names.sorted() }

  func wares(shelf: String, ignoresCache: Bool = false) {
    loads[shelf, default: 0] += 1
  }
}

struct ShopView: View {
  var body: some View { Text(Shop.shared.wares(for: "a").joined()) }
}

struct LoadsView: View {
  var shop: Shop
  var body: some View { Text("\(shop.loads.count)") }
}
