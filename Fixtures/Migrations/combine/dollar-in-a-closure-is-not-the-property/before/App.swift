import SwiftUI

final class Team: ObservableObject {
  @Published var names: [String] = []
  @Published var name = ""

  var sorted: [String] {
    names.sorted { $0 < $1 }
  }

  func bind(_ binding: Binding<String>) {
    @Binding(projectedValue: binding) var name: String
    print($name.wrappedValue)
  }
}
