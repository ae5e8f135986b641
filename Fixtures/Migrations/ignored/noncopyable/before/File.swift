import SwiftUI

struct Descriptor: ~Copyable {
    private var handle: Int
    init(_ handle: Int) { self.handle = handle }
    var number: Int { handle }
    mutating func reopen() { handle += 1 }
}

final class FileModel: ObservableObject {
    @Published private(set) var lines = 0
    private var descriptor = Descriptor(3)

    var number: Int { descriptor.number }

    func read() {
        descriptor.reopen()
        lines += 10
    }
}

struct FileView: View {
    @StateObject private var file = FileModel()

    var body: some View {
        Text("\(file.number)")
        Button("Read") { file.read() }
    }
}
