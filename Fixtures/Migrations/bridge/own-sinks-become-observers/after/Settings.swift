import Foundation
import Observation

/// Saves itself.
@Observable
final class Settings {
  private(set) var options: Set<String>? {
    didSet { optionsDidChange() }
  }
  var limit: Int = 3 { didSet { if limit != oldValue { limitDidChange() }; print("limit", limit) } }

  init(options: Set<String>) {
    self.options = options
  }

  init(limit: Int) {
    print("new")
    self.limit = limit
  }

  // All of them.
  private func optionsDidChange() {
    self.save()
  }

  private func limitDidChange() {
    let limit = self.limit
    Task { print(limit) }
  }

  private func save() {
    DispatchQueue.main.async { print(self.options ?? []) }
  }
}
