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
