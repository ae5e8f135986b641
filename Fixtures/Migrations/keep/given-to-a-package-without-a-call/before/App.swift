import PartnerKit
import SwiftUI

final class Indexed: ObservableObject { @Published var title = "" }
final class Operated: ObservableObject { @Published var title = "" }
final class Printed: ObservableObject { @Published var title = "" }
final class Built: ObservableObject { @Published var title = "" }
final class Listed: ObservableObject { @Published var title = "" }
final class Chosen: ObservableObject { @Published var title = "" }
final class Counted: ObservableObject { @Published var title = "" }

infix operator >>>
func >>> (counted: Counted, name: String) {}

struct Names {
  subscript(counted: Counted) -> String { counted.title }
}

@resultBuilder
enum CountedBuilder {
  static func buildBlock(_ parts: Counted...) -> [Counted] { parts }
}

func subscripted(_ indexed: Indexed) { print(partners[indexed]) }
func operated(_ operated: Operated) { partners <<< operated }
func interpolated(_ printed: Printed) { print("\(partner: printed)") }
@PartnerBuilder func built(_ built: Built) -> Partner { built }
func listed(_ listed: [Listed]) {
  track(listed)
  track([listed[0]])
}
func chosen(_ chosen: Chosen, _ other: Chosen?) { track(other ?? chosen) }

@CountedBuilder func counted(_ counted: Counted) -> [Counted] { counted }
func known(_ counted: Counted, _ names: Names) {
  counted >>> "name"
  print(names[counted], counted === counted, "\(counted.title)")
}
