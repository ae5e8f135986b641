import SwiftUI

final class ScoreModel: ObservableObject {
    @Published private(set) var phase = "play"
    private(set) var score = 0

    func hit() {
        score += 5
        phase = "hit"
    }
}

struct ScoreView: View {
    @ObservedObject var model: ScoreModel
    var body: some View { Text("\(model.score)") }
}
