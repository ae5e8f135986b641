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

@Observable
final class Courses {
    var page: Page?
    private(set) var items: [Course] = []

    func load() async throws {
        do {
            var updatedPage = page
            defer { page = updatedPage }
            updatedPage?.courses += try await fetch()
        }
    }

    func fetch() async throws -> [Course] { [] }

    func add(_ course: Course) {
        items.append(course)
        var updatedItems = items
        updatedItems.sort(by: isFirst)
        items = updatedItems
    }
}

func isFirst(_ one: Course, _ other: Course) -> Bool { one.rank() < other.rank() }

/// What it is called with changes it before it is asked for.
@Observable
final class Counted {
    var items: [Course] = []

    func add() {
        items.append(contentsOf: taken())
        var updatedItems = items
        updatedItems.removeAll { $0 == items.first }
        items = updatedItems
        items.insert(contentsOf: taken(), at: items.count)
    }

    private func taken() -> [Course] {
        items = []
        return []
    }
}

struct CoursesView: View {
    @State private var courses = Courses()
    @State private var counted = Counted()

    var body: some View {
        Text("\(courses.items.count) \(courses.page?.courses.count ?? 0) \(counted.items.count)")
    }
}
