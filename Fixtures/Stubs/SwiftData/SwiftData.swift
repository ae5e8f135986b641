// A framework whose macro makes a class observable with storage of its own. Here it expands to nothing.

@_exported import Foundation

/// Marks a persistent class.
@attached(member, names: arbitrary)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "PersistentModelMacro")
