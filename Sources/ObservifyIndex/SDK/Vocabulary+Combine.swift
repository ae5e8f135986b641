/// Names of Combine, and of what it is told from.
extension Vocabulary {
  /// The types and protocols of Combine.
  package static let combineTypes: Set<String> = [
    "AnyCancellable", "Cancellable", "ConnectablePublisher", "PassthroughSubject",
    "CurrentValueSubject", "AnyPublisher", "Publisher", "Publishers", "Subject", "AnySubscriber",
    "Subscriber", "Subscribers", "Subscription", "Subscriptions", "Just", "Future", "Empty", "Fail",
    "Deferred", "Record", "Published", "ObservableObject", "ObservableObjectPublisher", "Combine",
    "ImmediateScheduler", "Scheduler", "CombineIdentifier", "TopLevelDecoder", "TopLevelEncoder",
    "AsyncPublisher", "AsyncThrowingPublisher", "SchedulerTimeType",
  ]

  /// Members that only publishers, subjects and cancellables have.
  package static let publisherMembers: Set<String> = [
    "sink", "publisher", "autoconnect", "eraseToAnyPublisher", "receive", "debounce", "throttle",
    "removeDuplicates", "combineLatest", "objectWillChange", "dataTaskPublisher", "multicast",
    "switchToLatest", "tryMap", "mapError", "replaceError", "replaceNil", "setFailureType",
    "handleEvents", "measureInterval", "prepend", "makeConnectable",
  ]

  /// Members that they have, and other things, too.
  package static let sharedMembers: Set<String> = [
    "store", "assign", "send", "subscribe", "share", "publish", "values", "flatMap", "merge",
    "collect", "delay", "decode", "encode", "scan", "buffer", "breakpoint", "print", "retry",
    "timeout", "zip", "connect", "cancel",
  ]

  /// Operators that send nothing as soon as they are followed: later, elsewhere, or what comes then.
  package static let laterPublishers: Set<String> = [
    "receive", "subscribe", "debounce", "throttle", "delay", "dropFirst", "drop", "collect", "last",
  ]

  /// Whether a type from outside is surely no publisher, subject or cancellable: it is another one of Apple's.
  package static func isNoPublisher(_ name: String) -> Bool {
    isSDKType(name) && !combineTypes.contains(name)
      && !publisherSuffixes.contains(where: name.hasSuffix)
  }

  /// Functions and types of Combine and SwiftUI that are generic over the publisher they are given,
  /// or over the result of the closure they are given.
  package static let publisherTakers: Set<String> = [
    "onReceive", "combineLatest", "CombineLatest", "CombineLatest3", "CombineLatest4", "merge",
    "Merge", "Merge3", "Merge4", "Merge5", "Merge6", "Merge7", "Merge8", "MergeMany", "zip", "Zip",
    "Zip3", "Zip4", "AnyPublisher", "flatMap", "map", "compactMap", "Deferred", "SubscriptionView",
  ]

  /// Names that the standard library declares, and that need no import.
  package static let standardNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Bool", "String", "Character", "Substring", "Array", "Dictionary", "Set",
    "Optional", "Void", "Any", "AnyObject", "AnyHashable", "Error", "Result", "Never", "Self",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable",
    "Sendable", "MainActor", "Task", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
    "Range", "ClosedRange", "Sequence", "Collection", "Observable", "ObservationIgnored",
    "Observation", "AsyncStream", "AsyncSequence", "Actor", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "ObjectIdentifier", "ContinuousClock", "Duration", "Mirror",
  ]
}
