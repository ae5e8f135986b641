import SwiftUI

private final class Store: ObservableObject {
  @Published var count = 0
}
