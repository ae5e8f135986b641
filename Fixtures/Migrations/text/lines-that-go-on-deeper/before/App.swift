import SwiftUI

class Recent: NSObject,
              ObservableObject {
    @Published private(set) var sections = [Int]()
    @Published private(set) var names: [String] = []
}

struct RecentView: View {
    @ObservedObject var recent: Recent

    var body: some View {
        Text("\(recent.sections.count)").onReceive(recent.$sections) { print($0) }
    }
}
