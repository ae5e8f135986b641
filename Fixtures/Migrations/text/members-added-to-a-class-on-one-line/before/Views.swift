import SwiftUI

struct Screen: View {
    @ObservedObject var cache: Cache
    @ObservedObject var settings: Settings
    @ObservedObject var rows: Rows
    @ObservedObject var bag: Bag
    @ObservedObject var heard: Heard

    var body: some View {
        Text("\(cache.total) \(settings.size) \(rows.left) \(bag.count) \(heard.count)")
        Button("Put") { bag.all.add(1); bag.objectWillChange.send() }
    }
}
