import Combine
import SwiftUI

@Observable
final class Child { var name = "" }

@Observable
final class Whole {
  var title = ""

  let child = Child()
}

@Observable
final class End {
  var title = ""
  let child = Child() // child

  func start() {
    title = "a"
  }
}

@Observable
final class Beginning {
  var title = ""
  let child = Child()
  @ObservationIgnored private var timer: AnyCancellable?

  func start() {
    title = "a"
    timer = Just(1).sink { _ in print("one") }
  }
}

@Observable
final class Own {
  let child = Child()
  var title = ""
}

struct ChildView: View {
  var whole: Whole
  var end: End
  var beginning: Beginning
  var own: Own

  var body: some View {
    Text(whole.title + whole.child.name + end.title + end.child.name)
    Text(beginning.title + beginning.child.name + own.title + own.child.name)
  }
}
