import SwiftUI

@MainActor
@Observable
final class Rates {
  var base = "USD"
  @ObservationIgnored private var known: [String: Int] = [:]
  @ObservationIgnored var lastAnswer = ""

  func rate(_ currency: String) -> Int {
    Task { await refresh(currency) }
    return known[currency] ?? 0
  }

  private func refresh(_ currency: String) async {
    await Task.yield()
    known[currency] = 1
  }

  func answer() -> String {
    ask { text in self.lastAnswer = text }
    return lastAnswer
  }

  private func ask(_ completion: @escaping (String) -> Void) {
    DispatchQueue.main.async { completion("answer") }
  }
}

struct RateView: View {
  var rates: Rates
  var body: some View { Text("\(rates.base) \(rates.rate("EUR")) \(rates.answer())") }
}

@MainActor
final class Feed: ObservableObject {
  @Published var title = ""
  private(set) var answers: [Int] = []

  func count() -> Int {
    Task { await load() }
    return answers.count
  }

  private func load() async { answers.append(1) }
}

struct FeedView: View {
  @ObservedObject var feed: Feed
  var body: some View { Text("\(feed.title) \(feed.count())") }
}

struct AnswersView: View {
  @ObservedObject var feed: Feed
  var body: some View { Text("\(feed.answers.count)") }
}

@MainActor
@Observable
final class Profile {
  var loads = 0
  private(set) var name = ""
  @ObservationIgnored private var isAsked = false

  var title: String {
    if !isAsked {
      isAsked = true
      Task { await load() }
    }
    return name
  }

  private func load() async {
    name = "Ada"
    loads += 1
  }
}

struct ProfileView: View {
  var profile: Profile
  var body: some View { Text(profile.title) }
}

/// What has the name of another class's variable.
@MainActor
@Observable
final class Quiz {
  var title = ""
  private(set) var answers: [Int] = []
  func close() { answers = [] }
}

struct QuizView: View {
  var quiz: Quiz
  var body: some View { Text("\(quiz.title) \(quiz.answers.count)") }
}

@MainActor
@Observable
final class Poll {
  var title = ""
  @ObservationIgnored private(set) var answers: [Int] = []

  func count() -> Int {
    Task { await load() }
    return answers.count
  }

  private func load() async { answers = [1] }
}

struct PollView: View {
  var poll: Poll
  var body: some View { Text("\(poll.title) \(poll.count())") }
}

/// What is loaded later, and shown by another view as well.
@Observable
final class Quotes {
  var title = ""
  private(set) var texts: [Int] = []

  func text() -> Int {
    DispatchQueue.main.async { self.texts = [1] }
    return texts.count
  }
}

struct QuotesView: View {
  var quotes: Quotes
  var body: some View { Text("\(quotes.title) \(quotes.text())") }
}

struct TextsView: View {
  var quotes: Quotes
  var body: some View { Text("\(quotes.texts.count)") }
}
