import SwiftUI

final class Frame {
  var width = 0
}

final class Card: ObservableObject {
  @Published var title = ""
  var frame = Frame()

  func copy() -> Card {
    let new = Card()
    new.title = title
    new.frame.width = frame.width
    return new
  }
}

final class SheetFrame {
  var width = 0
}

final class Sheet: ObservableObject {
  @Published var title = ""
  var frame = SheetFrame()

  func copy() -> Sheet {
    title = "Sheet"
    let new = Sheet()
    new.frame = frame
    new.frame.width = 1
    return new
  }
}

final class PageFrame {
  var width = 0
}

final class Page: ObservableObject {
  @Published var title = ""
  let frame: PageFrame

  init(frame: PageFrame) { self.frame = frame }

  func copy() -> Page {
    title = "Page"
    let new = Page(frame: frame)
    new.frame.width = 2
    return new
  }
}

final class NoteFrame {
  var width = 0
}

final class Note: ObservableObject {
  @Published var title = ""
  let frame = NoteFrame()

  func copy(into notes: Notes) async {
    let new = Note()
    notes.all.append(new)
    await Task.yield()
    new.title = "Note"
    new.frame.width = 1
  }
}

final class PosterFrame {
  var width = 0
}

final class Poster: ObservableObject {
  @Published var title = ""
  let frame = PosterFrame()

  func copy(into posters: Posters) {
    let new = Poster()
    posters.all.append(new)
    Task { @MainActor in
      new.title = "Poster"
      new.frame.width = 3
    }
  }
}

final class BannerFrame {
  var width = 0
}

final class Banner: ObservableObject {
  @Published var title = ""
  let frame = BannerFrame()

  func copy(_ other: Banner) -> Banner {
    var new = Banner()
    if other.frame.width > 0 { new = other }
    new.title = title
    new.frame.width = 1
    return new
  }
}

final class LeafFrame {
  var width = 0
}

final class Leaf: ObservableObject {
  static let first = Leaf()

  @Published var title = ""
  let frame = LeafFrame()

  static func widen() {
    let leaf = first
    leaf.title = "Leaf"
    leaf.frame.width = 1
  }
}

final class Notes: ObservableObject {
  @Published var all: [Note] = []
}

final class Posters: ObservableObject {
  @Published var all: [Poster] = []
}

struct LeafView: View {
  @ObservedObject var leaf: Leaf

  var body: some View { Text("\(leaf.title) \(leaf.frame.width)") }
}

struct CardView: View {
  @ObservedObject var card: Card

  var body: some View { Text("\(card.title) \(card.frame.width)") }
}

struct SheetView: View {
  @ObservedObject var sheet: Sheet

  var body: some View { Text("\(sheet.title) \(sheet.frame.width)") }
}

struct PageView: View {
  @ObservedObject var page: Page

  var body: some View { Text("\(page.title) \(page.frame.width)") }
}

struct NoteView: View {
  @ObservedObject var note: Note

  var body: some View { Text("\(note.title) \(note.frame.width)") }
}

struct PosterView: View {
  @ObservedObject var poster: Poster

  var body: some View { Text("\(poster.title) \(poster.frame.width)") }
}

struct BannerView: View {
  @ObservedObject var banner: Banner

  var body: some View { Text("\(banner.title) \(banner.frame.width)") }
}
