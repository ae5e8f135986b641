import SwiftUI

@Observable
final class Store {
  var count = 0
}
