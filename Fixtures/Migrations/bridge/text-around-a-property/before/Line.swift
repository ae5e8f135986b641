import Combine

final class Line: ObservableObject { @Published var a = 1; @Published var b: Int = { 2 }() }
final class Choice: ObservableObject {
    #if DEBUG
    @Published var level = 1
    #else
    @Published var level: Double = 2
    #endif
    @Published var text = "" { // said
        // here
        didSet { print(text) } // and there
    }
    @Published var sum = 0 { willSet { print(newValue) } didSet { print(oldValue) } }
    @Published var made = 0 {
        willSet {} // nothing
    }
}

func listen(_ line: Line, _ choice: Choice) -> [AnyCancellable] {
  [
    line.$a.sink { print($0) }, line.$b.sink { print($0) }, choice.$level.sink { print($0) },
    choice.$text.sink { print($0) }, choice.$sum.sink { print($0) },
    choice.$made.sink { print($0) },
  ]
}
