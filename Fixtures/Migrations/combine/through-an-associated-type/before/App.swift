import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

protocol Service {
  associatedtype Model
  var model: Model { get }
}

struct Holder<S: Service> where S.Model == Counter {
  let service: S

  func listen(_ bag: inout Set<AnyCancellable>) {
    service.model.$count.sink { print($0) }.store(in: &bag)
  }
}
