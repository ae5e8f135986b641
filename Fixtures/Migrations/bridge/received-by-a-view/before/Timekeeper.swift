import Foundation

class Timekeeper: ObservableObject {
  @Published var isRunning: Bool = false
}
