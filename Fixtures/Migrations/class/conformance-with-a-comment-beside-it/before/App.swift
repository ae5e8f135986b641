import SwiftUI

final class Counter /* of clicks */ : ObservableObject /* for the views */ {
  @Published var count = 0
}
