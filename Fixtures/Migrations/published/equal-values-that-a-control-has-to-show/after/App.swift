import SwiftUI

@Observable
final class Card {
  var digits = ""

  // A binding may adjust what a control sets `digits` to, and the control shows the result.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Coupon {
  var code = 0

  var limitedCode: Int {
    get { code }
    set { code = min(newValue, 99) }
  }

  // A binding may adjust what a control sets `code` to, and the control shows the result.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Profile {
  var name = ""
  var volume = 1.0
  var size = 1

  var limit: Int {
    get { size }
    set { size = min(newValue, 10) }
  }
}

struct CardView: View {
  @State private var card = Card()
  @State private var coupon = Coupon()
  @State private var profile = Profile()

  var body: some View {
    VStack {
      TextField(
        "Digits", text: Binding(get: { card.digits }, set: { card.digits = $0.filter(\.isNumber) }))
      Stepper("Code", value: $coupon.limitedCode)
      TextField("Name", text: Binding(get: { profile.name }, set: { profile.name = $0 }))
      Button("Quiet \(profile.volume) \(profile.size)") {
        profile.volume = min(profile.volume, 0.1)
        profile.limit = 4
      }
    }
  }
}
