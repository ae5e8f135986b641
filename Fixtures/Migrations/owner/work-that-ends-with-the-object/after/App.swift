import Combine
import SwiftUI

class Center {
    static let shared = Center()
    let values = CurrentValueSubject<Int, Never>(0)
    private(set) var log: [Int] = []
    private var observers: [ObjectIdentifier] = []
    func add(_ observer: AnyObject) { observers.append(ObjectIdentifier(observer)) }
    func remove(_ observer: AnyObject) { observers.removeAll { $0 == ObjectIdentifier(observer) } }
    func write(_ value: Int) { log.append(value) }
}

class Draft {
    var title = ""
    func fill() { title = "Draft" }
}

@Observable
class Quiet {
    var value = 0
    private let draft: Draft
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

    init() {
        let draft = Draft()
        draft.fill()
        self.draft = draft
        Center.shared.values.sink { [weak self] in self?.value = $0 }.store(in: &subscriptions)
        Center.shared.add(self)
    }

    deinit { Center.shared.remove(self) }
}

@Observable
class Kept {
    var value = 0
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

    init() {
        Center.shared.values.sink { self.value = $0 }.store(in: &subscriptions)
    }
}

@Observable
class Writing {
    var value = 0
    @ObservationIgnored private var subscription: AnyCancellable?

    init() {
        subscription = Center.shared.values.sink { Center.shared.write($0) }
    }
}

@Observable
class Staying {
    var value = 0

    init() {
        Center.shared.add(self)
    }
}

struct Row: View {
    let number: Int
    @State private var quiet = Quiet()
    @State private var kept = Kept()
    @State private var writing = Writing()
    @State private var staying = Staying()
    var body: some View {
        Text("\(number) \(quiet.value) \(kept.value) \(writing.value) \(staying.value)")
    }
}
