import SwiftUI

#if swift(>=99)
  func open(store: Store) { let = ) }
#endif
