import Combine
import SwiftUI

enum Tongue {
  nonisolated(unsafe) static var code = "en"
  nonisolated(unsafe) static var zone = "GMT"
}

func translated(_ key: String) -> String { Tongue.code + "." + key }

@Observable
final class Session {
  var user = ""

  func begin(_ user: String) {
    Tongue.code = "de"
    Tongue.zone = "CET"
    self.user = user
  }

  // `Tongue.zone` is not observable, and views read it again when `user` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct ClockView: View {
  var session: Session

  var body: some View {
    let _ = session.user  // Update when `user` changes; `Tongue.zone` is not observable.
    Text(Tongue.zone)
    Button("Begin") { session.begin("A") }
  }
}

struct UserView: View {
  var session: Session
  var body: some View { Text(session.user) }
}

enum Unit {
  nonisolated(unsafe) static var name = "m"
}

public final class Ruler {
  @AppStorage("isMetric") public var isMetric = true

  var metric: AppStorage<Bool> { _isMetric }

  func turn() {
    Unit.name = isMetric ? "ft" : "m"
    isMetric.toggle()
  }
}

struct RulerView: View {
  var ruler: Ruler

  var body: some View {
    Text(Unit.name)
    Button("Turn") { ruler.turn() }
  }
}

struct Screen1: View {
  var session: Session
  var body: some View { Text(translated("screen.1")) }
}

struct Screen2: View {
  var session: Session
  var body: some View { Text(translated("screen.2")) }
}

struct Screen3: View {
  var session: Session
  var body: some View { Text(translated("screen.3")) }
}

struct Screen4: View {
  var session: Session
  var body: some View { Text(translated("screen.4")) }
}

struct Screen5: View {
  var session: Session
  var body: some View { Text(translated("screen.5")) }
}

struct Screen6: View {
  var session: Session
  var body: some View { Text(translated("screen.6")) }
}

struct Screen7: View {
  var session: Session
  var body: some View { Text(translated("screen.7")) }
}

struct Screen8: View {
  var session: Session
  var body: some View { Text(translated("screen.8")) }
}

struct Screen9: View {
  var session: Session
  var body: some View { Text(translated("screen.9")) }
}

struct Screen10: View {
  var session: Session
  var body: some View { Text(translated("screen.10")) }
}

struct Screen11: View {
  var session: Session
  var body: some View { Text(translated("screen.11")) }
}

struct Screen12: View {
  var session: Session
  var body: some View { Text(translated("screen.12")) }
}

struct Screen13: View {
  var session: Session
  var body: some View { Text(translated("screen.13")) }
}

struct Screen14: View {
  var session: Session
  var body: some View { Text(translated("screen.14")) }
}

struct Screen15: View {
  var session: Session
  var body: some View { Text(translated("screen.15")) }
}

struct Screen16: View {
  var session: Session
  var body: some View { Text(translated("screen.16")) }
}

struct Screen17: View {
  var session: Session
  var body: some View { Text(translated("screen.17")) }
}

struct Screen18: View {
  var session: Session
  var body: some View { Text(translated("screen.18")) }
}

struct Screen19: View {
  var session: Session
  var body: some View { Text(translated("screen.19")) }
}

struct Screen20: View {
  var session: Session
  var body: some View { Text(translated("screen.20")) }
}

struct Screen21: View {
  var session: Session
  var body: some View { Text(translated("screen.21")) }
}

struct Screen22: View {
  var session: Session
  var body: some View { Text(translated("screen.22")) }
}

struct Screen23: View {
  var session: Session
  var body: some View { Text(translated("screen.23")) }
}

struct Screen24: View {
  var session: Session
  var body: some View { Text(translated("screen.24")) }
}

struct Screen25: View {
  var session: Session
  var body: some View { Text(translated("screen.25")) }
}

/// What stays changes nothing of that.
final class Radio: ObservableObject {
  @Published var isOn = false
  func follow(_ change: @escaping () -> Void) -> Any { objectWillChange.sink(receiveValue: change) }
}
