extension Feature {
  /// What views show that only the announcements of an object refreshed.
  static let refreshes = Feature(
    codes: [.staleDisplay, .refreshRead], passes: [RefreshPass()])
}

extension DiagnosticCode {
  static let staleDisplay = DiagnosticCode(
    "OBS138", "a view shows data that Observation does not track",
    explanation: """
      The view has an object, and shows data that the object does not store: a property of another
      object, a global, 'UserDefaults', the time. Until now, each change of the object ran the body
      again, which brought that data up to date as well. Now a body runs again only when a property
      that it has read changes, and this one reads none that changes at the same time as that data.
      (Reads in the closure of a button or of '.onAppear' do not count.)

      The same warning is given for 'updateUIView' and the like, for the 'update' of a
      'DynamicProperty', and for a getter or function of the class that would have to read more than
      four properties.
      """,
    remedy: """
      Make the data observable: store it in a class that becomes '@Observable' as well. Or read a
      property in the body that is assigned whenever the data changes: 'let _ = model.items'. To
      check, change the data while the view is on screen: it must update.
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
    "OBS139", "an extra property read keeps the view updating",
    explanation: """
      Observation runs a body, or 'updateUIView' and the like, again when a value changes that it
      read before it returned. This one reads the object only afterwards (in a closure), or shows a
      value that changes together with a property of the object but is not tracked itself. The added
      read makes it update as before: keep it.
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
      +    _ = track.title  // Update when `title` changes; the read below is not tracked.
           DispatchQueue.main.async { label.text = track.title }
         }
       }
      """#))
}
