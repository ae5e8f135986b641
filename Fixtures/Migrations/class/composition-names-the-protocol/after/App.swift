import SwiftUI

@Observable
final class Account: Identifiable {
  let id = UUID()
  var name = ""
}
