import SwiftUI

final class Card: ObservableObject {
  @Published var digits = ""
}

final class Coupon: ObservableObject {
  @Published var code = 0

  var limitedCode: Int {
    get { code }
    set { code = min(newValue, 99) }
  }
}

final class Profile: ObservableObject {
  @Published var name = ""
  @Published var volume = 1.0
  @Published var size = 1

  var limit: Int {
    get { size }
    set { size = min(newValue, 10) }
  }
}

struct CardView: View {
  @StateObject private var card = Card()
  @StateObject private var coupon = Coupon()
  @StateObject private var profile = Profile()

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
