//
//  License
//

import Combine
import Observation

@Observable
class JoinViewModel {
    private(set) var state: Int {
        willSet { stateSubject.send(newValue) }
    }
    @ObservationIgnored private lazy var stateSubject = CurrentValueSubject<Int, Never>(_state)
    @ObservationIgnored private(set) lazy var statePublisher = stateSubject.eraseToAnyPublisher()
    init(state: Int) { self.state = state }
    func next() { state += 1 }
}
