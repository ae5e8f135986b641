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

@Observable
final class ByAWrapper {
  var title = "title"
  @ObservationIgnored @Injected var number: Int
}

@Observable
final class ByAnInitializer {
  var rows = [1, 2].map(Row.init)
}

@Observable
final class ByASubscript {
  var number = 0
  init() { number = Table()[1] }
}

@Observable
final class ByASequence {
  var numbers: [Int] = []
  init() { for number in Walk() { numbers.append(number) } }
}

@Observable
final class ByAnObserver {
  var title = "title"
  @ObservationIgnored private var step = Step()
  init() { step.number = 3 }
}

@Observable
final class ByAText {
  var title = "title"
  init() { title = "\(Secret())" }
}

@Observable
final class ByABuilder {
  var number = 0
  init() {
    number = count {
      "a"
      "b"
    }
  }
}

@Observable
final class ByDecoding {
  var title = ""
  init() {
    let counted = try? JSONDecoder().decode(Counted.self, from: Data())
    title = counted == nil ? "none" : "one"
  }
}

/// What is decoded here is a new object, which only sets itself up.
@Observable
final class QuietDecoding {
  var title = ""
  init() { title = (try? JSONDecoder().decode(Saved.self, from: Data()))?.title ?? "" }
}

/// Nothing of this is seen by others.
@Observable
final class Quiet {
  @ObservationIgnored @Named var name = "Name"
  var rows = [1, 2].map(Plain.init)
  var text = "\(Plain(1).id) \([1, 2][0])"
}

struct RowView: View {
  @State private var wrapper = ByAWrapper()
  @State private var initializer = ByAnInitializer()
  @State private var element = ByASubscript()
  @State private var sequence = ByASequence()
  @State private var observer = ByAnObserver()
  @State private var text = ByAText()
  @State private var builder = ByABuilder()
  @State private var decoding = ByDecoding()
  @State private var quietDecoding = QuietDecoding()
  @State private var quiet = Quiet()

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
