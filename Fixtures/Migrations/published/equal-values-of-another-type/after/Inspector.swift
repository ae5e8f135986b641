import SwiftUI

@Observable
final class Inspector {
    var value: AnyHashable = 1
    func read(_ value: AnyHashable) { self.value = value }

    // Equal values of `AnyHashable` may be shown in different ways.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: AnyHashable, _ rhs: AnyHashable) -> Bool { true }
}

struct InspectorView: View {
    var inspector: Inspector
    var body: some View { Text("\(type(of: inspector.value.base))") }
}
