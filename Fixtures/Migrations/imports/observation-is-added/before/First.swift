import UIKit

final class First: ObservableObject {
  @Published var count = 0
}
