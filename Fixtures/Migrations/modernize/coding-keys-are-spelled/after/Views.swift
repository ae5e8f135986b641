#if canImport(SwiftUI)
  import SwiftUI

  struct FieldView: View {
    var object: Reader
    var body: some View { Text(object.title) }
  }
#endif
