import SwiftUI

protocol Resettable {}

@Observable
final class First: Resettable {
  var count = 0
}

@Observable
final class Middle: NSObject, Resettable {
  var count = 0
}

@Observable
final class Last: NSObject, Resettable {
  var count = 0
}
