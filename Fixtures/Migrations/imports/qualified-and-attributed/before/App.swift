@preconcurrency import Foundation
import protocol Combine.ObservableObject
import struct Combine.Published

final class Counter: ObservableObject {
  @Published var count = 0
}
