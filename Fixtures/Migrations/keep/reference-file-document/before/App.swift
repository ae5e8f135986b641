import SwiftUI

final class Score: ReferenceFileDocument {
  @Published var notes: [Int] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    notes = []
  }

  func snapshot(contentType: String) throws -> [Int] {
    notes
  }
}

struct ScoreView: View {
  @ObservedObject var score: Score

  var body: some View {
    Text("\(score.notes.count)")
  }
}
