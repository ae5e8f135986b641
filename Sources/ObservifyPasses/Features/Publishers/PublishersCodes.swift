extension Feature {
  /// `$p`, `objectWillChange` that is listened to, and `Published` as a type.
  static let publishers = Feature(
    codes: [
      .bridgedPublisher, .bridgedUse, .bridgedAssignment, .bridgedWillChange, .erasedPublisher,
      .receivedChange, .publisherInside, .publisherOutside, .publishedType,
    ], passes: [PublisherBridgePass()])
}

extension DiagnosticCode {
  static let bridgedPublisher = DiagnosticCode(
    "OBS141", "a property keeps its publisher: a subject beside it ('--combine bridge')",
    explanation: """
      '$p' is used, and the macro makes none. A 'CurrentValueSubject' that is sent to in 'willSet'
      gives the same values at the same moments as '@Published': the current one on subscription,
      then each new one, equal or not, before the property has it. Only the subject's own current
      value differs while a value is being delivered: who subscribes within a sink gets the new
      value, where '@Published' gave the old one.
      """,
    example: .migrates(
      #"""
       import Combine
       import SwiftUI

      -class Search: ObservableObject {
      -  @Published var query = ""
      +@Observable
      +class Search {
      +  var query = "" {
      +    willSet { queryPublisher.send(newValue) }
      +  }
      +  @ObservationIgnored private(set) lazy var queryPublisher = CurrentValueSubject<_, Never>(query)
       }

       func log(_ search: Search) -> AnyCancellable {
      -  search.$query.sink { print($0) }
      +  search.queryPublisher.sink { print($0) }
       }
      """#, options: ["--combine", "bridge"]))
  static let bridgedUse = DiagnosticCode(
    "OBS142", "'$p' becomes the subject of the property",
    explanation: """
      See OBS141.
      """,
    example: .migrates(
      #"""
       import Combine
       import SwiftUI

      -class Search: ObservableObject {
      -  @Published var query = ""
      +@Observable
      +class Search {
      +  var query = "" {
      +    willSet { queryPublisher.send(newValue) }
      +  }
      +  @ObservationIgnored private(set) lazy var queryPublisher = CurrentValueSubject<_, Never>(query)

         func log() -> AnyCancellable {
      -    $query.dropFirst().sink { print($0) }
      +    queryPublisher.dropFirst().sink { print($0) }
         }
       }
      """#, options: ["--combine", "bridge"]))
  static let bridgedAssignment = DiagnosticCode(
    "OBS143", "'assign(to: &$p)' becomes a sink",
    explanation: """
      The sink assigns the property and is kept in a set of the object, so that it ends with the
      object, as the assignment did.
      """,
    example: .migrates(
      #"""
       import Combine
       import SwiftUI

      -class Search: ObservableObject {
      -  @Published var query = ""
      +@Observable
      +class Search {
      +  var query = ""
      +  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

         init(queries: AnyPublisher<String, Never>) {
      -    queries.assign(to: &$query)
      +    queries.sink { [weak self] in self?.query = $0 }.store(in: &cancellables)
         }
       }
      """#, options: ["--combine", "bridge"]))
  static let bridgedWillChange = DiagnosticCode(
    "OBS144", "a class keeps its 'objectWillChange' for those who listen ('--combine bridge')",
    explanation: """
      The class declares a publisher of its own, and each property that was '@Published' sends to it
      in 'willSet': as often as before, and at the same moment. Views no longer listen to it: they
      follow the properties that they read.
      """,
    example: .migrates(
      #"""
       import Combine
       import SwiftUI

      -class Player: ObservableObject {
      -  @Published var title = ""
      +@Observable
      +class Player {
      +  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
      +  var title = "" {
      +    willSet { objectWillChange.send() }
      +  }
       }

       func log(_ player: Player) -> AnyCancellable {
         player.objectWillChange.sink { print("changes") }
       }
      """#, options: ["--combine", "bridge"]))
  static let erasedPublisher = DiagnosticCode(
    "OBS145", "'Published<T>.Publisher' becomes 'AnyPublisher<T, Never>' ('--combine bridge')",
    explanation: """
      A subject is no 'Published<T>.Publisher'. Declarations that hand such publishers on take any
      publisher instead, and what is put there is erased, that of objects that stay too.
      """,
    example: .migrates(
      #"""
       import Combine
       import SwiftUI

      -class Search: ObservableObject {
      -  @Published var query = ""
      -  var queries: Published<String>.Publisher { $query }
      +@Observable
      +class Search {
      +  var query = "" {
      +    willSet { queryPublisher.send(newValue) }
      +  }
      +  @ObservationIgnored private(set) lazy var queryPublisher = CurrentValueSubject<_, Never>(query)
      +  var queries: AnyPublisher<String, Never> { queryPublisher.eraseToAnyPublisher() }
       }
      """#, options: ["--combine", "bridge"]))
  static let receivedChange = DiagnosticCode(
    "OBS146", "'.onReceive(c.$p)' becomes '.onChange(of: c.p)' ('--combine modernize')",
    explanation: """
      The view follows the property itself. What it does then runs after the change and not before
      it, once where several changes follow each other, and not at all for a value that is equal to
      the one before.
      """,
    remedy: """
      Look whether the view needs every assignment; '--combine bridge' keeps the publisher for it.
      """,
    example: .migrates(
      #"""
      -import Combine
       import SwiftUI

      -class Search: ObservableObject {
      -  @Published var query = ""
      +@Observable
      +class Search {
      +  var query = ""
       }

       struct SearchView: View {
      -  @ObservedObject var search: Search
      +  var search: Search
         var body: some View {
           Text(search.query)
      -      .onReceive(search.$query) { query in
      +      .onChange(of: search.query, initial: true) { _, query in
               print(query)
             }
         }
       }
      """#, options: ["--combine", "modernize"]))
  static let publisherInside = DiagnosticCode(
    "OBS401", "the class uses the publisher of a property of its own",
    explanation: """
      '$p' is the publisher that '@Published' makes, and the macro makes none.
      """,
    remedy: """
      Keep the publisher as a subject, with '--combine bridge', or replace the subscription by an
      observer ('didSet'), then run again.
      """,
    example: .stays(
      #"""
      -import Combine
       import SwiftUI

       class Search: ObservableObject {
      -  @Published var query = ""
      -  private var cancellable: AnyCancellable?
      -
      -  init() {
      -    cancellable = $query.dropFirst().sink { print($0) }
      +  @Published var query = "" {
      +    didSet { print(query) }
         }
       }
      """#))
  static let publisherOutside = DiagnosticCode(
    "OBS402", "a publisher of the class is used from outside",
    explanation: """
      '$p' is the publisher that '@Published' makes, and the macro makes none.
      """,
    remedy: """
      Keep the publisher as a subject, with '--combine bridge', or replace the subscription, for
      example '.onReceive(c.$p)' by '.onChange(of: c.p)', then run again.
      """,
    example: .stays(
      #"""
       import SwiftUI

       class Search: ObservableObject {
         @Published var query = ""
       }

       struct SearchView: View {
         @ObservedObject var search: Search
         var body: some View {
           Text(search.query)
      -      .onReceive(search.$query) { query in
      +      .onChange(of: search.query, initial: true) { _, query in
               print(query)
             }
         }
       }
      """#))
  static let publishedType = DiagnosticCode(
    "OBS405", "'Published' is used as a type or as storage",
    explanation: """
      'Published<T>', 'Published<T>.Publisher' and '_p' exist only with '@Published'.
      """,
    remedy: """
      Declare 'AnyPublisher' with a subject of your own, then run again.
      """, showsObservers: true,
    example: .stays(
      #"""
       import SwiftUI

       class Settings: ObservableObject {
         @Published var volume = 1.0

      -  func dump() { print(_volume) }
      +  func dump() { print(volume) }
       }
      """#))
}
