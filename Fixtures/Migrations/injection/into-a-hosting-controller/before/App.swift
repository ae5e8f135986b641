import SwiftUI
import UIKit

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @EnvironmentObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

final class CounterController: UIViewController {
  let counter = Counter()

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: CounterLabel().environmentObject(counter))
    addChild(host)
    view.addSubview(host.view)
  }
}
