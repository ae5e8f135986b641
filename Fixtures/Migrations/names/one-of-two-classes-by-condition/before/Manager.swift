import SwiftUI

#if PASSWORDS
  final class Manager: ObservableObject {
    static let shared = Manager()
    @Published var status = 1
  }
#endif
