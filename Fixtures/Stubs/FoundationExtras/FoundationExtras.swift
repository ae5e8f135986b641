// What Apple's Foundation brings and the open one does not: networking in the same module, the store in
// iCloud, and of Combine exactly two names. The type check imports this module into every file by itself, so a
// file that says only `import Foundation` can declare an `ObservableObject`, as it can on Apple
// platforms. Observation is left out on purpose: a file that needs it has to say so.

@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published
@_exported import Foundation
@_exported import FoundationNetworking

open class NSUbiquitousKeyValueStore: NSObject {
  open class var `default`: NSUbiquitousKeyValueStore { fatalError() }
  open func string(forKey key: String) -> String? { nil }
  open func set(_ value: String?, forKey key: String) {}
}
