import Observation

@Observable
final class Bounds {
    var value = 0
    private var (low, high) = (0, 10)

    func reset() {
        low = 0
        high = 10
    }
}
