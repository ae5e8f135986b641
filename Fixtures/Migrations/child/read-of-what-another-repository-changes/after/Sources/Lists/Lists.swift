import SwiftUI
import UIKit

@Observable
public final class Songs {
  public var titles: [String] = []

  public init() {}
}

@Observable
final class Notes {
  var titles: [String] = []
}

public final class TitleList: UIView {
  func reloadData() {}
}

public struct SongList: UIViewRepresentable {
  var songs: Songs
  var notes: Notes

  public func makeUIView(context: Context) -> TitleList { TitleList() }

  public func updateUIView(_ list: TitleList, context: Context) {
    // Update when `titles` changes; the read below is not tracked.
    _ = songs.titles
    list.reloadData()
  }
}

@Observable
public final class Shelf {
  public var count = 0

  public init() {}
}

final class Drawer {
  var count = 0
}
