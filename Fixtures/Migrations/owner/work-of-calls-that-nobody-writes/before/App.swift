import SwiftUI

enum Shared {
  nonisolated(unsafe) static var count = 0
}

@propertyWrapper struct Injected {
  let wrappedValue: Int
  init() {
    Shared.count += 1
    wrappedValue = Shared.count
  }
}

@propertyWrapper struct Named {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.lowercased() }
}

struct Row {
  let id: Int
  init(_ id: Int) {
    Shared.count += 1
    self.id = id
  }
}

struct Plain {
  let id: Int
  init(_ id: Int) { self.id = id }
}

struct Table {
  subscript(row: Int) -> Int {
    Shared.count += 1
    return row
  }
}

struct Walk: Sequence, IteratorProtocol {
  var left = 2
  mutating func next() -> Int? {
    Shared.count += 1
    left -= 1
    return left < 0 ? nil : left
  }
}

struct Step {
  var number = 0 { didSet { Shared.count += 1 } }
}

struct Secret: CustomStringConvertible {
  var description: String {
    Shared.count += 1
    return "secret"
  }
}

final class Counted: Decodable {
  init(from decoder: any Decoder) throws { Shared.count += 1 }
}

final class Saved: Decodable {
  var title = "saved"
  init(from decoder: any Decoder) throws { title = "decoded" }
}

@resultBuilder enum Lines {
  static func buildBlock(_ lines: String...) -> Int {
    Shared.count += lines.count
    return lines.count
  }
}

func count(@Lines _ lines: () -> Int) -> Int { lines() }

final class ByAWrapper: ObservableObject {
  @Published var title = "title"
  @Injected var number: Int
}

final class ByAnInitializer: ObservableObject {
  @Published var rows = [1, 2].map(Row.init)
}

final class ByASubscript: ObservableObject {
  @Published var number = 0
  init() { number = Table()[1] }
}

final class ByASequence: ObservableObject {
  @Published var numbers: [Int] = []
  init() { for number in Walk() { numbers.append(number) } }
}

final class ByAnObserver: ObservableObject {
  @Published var title = "title"
  private var step = Step()
  init() { step.number = 3 }
}

final class ByAText: ObservableObject {
  @Published var title = "title"
  init() { title = "\(Secret())" }
}

final class ByABuilder: ObservableObject {
  @Published var number = 0
  init() {
    number = count {
      "a"
      "b"
    }
  }
}

final class ByDecoding: ObservableObject {
  @Published var title = ""
  init() {
    let counted = try? JSONDecoder().decode(Counted.self, from: Data())
    title = counted == nil ? "none" : "one"
  }
}

/// What is decoded here is a new object, which only sets itself up.
final class QuietDecoding: ObservableObject {
  @Published var title = ""
  init() { title = (try? JSONDecoder().decode(Saved.self, from: Data()))?.title ?? "" }
}

/// Nothing of this is seen by others.
final class Quiet: ObservableObject {
  @Named var name = "Name"
  @Published var rows = [1, 2].map(Plain.init)
  @Published var text = "\(Plain(1).id) \([1, 2][0])"
}

struct RowView: View {
  @StateObject private var wrapper = ByAWrapper()
  @StateObject private var initializer = ByAnInitializer()
  @StateObject private var element = ByASubscript()
  @StateObject private var sequence = ByASequence()
  @StateObject private var observer = ByAnObserver()
  @StateObject private var text = ByAText()
  @StateObject private var builder = ByABuilder()
  @StateObject private var decoding = ByDecoding()
  @StateObject private var quietDecoding = QuietDecoding()
  @StateObject private var quiet = Quiet()

  var body: some View {
    Text("\(wrapper.title) \(initializer.rows.count) \(element.number) \(sequence.numbers.count)")
    Text("\(observer.title) \(text.title) \(builder.number) \(quiet.text)")
    Text("\(decoding.title) \(quietDecoding.title)")
  }
}

struct Root: View {
  @State private var count = 0
  var body: some View {
    RowView()
    Button("\(count)") { count += 1 }
  }
}
