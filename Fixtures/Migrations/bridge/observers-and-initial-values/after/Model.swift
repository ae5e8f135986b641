import Combine
import Foundation
import Observation

@Observable
public class Model {
  public var count: Int {
    willSet(next) {
      defer { countSubject.send(next) }
      print("will be", next)
      if next > 10 { return }
      print("still small")
    }
    didSet {
      print("was", oldValue, "is", count)
      if count == 7 { count = 8 }
    }
  }
  @ObservationIgnored private lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  @ObservationIgnored public private(set) lazy var countPublisher = countSubject.eraseToAnyPublisher()

  public private(set) var title: String? {
    willSet { titlePublisher.send(newValue) }
    didSet { print("title", title ?? "none") }
  }
  private let titlePublisher = CurrentValueSubject<String?, Never>(nil)
  fileprivate var isOn = false {
    willSet { print("on", newValue); isOnPublisher.send(newValue) } // told first
  }
  private let isOnPublisher = CurrentValueSubject<Bool, Never>(false)
  private var names: [String] {
    willSet { namesPublisher.send(newValue) }
    didSet {
      print(names)
    }
  }
  @ObservationIgnored private lazy var namesPublisher = CurrentValueSubject<[String], Never>(_names)
  var label: String! {
    willSet { labelPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var labelPublisher = CurrentValueSubject<String?, Never>(_label)
  let step: Int
  @ObservationIgnored private var sinks: Set<AnyCancellable> = []

  public init(step: Int) {
    count = 1
    names = []
    count = 2
    self.step = step
    count = 3
    countPublisher.sink { [unowned self] in print("sink", $0, "count", self.count) }.store(in: &sinks)
    titlePublisher.sink { print("title sink", $0 ?? "none") }.store(in: &sinks)
    isOnPublisher.sink { print("on sink", $0) }.store(in: &sinks)
    namesPublisher.sink { print("names sink", $0) }.store(in: &sinks)
    labelPublisher.sink { print("label sink", $0 ?? "none") }.store(in: &sinks)
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
