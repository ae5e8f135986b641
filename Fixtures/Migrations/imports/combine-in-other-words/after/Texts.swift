import SwiftUI

@Observable
final class Texts {
  var text = "Just"

  func show() { print("Just", "PassthroughSubject") }
}
