import SwiftUI

#if PASSWORDS
  @Observable
  final class Manager {
    static let shared = Manager()
    var status = 1
  }
#endif
