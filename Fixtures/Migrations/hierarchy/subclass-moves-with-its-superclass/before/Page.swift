import Foundation

class Page: ObservableObject {
  @Published var number = 1
}
