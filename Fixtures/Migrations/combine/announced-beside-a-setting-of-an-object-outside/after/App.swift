import SwiftUI

extension UserDefaults {
  var weight: Int {
    get { integer(forKey: "weight") }
    set { set(newValue, forKey: "weight") }
  }
}

@Observable
final class SettingsStore {
  private var userDefaults: UserDefaults

  init(userDefaults: UserDefaults) {
    self.userDefaults = userDefaults
  }

  var weight: Int {
    get { userDefaults.weight }
    set {
      self.withMutation(keyPath: \.userDefaults) {}
      userDefaults.weight = newValue
    }
  }
}

@Observable
final class Route {
  private var size = CGSize.zero
  private var frame = CGRect.zero

  var width: CGFloat {
    get { size.width }
    set {
      size.width = newValue
      frame.origin.x = newValue
    }
  }
}

struct SettingsView: View {
  @Bindable var settings: SettingsStore
  var route: Route

  var body: some View {
    Stepper("\(settings.weight)", value: $settings.weight)
    Text("\(route.width)")
  }
}
