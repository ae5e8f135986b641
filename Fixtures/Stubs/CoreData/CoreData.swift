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
}
