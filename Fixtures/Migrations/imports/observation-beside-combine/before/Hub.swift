import Foundation

struct Hub<Source: ObservableObject> {
  let source: Source
  let counts: Published<Int>.Publisher
}
