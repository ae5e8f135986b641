import SwiftUI

final class Quiz: ObservableObject {
  private let questions = ["q0", "q1", "q2"]
  @Published private(set) var score = 0
  private var index = 0

  var question: String { questions[index] }

  func answer(_ isRight: Bool) -> Bool {
    if isRight { score += 1 }
    guard index + 1 < questions.count else { return false }
    index += 1
    return true
  }
}

struct QuestionView: View {
  @ObservedObject var quiz: Quiz
  @State private var isDone = false
  var body: some View {
    Text(quiz.question)
    Button("Yes") { if !quiz.answer(true) { isDone = true } }
    AnswerButton(title: "No") { isDone = !quiz.answer(false) }
  }
}

struct AnswerButton: View {
  let title: String
  let answer: () -> Void
  var body: some View { Button(title) { answer() } }
}
