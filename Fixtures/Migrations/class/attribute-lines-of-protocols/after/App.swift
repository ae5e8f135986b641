import SwiftUI

@MainActor protocol Naming: AnyObject, Observable {
  var name: String { get }
}

@MainActor protocol Counting: AnyObject, Observable {
  var count: Int { get }
}

@MainActor
@Observable
final class Person: Naming {
  var name = ""
}

@Observable
final class Plain {
  var size = 1
}
