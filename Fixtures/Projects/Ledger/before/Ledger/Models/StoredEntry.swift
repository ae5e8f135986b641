import CoreData

/// The stored form of an `Entry`. The framework makes it an `ObservableObject`.
final class StoredEntry: NSManagedObject {
    var text = ""
    var cents = 0
}
