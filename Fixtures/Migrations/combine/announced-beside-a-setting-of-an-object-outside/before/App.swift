import Combine
import SwiftUI

extension UserDefaults {
  var weight: Int {
    get { integer(forKey: "weight") }
    set { set(newValue, forKey: "weight") }
  }
}

final class SettingsStore: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private var userDefaults: UserDefaults

  init(userDefaults: UserDefaults) {
    self.userDefaults = userDefaults
  }

  var weight: Int {
    get { userDefaults.weight }
    set {
      self.objectWillChange.send()
      userDefaults.weight = newValue
    }
  }
}

final class Route: ObservableObject {
  private var size = CGSize.zero
  private var frame = CGRect.zero

  var width: CGFloat {
    get { size.width }
    set {
      objectWillChange.send()
      size.width = newValue
      frame.origin.x = newValue
    }
  }
}

struct SettingsView: View {
  @ObservedObject var settings: SettingsStore
  @ObservedObject var route: Route

  var body: some View {
    Stepper("\(settings.weight)", value: $settings.weight)
    Text("\(route.width)")
  }
}
