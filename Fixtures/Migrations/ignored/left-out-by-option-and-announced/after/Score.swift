import SwiftUI

@Observable
final class ScoreModel {
    private(set) var phase = "play"
    @ObservationIgnored private(set) var score = 0

    func hit() {
        score += 5
        phase = "hit"
    }
}

struct ScoreView: View {
    var model: ScoreModel
    var body: some View { Text("\(model.score)") }
}
