import SwiftUI

final class Downloads: ObservableObject {
    private var running: [String: Progress] = [:]
    private let text = NSMutableString(string: "a")
    private let names = NSMutableDictionary()
    @Published private(set) var updated: Set<String> = []
    @Published private(set) var written = "none"
    @Published private(set) var named = "none"

    func fraction(_ name: String) -> Int { Int((running[name]?.fractionCompleted ?? 0) * 100) }
    func length() -> Int { text.length }
    func count() -> Int { names.count }

    func start(_ name: String) {
        running[name] = Progress(totalUnitCount: 4)
        updated = [name]
    }

    func receive(_ name: String) {
        running[name]?.completedUnitCount += 1
        updated = [name]
    }

    func write(_ name: String) {
        text.append("b")
        written = name
    }

    func note(_ name: String) {
        names[name] = 1
        named = name
    }
}

struct DownloadCell: View {
    let name: String
    @ObservedObject var downloads: Downloads

    var body: some View {
        Text("\(name) \(downloads.fraction(name))% \(downloads.length()) \(downloads.count())")
    }
}
