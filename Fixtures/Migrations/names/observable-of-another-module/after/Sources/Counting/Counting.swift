import SwiftUI

protocol Counting: AnyObject, Observable {
  var count: Int { get }
}

@Observable
final class Counter: Counting {
  var count = 0
}
