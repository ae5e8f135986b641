import PartnerKit
import SwiftUI

final class Led: ObservableObject { @Published var led = "" }
final class Held: ObservableObject { @Published var held = "" }
final class Made: ObservableObject { @Published var made = "" }
@Observable
final class Free { var free = "" }

extension PartnerSection {
  var lead: Led { Led() }
}

let allHeld = [Held()]

struct Screen: View {
  let section: PartnerSection<String, Int>
  @State private var held = [allHeld].joined().last!
  @State private var free = Free()

  var body: some View {
    let led = section.grouped[keyPath: \.lead]
    Text(led.led).environmentObject(led)
    section.made { Made() } shown: { made in
      Text(made.made).environmentObject(made)
    }
    Text(free.free)
  }

  func rows() -> [some View] {
    section.elements.map { _ in
      let held = $held.wrappedValue
      return Text(held.held).environmentObject(held)
    }
  }
}
