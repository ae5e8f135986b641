import CoreData
import SwiftUI

final class Exercise: NSManagedObject {}

final class Store: ObservableObject {
  @Published var count = 0
}

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Note: ObservableObject {
  @Published var body = ""
}

func announce(_ exercises: NSSet?, _ others: NSOrderedSet) {
  exercises?.compactMap { $0 as? Exercise }.forEach { $0.objectWillChange.send() }
  others.map { $0 as! Exercise }.filter { $0.managedObjectContext != nil }.forEach { exercise in
    exercise.objectWillChange.send()
  }
  for exercise in others.compactMap({ $0 as? Exercise }) {
    exercise.objectWillChange.send()
  }
}

func announceDrafts(_ drafts: NSSet) {
  drafts.compactMap { $0 as? Draft }.forEach { $0.objectWillChange.send() }
}

func announceNotes(_ notes: [Note]) {
  [notes].joined().compactMap { $0 }.forEach { note in
    print(note.body)
    note.objectWillChange.send()
  }
}

struct StoreView: View {
  @StateObject private var store = Store()
  @ObservedObject var draft: Draft

  var body: some View { Text("\(store.count) \(draft.text)") }
}
