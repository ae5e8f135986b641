import SwiftUI
import UIKit

public final class Songs: ObservableObject {
  @Published public var titles: [String] = []

  public init() {}
}

final class Notes: ObservableObject {
  @Published var titles: [String] = []
}

public final class TitleList: UIView {
  func reloadData() {}
}

public struct SongList: UIViewRepresentable {
  @ObservedObject var songs: Songs
  @ObservedObject var notes: Notes

  public func makeUIView(context: Context) -> TitleList { TitleList() }

  public func updateUIView(_ list: TitleList, context: Context) { list.reloadData() }
}

public final class Shelf: ObservableObject {
  public var count = 0

  public init() {}
}

final class Drawer: ObservableObject {
  var count = 0
}
