import SwiftUI

final class Account: ObservableObject & Identifiable {
  let id = UUID()
  @Published var name = ""
}
