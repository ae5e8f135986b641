import Combine
import SwiftUI

@Observable
final class Player {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  private let titleSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var titlePublisher = titleSubject.eraseToAnyPublisher()
  let names: AnyPublisher<String, Never>

  init(names: AnyPublisher<String, Never>) { self.names = names }
}

func listen(to names: some Publisher<String, Never>) {}
