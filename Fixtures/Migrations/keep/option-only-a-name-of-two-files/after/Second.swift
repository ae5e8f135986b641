import SwiftUI

@Observable
private final class Store {
  var count = 0
}
