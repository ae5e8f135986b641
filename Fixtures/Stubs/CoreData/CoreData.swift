// A framework whose base class is an `ObservableObject` by itself: its subclasses must stay.

import Combine
@_exported import Foundation

open class NSManagedObject: NSObject, ObservableObject {
  public init(context: NSManagedObjectContext) {}
  open var managedObjectContext: NSManagedObjectContext? { nil }
  open var hasChanges: Bool { false }
}

open class NSManagedObjectContext: NSObject {
  open func save() throws {}
  open func fetch<Item: NSFetchRequestResult>(_ request: NSFetchRequest<Item>) throws -> [Item] { [] }
}

public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}

open class NSFetchRequest<Item: NSFetchRequestResult> {
  public init(entityName: String) {}
}

/// Stands for a class that Core Data makes of an entity.
open class Vehicle: NSManagedObject {
  open var name: String?
}
