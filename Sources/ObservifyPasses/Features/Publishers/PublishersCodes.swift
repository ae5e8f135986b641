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
    "OBS141", "a property keeps its publisher, as a subject next to it ('--combine bridge')",
    explanation: """
      '$property' is used, and the macro does not generate it. A 'CurrentValueSubject' that
      'willSet' sends to delivers the same values at the same moments: the current value on
      subscription, then each new value, equal or not, before the property is set. One thing
      differs: a subscriber that joins while a value is being delivered gets the new value, whereas
      '$property' gave it the old one.

      A publisher that code outside the class subscribes to is stored in a property, because
      'onReceive' resubscribes, and receives the current value again, whenever the publisher is a
      new instance.
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
      +    willSet { querySubject.send(newValue) }
      +  }
      +  private let querySubject = CurrentValueSubject<String, Never>("")
      +  @ObservationIgnored private(set) lazy var queryPublisher = querySubject.eraseToAnyPublisher()
       }

       func log(_ search: Search) -> AnyCancellable {
      -  search.$query.sink { print($0) }
      +  search.queryPublisher.sink { print($0) }
       }
      """#, options: ["--combine", "bridge"]))
  static let bridgedUse = DiagnosticCode(
    "OBS142", "'$p' becomes the subject of the property ('--combine bridge')",
    explanation: """
      The property has a subject instead of its publisher (OBS141), and code that used '$p' uses the
      subject.
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
      +  private let queryPublisher = CurrentValueSubject<String, Never>("")

         func log() -> AnyCancellable {
      -    $query.dropFirst().sink { print($0) }
      +    queryPublisher.dropFirst().sink { print($0) }
         }
       }
      """#, options: ["--combine", "bridge"]))
  static let bridgedAssignment = DiagnosticCode(
    "OBS143", "'assign(to: &$p)' becomes a sink ('--combine bridge')",
    explanation: """
      The sink assigns the property. It is stored in a set of the object and shares its lifetime, as
      the assignment did.
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
    "OBS144", "a class declares 'objectWillChange' for its subscribers",
    explanation: """
      The class declares the publisher itself, and each property that was '@Published' sends to it
      in 'willSet': as often as before, and at the same moment. If a subscriber uses the class
      through a protocol, the protocol requires 'objectWillChange'. A class that had declared it
      itself keeps it. Views track the properties that they read and no longer need the publisher.
      """,
    example: .migrates(
      #"""
       import Combine
       import SwiftUI

      -class Player: ObservableObject {
      -  @Published var title = ""
      +@Observable
      +class Player {
      +  let objectWillChange = ObservableObjectPublisher()
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
      A subject is of another type than 'Published<T>.Publisher'. Declarations that pass on such a
      publisher take 'AnyPublisher' instead, and publishers that are passed there are type-erased,
      including those of classes that stay as they are. Extensions of 'Published.Publisher' that a
      subject needs become extensions of 'Publisher'.
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
      +  private let queryPublisher = CurrentValueSubject<String, Never>("")
      +  @ObservationIgnored private(set) lazy var queries: AnyPublisher<String, Never> = queryPublisher.eraseToAnyPublisher()
       }
      """#, options: ["--combine", "bridge"]))
  static let receivedChange = DiagnosticCode(
    "OBS146", "'.onReceive(c.$p)' becomes '.onChange(of: c.p)' ('--combine modernize')",
    explanation: """
      The view tracks the property itself. The action then runs after the change rather than before
      it, once for several changes in a row, and not at all for a value that equals the previous
      one.
      """,
    remedy: """
      Check that the action does not need every single assignment. If it does, '--combine bridge'
      keeps the publisher.
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
    "OBS401", "the class uses the publisher of one of its own properties",
    explanation: """
      '$property' is the publisher that '@Published' generates. The macro does not generate one.
      """,
    remedy: """
      Replace the subscription with an observer such as 'didSet', and run again. '--combine bridge'
      keeps the publisher as a 'CurrentValueSubject'. '--combine modernize' replaces the
      subscriptions that it can (OBS149), and bridges the rest.
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
      '$property' is the publisher that '@Published' generates. The macro does not generate one.
      """,
    remedy: """
      In a view, replace '.onReceive(model.$query)' with '.onChange(of: model.query)' and
      'initial: true', and run again; OBS146 says what differs. For '.sink' outside views, use
      '--combine bridge', which keeps the publisher as a 'CurrentValueSubject'.
      '--combine modernize' replaces '.onReceive' where it can, and bridges the rest.
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
      'Published<T>' as the type of a value and the storage '_p' exist only together with
      '@Published'.
      """,
    remedy: """
      Use the value of the property. If a publisher is passed on, declare an 'AnyPublisher' and a
      subject of your own. Then run again.
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
