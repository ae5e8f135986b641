import Combine
import SwiftUI

final class Texts: ObservableObject {
  @Published var text = "Just"

  func show() { print("Just", "PassthroughSubject") }
}
