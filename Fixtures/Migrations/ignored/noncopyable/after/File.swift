import SwiftUI

struct Descriptor: ~Copyable {
    private var handle: Int
    init(_ handle: Int) { self.handle = handle }
    var number: Int { handle }
    mutating func reopen() { handle += 1 }
}

@Observable
final class FileModel {
    private(set) var lines = 0
    @ObservationIgnored private var descriptor = Descriptor(3)

    var number: Int {
        // Update when `lines` changes; `descriptor` is not observable.
        _ = lines
        return descriptor.number
    }

    func read() {
        descriptor.reopen()
        lines += 10
    }
}

struct FileView: View {
    @State private var file = FileModel()

    var body: some View {
        Text("\(file.number)")
        Button("Read") { file.read() }
    }
}
