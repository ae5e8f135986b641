import SwiftUI

typealias Announced = Published

final class Store: ObservableObject {
  @Announced var count = 0
}
