/// The tool's version.
package enum Version {
  /// The version as `--version` prints it.
  package static let current = "0.1.0"
}
