import Combine
import Observation

@Observable
final class Line {
    var a = 1 { willSet { aSubject.send(newValue) } }
    private let aSubject = CurrentValueSubject<Int, Never>(1)
    @ObservationIgnored private(set) lazy var aPublisher = aSubject.eraseToAnyPublisher()
    var b: Int = { 2 }() { willSet { bSubject.send(newValue) } }
    @ObservationIgnored private lazy var bSubject = CurrentValueSubject<Int, Never>(_b)
    @ObservationIgnored private(set) lazy var bPublisher = bSubject.eraseToAnyPublisher()
}
@Observable
final class Choice {
    #if DEBUG
    var level = 1 {
        willSet { levelSubject.send(newValue) }
    }
    private let levelSubject = CurrentValueSubject<Int, Never>(1)
    @ObservationIgnored private(set) lazy var levelPublisher = levelSubject.eraseToAnyPublisher()
    #else
    var level: Double = 2 {
        willSet { levelSubject.send(newValue) }
    }
    private let levelSubject = CurrentValueSubject<Double, Never>(2)
    @ObservationIgnored private(set) lazy var levelPublisher = levelSubject.eraseToAnyPublisher()
    #endif
    var text = "" { // said
        willSet { textSubject.send(newValue) }
        // here
        didSet { print(text) } // and there
    }
    private let textSubject = CurrentValueSubject<String, Never>("")
    @ObservationIgnored private(set) lazy var textPublisher = textSubject.eraseToAnyPublisher()
    var sum = 0 { willSet { print(newValue); sumSubject.send(newValue) } didSet { print(oldValue) } }
    private let sumSubject = CurrentValueSubject<Int, Never>(0)
    @ObservationIgnored private(set) lazy var sumPublisher = sumSubject.eraseToAnyPublisher()
    var made = 0 {
        willSet { madeSubject.send(newValue) } // nothing
    }
    private let madeSubject = CurrentValueSubject<Int, Never>(0)
    @ObservationIgnored private(set) lazy var madePublisher = madeSubject.eraseToAnyPublisher()
}

func listen(_ line: Line, _ choice: Choice) -> [AnyCancellable] {
  [
    line.aPublisher.sink { print($0) }, line.bPublisher.sink { print($0) }, choice.levelPublisher.sink { print($0) },
    choice.textPublisher.sink { print($0) }, choice.sumPublisher.sink { print($0) },
    choice.madePublisher.sink { print($0) },
  ]
}
