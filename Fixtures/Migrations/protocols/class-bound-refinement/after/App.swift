import SwiftUI

protocol Storing: AnyObject, Observable {
  var items: [Int] { get }
}

@Observable
final class Store: Storing {
  var items: [Int] = []
}
