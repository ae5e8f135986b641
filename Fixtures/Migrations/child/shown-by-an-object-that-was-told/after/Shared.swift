import Foundation
import SwiftUI

let names = NSMutableDictionary()

extension NumberFormatter {
  static let money = NumberFormatter()
}

enum Texts {
  static let dates = DateFormatter()
  static let own = NumberFormatter()
  static let cache = NSCache<NSString, NSString>()

  static func use(_ format: String) { dates.dateFormat = format }

  static func month(of date: Date) -> String {
    dates.dateFormat = "MM"
    return dates.string(from: date)
  }

  static func spelled(_ price: Double) -> String {
    own.maximumFractionDigits = 1
    return own.string(from: price as NSNumber) ?? ""
  }
}

@Observable
final class Region {
  var name = "here"
  private(set) var changes = 0

  func change() {
    NumberFormatter.money.positivePrefix += "!"
    Texts.use("yy")
    Texts.cache.setObject("there", forKey: "name")
    names["there"] = "There"
    _ = Texts.spelled(2)
    changes += 1
  }
}

struct Money: View {
  var region: Region
  var body: some View {
    // Update when `changes` changes; `money` is not observable.
    let _ = region.changes
    Text(region.name + (NumberFormatter.money.string(from: 5) ?? ""))
  }
}

struct Day: View {
  var region: Region
  var body: some View {
    // Update when `changes` changes; `dates` is not observable.
    let _ = region.changes
    Text(region.name + Texts.dates.string(from: Date(timeIntervalSince1970: 0)))
  }
}

struct Cached: View {
  var region: Region
  var body: some View {
    // Update when `changes` changes; `cache` is not observable.
    let _ = region.changes
    Text((Texts.cache.object(forKey: "name") as String?) ?? region.name)
  }
}

struct Named: View {
  var region: Region
  var body: some View {
    // Update when `changes` changes; `names` is not observable.
    let _ = region.changes
    Text((names[region.name] as? String) ?? "")
  }
}

/// What whoever asks sets first, though all share it.
struct Spelled: View {
  var region: Region
  var body: some View { Text(region.name + Texts.spelled(1.5)) }
}

/// The same of one that others set as well.
struct Month: View {
  var region: Region
  var body: some View { Text(region.name + Texts.month(of: Date(timeIntervalSince1970: 0))) }
}
