import Combine
import Observation

@Observable
final class Line { var a = 1 { willSet { aPublisher.send(newValue) } }; let aPublisher = CurrentValueSubject<Int, Never>(1); var b: Int = { 2 }() { willSet { bPublisher.send(newValue) } }; @ObservationIgnored private(set) lazy var bPublisher = CurrentValueSubject<Int, Never>(b) }
@Observable
final class Choice {
    #if DEBUG
    var level = 1 {
        willSet { levelPublisher.send(newValue) }
    }
    let levelPublisher = CurrentValueSubject<Int, Never>(1)
    #else
    var level: Double = 2 {
        willSet { levelPublisher.send(newValue) }
    }
    let levelPublisher = CurrentValueSubject<Double, Never>(2)
    #endif
    var text = "" { // said
        willSet { textPublisher.send(newValue) }
        // here
        didSet { print(text) } // and there
    }
    @ObservationIgnored private(set) lazy var textPublisher = CurrentValueSubject<String, Never>(text)
    var sum = 0 { willSet { print(newValue); sumPublisher.send(newValue) } didSet { print(oldValue) } }
    @ObservationIgnored private(set) lazy var sumPublisher = CurrentValueSubject<Int, Never>(sum)
    var made = 0 {
        willSet { madePublisher.send(newValue) } // nothing
    }
    @ObservationIgnored private(set) lazy var madePublisher = CurrentValueSubject<Int, Never>(made)
}

func listen(_ line: Line, _ choice: Choice) -> [AnyCancellable] {
  [
    line.aPublisher.sink { print($0) }, line.bPublisher.sink { print($0) }, choice.levelPublisher.sink { print($0) },
    choice.textPublisher.sink { print($0) }, choice.sumPublisher.sink { print($0) },
    choice.madePublisher.sink { print($0) },
  ]
}
