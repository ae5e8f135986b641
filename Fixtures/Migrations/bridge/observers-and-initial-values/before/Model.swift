import Combine
import Foundation

public class Model: ObservableObject {
  @Published public var count: Int {
    willSet(next) {
      print("will be", next)
      if next > 10 { return }
      print("still small")
    }
    didSet {
      print("was", oldValue, "is", count)
      if count == 7 { count = 8 }
    }
  }

  @Published public private(set) var title: String? { didSet { print("title", title ?? "none") } }
  @Published fileprivate var isOn = false {
    willSet { print("on", newValue) } // told first
  }
  @Published private var names: [String] {
    didSet {
      print(names)
    }
  }
  @Published var label: String!
  let step: Int
  private var sinks: Set<AnyCancellable> = []

  public init(step: Int) {
    count = 1
    names = []
    count = 2
    self.step = step
    count = 3
    $count.sink { [unowned self] in print("sink", $0, "count", self.count) }.store(in: &sinks)
    $title.sink { print("title sink", $0 ?? "none") }.store(in: &sinks)
    $isOn.sink { print("on sink", $0) }.store(in: &sinks)
    $names.sink { print("names sink", $0) }.store(in: &sinks)
    $label.sink { print("label sink", $0 ?? "none") }.store(in: &sinks)
    count = 4
    names.append("first")
  }

  func run() {
    count += step
    count = 7
    count = 20
    title = "T"
    title?.append("U")
    title = nil
    isOn.toggle()
    names += ["second", "third"]
    names[0] = "zero"
    for place in names.indices { names[place] += "!" }
    change(&names)
    label = "L"
  }

  private func change(_ list: inout [String]) {
    list.removeLast()
    list.reverse()
  }
}
