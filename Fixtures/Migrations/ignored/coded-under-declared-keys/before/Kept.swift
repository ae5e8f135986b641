import SwiftUI

final class Profile: ObservableObject, Codable {
  var name = ""
  private var visits = 0

  func visit() { visits += 1 }

  enum CodingKeys: String, CodingKey {
    case name, visits
  }
}

final class Counter: ObservableObject, Codable {
  private var count = 0

  func increase() {
    objectWillChange.send()
    count += 1
  }

  var text: String { "\(count)" }

  enum CodingKeys: CodingKey { case count }
}

final class Log: ObservableObject, Encodable {
  var isOpen = false
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

class Page: ObservableObject, Codable {
  private var number = 0

  func turn() { number += 1 }

  private enum CodingKeys: CodingKey { case number }
}

final class Chapter: Page {
  @Published var title = ""
}

struct ProfileView: View {
  @ObservedObject var profile: Profile
  @ObservedObject var counter: Counter
  @ObservedObject var log: Log
  @ObservedObject var chapter: Chapter

  var body: some View {
    Text("\(profile.name) \(counter.text) \(log.isOpen) \(chapter.title)")
  }
}
