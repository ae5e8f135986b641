import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
import SwiftUI

final class Shared {
  static let one = Shared()
  var count = 0
}

@Observable
final class Quiet {
  var values = [0]

  init() {
    _ = { 3 }()
    self[0] = 1
  }

  subscript(place: Int) -> Int {
    get { values[place] }
    set { values[place] = newValue }
  }
}

@Observable
final class Inherited: NSObject {
  var values = [0]

  override init() {
    super.init()
    values = [2]
  }
}

@Observable
final class Animated {
  var values = [0]

  init() {
    withAnimation(.default) { Shared.one.count += 1 }
  }
}

@Observable
final class AnimatedItself {
  var values = [0]

  init() {
    withAnimation { values = [3] }
  }
}

@Observable
final class Capturing {
  var values = [0]

  init() {
    withAnimation { [values] in print(values) }
  }
}

/// It makes what is not told anything.
@Observable
final class Loading {
  var values = [0]
  private let session = URLSession(configuration: .default)
}

@Observable
final class Downloading {
  var values = [0]
  private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: nil)
}

@Observable
final class Filling {
  var values = [0]

  init() { [1, 2].forEach { values.append($0) } }
}

@Observable
final class Counting {
  var values = [0]

  init() { [1, 2].forEach { Shared.one.count += $0 } }
}

infix operator <<+
func <<+ (shared: Shared, count: Int) { shared.count += count }

infix operator ~>
func ~> (first: Int, second: Int) -> Int { first + second }

@Observable
final class Telling {
  var values = [0]

  init() { Shared.one <<+ 1 }
}

@Observable
final class Joining {
  var values = [0]

  init() { values = [1 ~> 2] }
}

struct Row: View {
  let number: Int
  @State private var filling = Filling()
  @State private var counting = Counting()
  @State private var loading = Loading()
  @State private var downloading = Downloading()
  @State private var quiet = Quiet()
  @State private var inherited = Inherited()
  @State private var animated = Animated()
  @State private var animatedItself = AnimatedItself()
  @State private var capturing = Capturing()
  @State private var telling = Telling()
  @State private var joining = Joining()

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
