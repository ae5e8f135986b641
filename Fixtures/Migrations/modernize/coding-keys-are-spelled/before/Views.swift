#if canImport(SwiftUI)
  import SwiftUI

  struct FieldView: View {
    @ObservedObject var object: Reader
    var body: some View { Text(object.title) }
  }
#endif
