import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}
