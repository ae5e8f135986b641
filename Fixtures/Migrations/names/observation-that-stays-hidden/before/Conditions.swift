import SwiftUI

#if DEBUG
  private struct Observation {}
#else
  private class Observation {}
#endif

final class Notes: ObservableObject {
  @Published var count = 0
}
