// What `import SwiftUI` makes visible: Observation, Foundation with its two names of Combine, and
// UIKit. The rest of Combine has to be imported by the file that uses it.

@_exported import FoundationExtras
@_exported import Observation
@_exported import UIKit

/// The body of every stub that has to return something.
func stub() -> Never {
  fatalError("a stub is for type checking only")
}
