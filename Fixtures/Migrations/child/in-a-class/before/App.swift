import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class CounterController: UIViewController {
  @ObservedObject var counter: Counter

  init(counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    title = "\(counter.count)"
  }
}

@MainActor
final class Coordinator {
  @ObservedObject var counter: Counter

  init(counter: Counter) {
    self.counter = counter
  }

  var binding: Binding<Int> {
    $counter.count
  }
}
