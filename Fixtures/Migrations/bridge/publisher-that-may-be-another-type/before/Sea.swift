import Combine
import PartnerKit
import SwiftUI

final class Wave: ObservableObject {
  @Published var height = 1
}

final class Sea: ObservableObject {
  @Published var depth = 1
}

func read(_ waves: [Wave], _ sea: Sea) -> [AnyCancellable] {
  let all = [waves].joined().last
  let depth = sea.$depth
  return [depth.sink { print($0) }, all.map { $0.$height.sink { print($0) } }].compactMap { $0 }
}
