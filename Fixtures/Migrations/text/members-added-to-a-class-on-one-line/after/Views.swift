import SwiftUI

struct Screen: View {
    var cache: Cache
    var settings: Settings
    var rows: Rows
    var bag: Bag
    @ObservedObject var heard: Heard

    var body: some View {
        Text("\(cache.total) \(settings.size) \(rows.left) \(bag.count) \(heard.count)")
        Button("Put") { bag.all.add(1); bag.revision += 1 }
    }
}
