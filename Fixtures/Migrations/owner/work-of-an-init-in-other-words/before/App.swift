import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import SwiftUI

final class Shared {
  static let one = Shared()
  var count = 0
}

final class Quiet: ObservableObject {
  @Published var values = [0]

  init() {
    _ = { 3 }()
    self[0] = 1
  }

  subscript(place: Int) -> Int {
    get { values[place] }
    set { values[place] = newValue }
  }
}

final class Inherited: NSObject, ObservableObject {
  @Published var values = [0]

  override init() {
    super.init()
    values = [2]
  }
}

final class Animated: ObservableObject {
  @Published var values = [0]

  init() {
    withAnimation(.default) { Shared.one.count += 1 }
  }
}

final class AnimatedItself: ObservableObject {
  @Published var values = [0]

  init() {
    withAnimation { values = [3] }
  }
}

final class Capturing: ObservableObject {
  @Published var values = [0]

  init() {
    withAnimation { [values] in print(values) }
  }
}

/// It makes what is not told anything.
final class Loading: ObservableObject {
  @Published var values = [0]
  private let session = URLSession(configuration: .default)
}

final class Downloading: ObservableObject {
  @Published var values = [0]
  private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: nil)
}

final class Filling: ObservableObject {
  @Published var values = [0]

  init() { [1, 2].forEach { values.append($0) } }
}

final class Counting: ObservableObject {
  @Published var values = [0]

  init() { [1, 2].forEach { Shared.one.count += $0 } }
}

infix operator <<+
func <<+ (shared: Shared, count: Int) { shared.count += count }

infix operator ~>
func ~> (first: Int, second: Int) -> Int { first + second }

final class Telling: ObservableObject {
  @Published var values = [0]

  init() { Shared.one <<+ 1 }
}

final class Joining: ObservableObject {
  @Published var values = [0]

  init() { values = [1 ~> 2] }
}

struct Row: View {
  let number: Int
  @StateObject private var filling = Filling()
  @StateObject private var counting = Counting()
  @StateObject private var loading = Loading()
  @StateObject private var downloading = Downloading()
  @StateObject private var quiet = Quiet()
  @StateObject private var inherited = Inherited()
  @StateObject private var animated = Animated()
  @StateObject private var animatedItself = AnimatedItself()
  @StateObject private var capturing = Capturing()
  @StateObject private var telling = Telling()
  @StateObject private var joining = Joining()

  var body: some View {
    Text("\(number)")
    Text("\(loading.values.count + downloading.values.count)")
    Text("\(filling.values.count + counting.values.count)")
    Text("\(quiet.values.count)")
    Text("\(inherited.values.count)")
    Text("\(animated.values.count)")
    Text("\(animatedItself.values.count)")
    Text("\(capturing.values.count)")
    Text("\(telling.values.count + joining.values.count)")
  }
}

struct Screen: View {
  @State private var number = 0

  var body: some View {
    Row(number: number)
    Button("Next") { number += 1 }
  }
}
