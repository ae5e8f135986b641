import SwiftUI

@MainActor protocol Naming: ObservableObject {
  var name: String { get }
}

@MainActor protocol Counting: ObservableObject {
  var count: Int { get }
}

@MainActor
final class Person: Naming {
  @Published var name = ""
}

final class Plain: ObservableObject {
  @Published var size = 1
}
