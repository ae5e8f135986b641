package import ObservifyIndex
public import ObservifyText

/// Everything that was read of a project, as values.
public struct ProjectInput: Sendable {
  /// Every Swift file of the project.
  public var sources: [SourceText]

  /// `Package.swift`, `project.pbxproj`, `.xcconfig`, `project.yml` and Tuist manifests.
  public var manifests: [SourceText]

  /// The Swift files and the folders that are there and could not be read; a folder ends with a slash.
  public var unread: [String]

  /// The paths of the files that may be edited; no others are, and none if this is empty.
  public var editable: Set<String>

  /// Where the packages are that the project uses and does not hold.
  public var packages: PackageReading?

  /// What is parsed already, for who plans the same project again and again.
  public var parsed: ParsedFiles?

  /// What is told of types beside the code.
  package var told = ToldTypes()

  /// Creates an input.
  public init(
    sources: [SourceText], manifests: [SourceText] = [], unread: [String] = [],
    editable: Set<String>, parsed: ParsedFiles? = nil
  ) {
    self.sources = sources
    self.unread = unread
    self.manifests = manifests
    self.editable = editable
    self.parsed = parsed
  }
}
