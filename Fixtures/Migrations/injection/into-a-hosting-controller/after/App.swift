import SwiftUI
import UIKit

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  @Environment(Counter.self) var counter

  var body: some View {
    Text("\(counter.count)")
  }
}

final class CounterController: UIViewController {
  let counter = Counter()

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: CounterLabel().environment(counter))
    addChild(host)
    view.addSubview(host.view)
  }
}
