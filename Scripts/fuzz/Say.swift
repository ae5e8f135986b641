import Foundation

/// Prints a line at once, as a run may take minutes.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
