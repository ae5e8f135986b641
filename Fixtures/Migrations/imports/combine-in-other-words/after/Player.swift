import Combine
import SwiftUI

@Observable
final class Player {
  var title = "" {
    willSet { titlePublisher.send(newValue) }
  }
  let titlePublisher = CurrentValueSubject<String, Never>("")
  let names: AnyPublisher<String, Never>

  init(names: AnyPublisher<String, Never>) { self.names = names }
}

func listen(to names: some Publisher<String, Never>) {}
