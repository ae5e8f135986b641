import SwiftUI

final class Frame {
  var width = 0
}

@Observable
final class Card {
  var title = ""
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

@Observable
final class Sheet {
  var title = ""
  var frame = SheetFrame()

  func copy() -> Sheet {
    title = "Sheet"
    let new = Sheet()
    new.frame = frame
    new.frame.width = 1
    return new
  }

  // `SheetFrame.width` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class PageFrame {
  var width = 0
}

@Observable
final class Page {
  var title = ""
  let frame: PageFrame

  init(frame: PageFrame) { self.frame = frame }

  func copy() -> Page {
    title = "Page"
    let new = Page(frame: frame)
    new.frame.width = 2
    return new
  }

  // `PageFrame.width` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class NoteFrame {
  var width = 0
}

@Observable
final class Note {
  var title = ""
  let frame = NoteFrame()

  func copy(into notes: Notes) async {
    let new = Note()
    notes.all.append(new)
    await Task.yield()
    new.title = "Note"
    new.frame.width = 1
  }

  // `NoteFrame.width` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class PosterFrame {
  var width = 0
}

@Observable
final class Poster {
  var title = ""
  let frame = PosterFrame()

  func copy(into posters: Posters) {
    let new = Poster()
    posters.all.append(new)
    Task { @MainActor in
      new.title = "Poster"
      new.frame.width = 3
    }
  }

  // `PosterFrame.width` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class BannerFrame {
  var width = 0
}

@Observable
final class Banner {
  var title = ""
  let frame = BannerFrame()

  func copy(_ other: Banner) -> Banner {
    var new = Banner()
    if other.frame.width > 0 { new = other }
    new.title = title
    new.frame.width = 1
    return new
  }

  // `BannerFrame.width` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

final class LeafFrame {
  var width = 0
}

@Observable
final class Leaf {
  static let first = Leaf()

  var title = ""
  let frame = LeafFrame()

  static func widen() {
    let leaf = first
    leaf.title = "Leaf"
    leaf.frame.width = 1
  }

  // `LeafFrame.width` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Notes {
  var all: [Note] = []
}

@Observable
final class Posters {
  var all: [Poster] = []
}

struct LeafView: View {
  var leaf: Leaf

  var body: some View { Text("\(leaf.title) \(leaf.frame.width)") }
}

struct CardView: View {
  var card: Card

  var body: some View { Text("\(card.title) \(card.frame.width)") }
}

struct SheetView: View {
  var sheet: Sheet

  var body: some View { Text("\(sheet.title) \(sheet.frame.width)") }
}

struct PageView: View {
  var page: Page

  var body: some View { Text("\(page.title) \(page.frame.width)") }
}

struct NoteView: View {
  var note: Note

  var body: some View { Text("\(note.title) \(note.frame.width)") }
}

struct PosterView: View {
  var poster: Poster

  var body: some View { Text("\(poster.title) \(poster.frame.width)") }
}

struct BannerView: View {
  var banner: Banner

  var body: some View { Text("\(banner.title) \(banner.frame.width)") }
}
