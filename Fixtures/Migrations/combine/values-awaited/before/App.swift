import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""

  func log() async {
    for await title in $title.values {
      print(title)
    }
  }
}
