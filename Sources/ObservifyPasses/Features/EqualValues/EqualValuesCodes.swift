extension Feature {
  /// Equal values that show something else, which `@Published` announced and the macro does not.
  static let equalValues = Feature(
    codes: [.equalValues, .equalAssignment, .selfAssignment], passes: [EqualValuePass()])
}

extension DiagnosticCode {
  static let equalValues = DiagnosticCode(
    "OBS153", "assigning an equal value to a property still updates views",
    explanation: """
      '@Published' notified views of every assignment. When built with Swift 6.2 (Xcode 26) or
      later, the macro compares the old and the new value, with '==' or '===', and notifies views
      only if they differ. Here, equal values can look different: '==' does not compare everything,
      the value is an object whose content has changed, or the property is assigned to itself to
      make views update. The macro calls 'shouldNotifyObservers' to decide; the added overload for
      the type of the property always returns 'true'.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       struct Chore: Equatable {
         let id: Int
         var name: String
         static func == (a: Chore, b: Chore) -> Bool { a.id == b.id }
       }

      -class Today: ObservableObject {
      -  @Published var chore: Chore?
      +@Observable
      +class Today {
      +  var chore: Chore?

         func show(_ chore: Chore) {
           self.chore = chore
         }
      +
      +  // `==` of `Chore` compares only `id`.
      +  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
      +  private nonisolated func shouldNotifyObservers(_ lhs: Chore?, _ rhs: Chore?) -> Bool { true }
       }

       struct TodayView: View {
      -  @ObservedObject var today: Today
      +  var today: Today
         var body: some View { Text(today.chore?.name ?? "") }
       }
      """#))
  static let equalAssignment = DiagnosticCode(
    "OBS121", "assigning an equal value no longer updates views",
    explanation: """
      '@Published' notified views of every assignment. When built with Swift 6.2 (Xcode 26) or
      later, the macro notifies them only if the new value differs by '=='. Here, two values can be
      equal and still look different on screen. Where Observify knows the type of the property, it
      adds an overload of 'shouldNotifyObservers' that always returns 'true' (OBS153). Here it
      cannot determine the type.
      """,
    remedy: """
      Write the type of the property and run again: Observify then adds the overload. To check,
      assign an equal value that looks different while the view is on screen: it must update.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       struct Chore: Equatable {
         let id: Int
         var name: String
         static func == (a: Chore, b: Chore) -> Bool { a.id == b.id }
       }

      -class Today: ObservableObject {
      -  @Published var chores = [[Chore(id: 1, name: "")]].joined().map { $0 }
      +@Observable
      +class Today {
      +  var chores = [[Chore(id: 1, name: "")]].joined().map { $0 }

         func finish() {
           chores = [Chore(id: 1, name: "Done")]
         }
       }

       struct TodayView: View {
      -  @ObservedObject var today: Today
      +  var today: Today
         var body: some View { Text(today.chores[0].name) }
       }
      """#,
      remedy: #"""
         import SwiftUI

         struct Chore: Equatable {
           let id: Int
           var name: String
           static func == (a: Chore, b: Chore) -> Bool { a.id == b.id }
         }

         class Today: ObservableObject {
        -  @Published var chores = [[Chore(id: 1, name: "")]].joined().map { $0 }
        +  @Published var chores: [Chore] = [[Chore(id: 1, name: "")]].joined().map { $0 }

           func finish() {
             chores = [Chore(id: 1, name: "Done")]
           }
         }

         struct TodayView: View {
           @ObservedObject var today: Today
           var body: some View { Text(today.chores[0].name) }
         }
        """#))
  static let selfAssignment = DiagnosticCode(
    "OBS123", "assigning a property to itself updates only views that read it",
    explanation: """
      'x = x' made every view of the object update. It still updates views that read 'x', but not
      views that show other data of the object, which Observation does not track.
      """,
    remedy: """
      Find out which data had really changed when this code ran, and store it in the object; then
      remove the assignment.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Disk { var files: [String] = [] }

      -class Names: ObservableObject {
      -  @Published var title = ""
      +@Observable
      +class Names {
      +  var title = ""
         let disk = Disk()
      -  var count: Int { disk.files.count }
      +  var count: Int {
      +    // Update when `title` changes; `Disk.files` is not observable.
      +    _ = title
      +    return disk.files.count
      +  }

         func add(_ file: String) {
           disk.files.append(file)
           title = title
         }
      +
      +  // `title` is assigned to itself to update views.
      +  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
      +  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
       }

       struct NamesView: View {
      -  @ObservedObject var names: Names
      +  var names: Names
         var body: some View { Text("\(names.count)") }
       }
      """#,
      remedy: #"""
         import SwiftUI

        -class Disk { var files: [String] = [] }
        -
         class Names: ObservableObject {
           @Published var title = ""
        -  let disk = Disk()
        -  var count: Int { disk.files.count }
        +  @Published var files: [String] = []
        +  var count: Int { files.count }

           func add(_ file: String) {
        -    disk.files.append(file)
        -    title = title
        +    files.append(file)
           }
         }

         struct NamesView: View {
           @ObservedObject var names: Names
           var body: some View { Text("\(names.count)") }
         }
        """#))
}
