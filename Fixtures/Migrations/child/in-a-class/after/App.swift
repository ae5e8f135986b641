import SwiftUI

@Observable
final class Counter {
  var count = 0
}

final class CounterController: UIViewController {
  var counter: Counter

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
  @Bindable var counter: Counter

  init(counter: Counter) {
    self.counter = counter
  }

  var binding: Binding<Int> {
    $counter.count
  }
}
