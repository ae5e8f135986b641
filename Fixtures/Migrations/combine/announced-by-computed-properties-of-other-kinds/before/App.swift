import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var name = ""

  var late: Bool {
    get {
      UserDefaults.standard.bool(forKey: "late")
    }
    set {
      UserDefaults.standard.set(newValue, forKey: "late")
      objectWillChange.send()
    }
  }

  var constant: Bool {
    get {
      UserDefaults.standard.bool(forKey: "constant")
    }
    set {
      objectWillChange.send()
    }
  }

  var read: Bool {
    get {
      objectWillChange.send()
      return UserDefaults.standard.bool(forKey: "read")
    }
    set {
      UserDefaults.standard.set(newValue, forKey: "read")
    }
  }

  var guarded: Bool {
    get {
      UserDefaults.standard.bool(forKey: "guarded")
    }
    set {
      objectWillChange.send()
      if newValue == guarded { return }
      UserDefaults.standard.set(newValue, forKey: "guarded")
    }
  }

  var short: Bool {
    get { UserDefaults.standard.bool(forKey: "short") }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "short")
    }
  }

  static var common: Bool {
    get {
      UserDefaults.standard.bool(forKey: "common")
    }
    set {
      shared.objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "common")
    }
  }
}
