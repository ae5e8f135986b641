import SwiftUI

extension EnvironmentValues {
  var far: Int {
    get { self[FarKey.self] }
    set { self[FarKey.self] = newValue }
  }
}
