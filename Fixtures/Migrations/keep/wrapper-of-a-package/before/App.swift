import PartnerKit
import SwiftUI

final class Held: ObservableObject {
  @Published var title = ""
}

final class Listed: ObservableObject {
  @Published var title = ""
}

final class Named: ObservableObject {
  @Published var title = ""
}

final class Handed: ObservableObject {
  @Published var title = ""
}

final class Passed: ObservableObject {
  @Published var title = ""
}

final class Guessed: ObservableObject {
  @Published var subtitle = ""
}

final class Free: ObservableObject {
  @Published var title = ""
}

typealias Service = PartnerKit.Injected

struct Screen: View {
  @Injected var held: Held
  @Injected() private var listed: [Listed]
  @Injected<Named> private var named
  @Service(Handed.self) private var handed
  @Injected(PartnerKey<Int>.self) private var key
  @Wired(guess: "screen") private var guessed
  @StateObject private var free = Free()

  var body: some View {
    Text(held.title + guessed.subtitle + free.title)
  }

  func row(@Injected passed: Passed) -> Text { Text(passed.title) }
}

extension Wired where Value == Guessed {
  init(guess name: String) { self.init(naming: name) }
}

struct Switch: View {
  @Wired(flag: "is on") private var isOn
  @Wired(flag: "is wide") private var isWide
  let title: String

  var body: some View {
    if isOn { Text(isWide ? title : "") }
  }
}

extension Wired where Value == Bool {
  init(flag name: String) { self.init(naming: name) }
}
