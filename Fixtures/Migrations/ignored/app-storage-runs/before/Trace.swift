import Combine
import Foundation

/// Stands for SwiftUI's wrapper: it tells the object around it.
@propertyWrapper
public struct AppStorage<Value>: PublishedStorage {
  private final class Box {
    var value: Value
    var announcer: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue: Value, _ key: String) { box = Box(wrappedValue) }
  public init(_ key: String) where Value == String? { box = Box(nil) }

  public var announcer: ObservableObjectPublisher? {
    get { box.announcer }
    nonmutating set { box.announcer = newValue }
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set {
      box.announcer?.send()
      box.value = newValue
    }
  }
}

func trace() {
  let settings = MoreSettings(limit: "limit")
  func isSeen(_ content: () -> Void, _ change: () -> Void) -> Bool {
    isUpdated(by: settings, reading: content, change)
  }
  print(isSeen({ _ = settings.sound }) { settings.sound.toggle() }, settings.storedSound)
  print(isSeen({ _ = settings.sound }) { settings.sound = false })
  print(isSeen({ _ = settings.volume }) { settings.volume = 12 }, settings.volume)
  print(isSeen({ _ = settings.volume }) { settings.volume -= 13 }, settings.volume)
  print(isSeen({ _ = settings.sort }) { settings.order() }, settings.sort)
  print(isSeen({ _ = settings.user }) { settings.user = "u" }, settings.user ?? "none")
  print(isSeen({ _ = settings.limit }) { settings.limit *= 2 }, settings.limit)
  print(isSeen({ _ = settings.isUsed }) { settings.run() }, settings.isUsed)
  print(isSeen({ _ = settings.more }) { settings.more.append(2) }, settings.more)
  let path = \Settings.volume
  print(isSeen({ _ = settings[keyPath: path] }) { settings[keyPath: path] = 5 }, settings.volume)
}
