import SwiftUI

protocol Resettable {}

final class First: ObservableObject, Resettable {
  @Published var count = 0
}

final class Middle: NSObject, ObservableObject, Resettable {
  @Published var count = 0
}

final class Last: NSObject, Resettable, ObservableObject {
  @Published var count = 0
}
