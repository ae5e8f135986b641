extension Feature {
  /// What views show that only the announcements of an object refreshed.
  static let refreshes = Feature(
    codes: [.staleDisplay, .refreshRead], passes: [RefreshPass()])
}

extension DiagnosticCode {
  static let staleDisplay = DiagnosticCode(
    "OBS138", "a view shows something that only the object's announcements refreshed",
    explanation: """
      The view holds an object, and shows something that the object does not store: a variable of
      another object, a global, 'UserDefaults', the time. Until now any change of the object ran the
      body again, which showed that as it was then. Now a body runs again only when something changes
      that it has read; what the closure of a button or of '.onAppear' reads does not count. This
      body reads nothing of the object that changes together with what it shows.

      A representable's update and the 'update' of a 'DynamicProperty' are treated alike, and so is a
      getter or a function of the class where more than four reads would have to be added.
      """,
    remedy: """
      Store what is shown in a class that becomes '@Observable' as well; or read in the body what is
      assigned whenever that changes, 'let _ = model.items'. To be sure, make the change while the
      view is shown.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Item {
         var title = ""
       }

      -class Downloads: ObservableObject {
      -  @Published var running = 0
      +@Observable
      +class Downloads {
      +  var running = 0
         let item = Item()

         func rename() { item.title = "Renamed" }
         func start() { running += 1 }
       }

       struct Row: View {
      -  @ObservedObject var downloads: Downloads
      +  var downloads: Downloads
         var body: some View {
           Text(downloads.item.title)
           Button("Rename") { downloads.rename() }
           Button("Start") { downloads.start() }
         }
       }

       struct Total: View {
      -  @ObservedObject var downloads: Downloads
      +  var downloads: Downloads
         var body: some View { Text("\(downloads.running)") }
       }
      """#,
      remedy: #"""
         import SwiftUI

        -class Item {
        -  var title = ""
        +class Item: ObservableObject {
        +  @Published var title = ""
         }

         class Downloads: ObservableObject {
           @Published var running = 0
           let item = Item()

           func rename() { item.title = "Renamed" }
           func start() { running += 1 }
         }

         struct Row: View {
           @ObservedObject var downloads: Downloads
           var body: some View {
             Text(downloads.item.title)
             Button("Rename") { downloads.rename() }
             Button("Start") { downloads.start() }
           }
         }

         struct Total: View {
           @ObservedObject var downloads: Downloads
           var body: some View { Text("\(downloads.running)") }
         }
        """#))
  static let refreshRead = DiagnosticCode(
    "OBS139", "a view reads what it is refreshed by",
    explanation: """
      Observation runs a body, or the update of a representable, again when something changes that
      it read before it returned. This one reads nothing of the object until later, or shows
      something that changes with it. The read that is added has it run as before.
      """,
    example: .migrates(
      #"""
       import SwiftUI

      -class Track: ObservableObject {
      -  @Published var title = ""
      +@Observable
      +class Track {
      +  var title = ""
       }

       struct Caption: UIViewRepresentable {
      -  @ObservedObject var track: Track
      +  var track: Track
         func makeUIView(context: Context) -> UILabel { UILabel() }
         func updateUIView(_ label: UILabel, context: Context) {
      +    _ = track.title  // Updates when `title` changes: what reads it below runs later.
           DispatchQueue.main.async { label.text = track.title }
         }
       }
      """#))
}
