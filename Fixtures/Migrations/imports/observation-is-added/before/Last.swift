import Foundation

final class Last: ObservableObject {
  @Published var count = 0
}
