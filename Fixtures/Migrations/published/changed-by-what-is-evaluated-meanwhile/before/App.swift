import SwiftUI

struct Course: Equatable {
    var name = ""

    func rank() -> Int { match { _ in true } }
    private func match(_ isRight: (Int) -> Bool) -> Int { isRight(name.count) ? name.count : 0 }
}

struct Page {
    var courses: [Course] = []
    var icon: String?
}

final class Courses: ObservableObject {
    @Published var page: Page?
    @Published private(set) var items: [Course] = []

    func load() async throws {
        page?.courses += try await fetch()
    }

    func fetch() async throws -> [Course] { [] }

    func add(_ course: Course) {
        items.append(course)
        items.sort(by: isFirst)
    }
}

func isFirst(_ one: Course, _ other: Course) -> Bool { one.rank() < other.rank() }

/// What it is called with changes it before it is asked for.
final class Counted: ObservableObject {
    @Published var items: [Course] = []

    func add() {
        items.append(contentsOf: taken())
        items.removeAll { $0 == items.first }
        items.insert(contentsOf: taken(), at: items.count)
    }

    private func taken() -> [Course] {
        items = []
        return []
    }
}

struct CoursesView: View {
    @StateObject private var courses = Courses()
    @StateObject private var counted = Counted()

    var body: some View {
        Text("\(courses.items.count) \(courses.page?.courses.count ?? 0) \(counted.items.count)")
    }
}
