import Combine
import PartnerKit
import SwiftUI

final class Wave: ObservableObject {
  @Published var height = 1
}

@Observable
final class Sea {
  var depth = 1 {
    willSet { depthSubject.send(newValue) }
  }
  private let depthSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var depthPublisher = depthSubject.eraseToAnyPublisher()
}

func read(_ waves: [Wave], _ sea: Sea) -> [AnyCancellable] {
  let all = [waves].joined().last
  let depth = sea.depthPublisher
  return [depth.sink { print($0) }, all.map { $0.$height.sink { print($0) } }].compactMap { $0 }
}
