import Foundation

final class Store: Storing {
  @Published var count = 0
}
