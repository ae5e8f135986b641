import SwiftUI

@Observable
final class Team {
  var names: [String] = []
  var name = ""

  var sorted: [String] {
    names.sorted { $0 < $1 }
  }

  func bind(_ binding: Binding<String>) {
    @Binding(projectedValue: binding) var name: String
    print($name.wrappedValue)
  }
}
