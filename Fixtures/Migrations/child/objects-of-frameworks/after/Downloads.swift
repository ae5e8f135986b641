import SwiftUI

@Observable
final class Downloads {
    private var running: [String: Progress] = [:]
    private let text = NSMutableString(string: "a")
    private let names = NSMutableDictionary()
    private(set) var updated: Set<String> = []
    private(set) var written = "none"
    private(set) var named = "none"

    func fraction(_ name: String) -> Int {
        // Update when `updated` changes; `running.fractionCompleted` is not observable.
        _ = updated
        return Int((running[name]?.fractionCompleted ?? 0) * 100)
    }
    func length() -> Int {
        // Update when `written` changes; `text.length` is not observable.
        _ = written
        return text.length
    }
    func count() -> Int {
        // Update when `named` changes; `names.count` is not observable.
        _ = named
        return names.count
    }

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

    // `running.fractionCompleted` is not observable, and views read it again when `updated` is assigned.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: Set<String>, _ rhs: Set<String>) -> Bool { true }

    // `text.length` is not observable, and views read it again when `written` is assigned.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct DownloadCell: View {
    let name: String
    var downloads: Downloads

    var body: some View {
        Text("\(name) \(downloads.fraction(name))% \(downloads.length()) \(downloads.count())")
    }
}
