import Foundation
enum Corners {
  static func run(_ arguments: [String]) -> Never {
    exit(0)
  }
}
