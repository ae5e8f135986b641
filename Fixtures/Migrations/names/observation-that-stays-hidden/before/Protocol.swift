import SwiftUI

private protocol Observation {}

final class Watcher: ObservableObject {
  @Published var count = 0
}
