import SwiftUI

final class Solo: ObservableObject {
  @Published var title = ""
}

func count<each Model: ObservableObject>(_ models: repeat each Model) -> Int {
  var count = 0
  for _ in repeat each models { count += 1 }
  return count
}

struct SoloView: View {
  @ObservedObject var solo: Solo

  var body: some View { Text("\(solo.title) \(count(solo))") }
}
