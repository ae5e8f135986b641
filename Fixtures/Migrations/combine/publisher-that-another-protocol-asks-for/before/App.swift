import Combine
import SwiftUI

protocol Section: AnyObject {
  var title: String { get }
  var objectWillChange: ObservableObjectPublisher { get }
}

final class News: ObservableObject {
  @Published var count = 0
  var title: String { "\(count)" }
}

extension News: Section {}

protocol Sending: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

final class Mail: ObservableObject, Section, Sending {
  @Published var count = 0
  var title: String { "\(count)" }
}

protocol Asking: AnyObject {
  var objectWillChange: PassthroughSubject<Void, Never> { get }
}

final class Post: Asking {
  let objectWillChange = PassthroughSubject<Void, Never>()
}

final class Notes: ObservableObject {
  @Published var count = 0
}

struct ContentView: View {
  @StateObject private var news = News()
  @StateObject private var notes = Notes()

  var body: some View { Text("\(news.title) \(notes.count)") }
}
