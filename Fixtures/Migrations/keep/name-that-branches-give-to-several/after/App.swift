import Combine
import PartnerKit
import SwiftUI

#if os(watchOS)
  typealias Screen = WatchScreen
  typealias Day = WatchDay
  typealias Board = PartnerSession
#else
  typealias Screen = PhoneScreen
  typealias Day = PhoneDay
  typealias Board = PhoneBoard
#endif

final class PhoneScreen: ObservableObject { @Published var title = "" }
final class PhoneList: ObservableObject { @Published var title = "" }
@Observable
final class PhoneDay { var title = "" }
@Observable
final class WatchDay { var title = "" }
final class OwnStore: ObservableObject { @Published var title = "" }

final class PhoneBoard: ObservableObject { @Published var title = "" }

final class WatchScreen: ObservableObject {
  @Published var title = ""
  func listen() -> AnyCancellable { $title.sink { print($0) } }
}

final class WatchList: ObservableObject {
  @Published var title = ""
  func listen() -> AnyCancellable { $title.sink { print($0) } }
}

struct ScreenView: View {
  @StateObject private var screen = Screen()
  var body: some View { TextField("Title", text: $screen.title) }
}

struct DayView: View {
  @Bindable var day: Day
  var body: some View { TextField("Title", text: $day.title) }
}

struct ListView: View {
  #if os(watchOS)
    @StateObject private var list = WatchList()
  #else
    @StateObject private var list = PhoneList()
  #endif

  var body: some View { TextField("Title", text: $list.title) }
}

struct StoreView: View {
  #if os(watchOS)
    @ObservedObject var store: PartnerStore
  #else
    @ObservedObject var store: OwnStore
  #endif

  var body: some View { TextField("Title", text: $store.title) }
}
