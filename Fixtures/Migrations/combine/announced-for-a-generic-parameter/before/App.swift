import Combine
import SwiftUI

final class Service { var n = 0 }

func ping<O: ObservableObject>(_ object: O) where O.ObjectWillChangePublisher == ObservableObjectPublisher {
  object.objectWillChange.send()
}

final class Model: ObservableObject {
  private let service = Service()
  var n: Int { service.n }
  func up() {
    service.n += 1
    ping(self)
  }
}

struct Root: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("n \(model.n)")
    Button("Up") { model.up() }
  }
}
