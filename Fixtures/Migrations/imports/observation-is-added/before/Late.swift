import Combine
import Foundation

final class Errors: ObservableObject {
  @Published var last = ""
}

import func Foundation.pow

func square(_ number: Double) -> Double { pow(number, 2) }
