import SwiftUI

@Observable
final class Counter {
  var count = 0

  init() { UserDefaults.standard.set(true, forKey: "counted") }
}

struct Once: View {
  @State private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

struct Referred: View {
  let number: Int
  @State private var counter = Counter()

  var body: some View { Text("\(counter.count + number)") }
}

struct Named: View {
  @State private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

struct Listed: View {
  @State private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

struct InMember: View {
  @State private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

struct InFrame: View {
  @State private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

typealias Renamed = Named

struct Frame: View {
  let depth: Int

  var body: some View {
    InFrame()
    if depth > 0 { Frame(depth: depth - 1) }
  }
}

struct Root: View {
  var body: some View {
    Once()
    Referred(number: 0)
    Named()
    ForEach([1, 2], id: \.self) { _ in Listed() }
    member
    Frame(depth: 2)
  }

  private var member: some View { InMember() }
}

func all() -> [Referred] { [1, 2].map(Referred.init(number:)) }

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Root() }
  }
}
