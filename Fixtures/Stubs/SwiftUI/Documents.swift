import Combine

/// A document that is an object: it is an `ObservableObject` by itself.
///
/// The type of its content is a `String` here.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: String) throws -> Snapshot
}

public struct FileDocumentReadConfiguration {
  public let contentType: String
}
