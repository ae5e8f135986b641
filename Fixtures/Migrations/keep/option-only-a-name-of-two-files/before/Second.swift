import SwiftUI

private final class Shelf: ObservableObject {
  @Published var count = 0
}
