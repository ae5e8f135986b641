import Combine
import SwiftUI

@Observable
class Recent: NSObject {
    private(set) var sections = [Int]() {
        willSet { sectionsSubject.send(newValue) }
    }
    private let sectionsSubject = CurrentValueSubject<[Int], Never>([Int]())
    @ObservationIgnored private(set) lazy var sectionsPublisher = sectionsSubject.eraseToAnyPublisher()
    private(set) var names: [String] = []
}

struct RecentView: View {
    var recent: Recent

    var body: some View {
        Text("\(recent.sections.count)").onReceive(recent.sectionsPublisher) { print($0) }
    }
}
