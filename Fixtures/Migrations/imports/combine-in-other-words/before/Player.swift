import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
  let names: AnyPublisher<String, Never>

  init(names: AnyPublisher<String, Never>) { self.names = names }
}

func listen(to names: some Publisher<String, Never>) {}
