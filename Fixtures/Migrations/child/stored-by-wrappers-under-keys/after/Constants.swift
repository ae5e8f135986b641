import SwiftUI

@propertyWrapper
struct Stored<T> {
  let key: String
  let value: T
  var wrappedValue: T {
    get { UserDefaults.standard.object(forKey: key) as? T ?? value }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

struct Prefs {
  @Stored(key: "count", value: 0) var count: Int
  @Stored(key: "total", value: 0) var total: Int
  func bump() { total += 1 }
}

@Observable
final class Model {
  private(set) var taps = 0
  let prefs = Prefs()
  func addHere() {
    prefs.count += 1
    taps += 1
  }
}

@Observable
final class Totals {
  private(set) var bumps = 0
  private let prefs = Prefs()
  var total: Int {
    // Update when `bumps` changes; `UserDefaults` is not observable.
    _ = bumps
    return prefs.total
  }
  func bump() {
    prefs.bump()
    bumps += 1
  }
}

struct Total: View {
  var totals: Totals
  var body: some View { Text("total \(totals.total)") }
}

struct Count: View {
  var model: Model
  var body: some View {
    // Update when `taps` changes; `UserDefaults` is not observable.
    let _ = model.taps
    Text("count \(model.prefs.count)")
  }
}

struct Counting: View {
  @State private var model = Model()
  var body: some View {
    Count(model: model)
    Text("\(model.taps)")
    Button("Here") { model.addHere() }
  }
}
