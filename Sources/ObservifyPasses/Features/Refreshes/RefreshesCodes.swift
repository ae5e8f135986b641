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
      another object, a global, 'UserDefaults', the time. Before the migration each change of the object
      ran the body again, and what it showed was up to date by that. Now a body runs again only when a
      property changes that it has read, and this one reads none that changes at the same time as what
      it shows. (What the closure of a button or of '.onAppear' reads does not count.)

      The same is said of the update of a representable, of the 'update' of a 'DynamicProperty', and of a
      getter or a function of the class that would have to read more than four properties.
      """,
    remedy: """
      Make what is shown observable: store it in a class that becomes '@Observable' as well. Or read
      in the body a property that is assigned whenever it changes: 'let _ = model.items'. To be sure,
      make the change while the view is shown.
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
