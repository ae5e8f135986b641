//
//  License
//

class JoinViewModel: ObservableObject {
    @Published private(set) var state: Int
    init(state: Int) { self.state = state }
    func next() { state += 1 }
}
