extension Feature {
  /// What views show that only the announcements of an object refreshed.
  static let refreshes = Feature(
    codes: [.staleDisplay, .refreshRead], passes: [RefreshPass()])
}

extension DiagnosticCode {
  static let staleDisplay = DiagnosticCode(
    "OBS138", "a view shows something that only the object's announcements refreshed",
    explanation: """
      A body, or the update of a representable, holds an object and reads nothing of it before it
      returns. What it shows comes from somewhere else: a variable of another object, a global,
      'UserDefaults', the time. Until now every change of the object ran it, and it showed what was
      new. Now nothing does. The same is said of a getter or a function of the class that would have to
      read more than four of its variables, and of 'update' of a dynamic property.
      """,
    remedy: """
      Read in it what changes together with what it shows, such as 'let _ = model.items', or store
      what it shows in an '@Observable' class. To be sure, make the change while the view is shown.
      """,
    example: .migrates(
      #"""
       import SwiftUI

       class Item {
         var title = ""
       }

      -class Downloads: ObservableObject {
      -  @Published var running = 0
      -  @Published var waiting = 0
      -  @Published var failed = 0
      -  @Published var done = 0
      -  @Published var paused = 0
      +@Observable
      +class Downloads {
      +  var running = 0
      +  var waiting = 0
      +  var failed = 0
      +  var done = 0
      +  var paused = 0

         let count: (Downloads) -> Void

         init(count: @escaping (Downloads) -> Void) { self.count = count }

         func start(_ item: Item) {
           item.title = "Running"
           count(self)
         }
       }

       enum Counter {
         static func count(_ downloads: Downloads) {
           downloads.running += 1
           downloads.waiting += 1
           downloads.failed += 1
           downloads.done += 1
           downloads.paused += 1
         }
       }

       struct Row: View {
         let item: Item
      -  @ObservedObject var downloads: Downloads
      +  var downloads: Downloads
         var body: some View {
           Text(item.title)
           Button("Start") { downloads.start(item) }
         }
       }

       struct Totals: View {
      -  @ObservedObject var downloads: Downloads
      +  var downloads: Downloads
         var body: some View {
           Text("\(downloads.waiting + downloads.failed + downloads.done + downloads.paused)")
         }
       }
      """#,
      remedy: #"""
         import SwiftUI

         class Item {
           var title = ""
         }

         class Downloads: ObservableObject {
           @Published var running = 0
           @Published var waiting = 0
           @Published var failed = 0
           @Published var done = 0
           @Published var paused = 0

           let count: (Downloads) -> Void

           init(count: @escaping (Downloads) -> Void) { self.count = count }

           func start(_ item: Item) {
             item.title = "Running"
             count(self)
           }
         }

         enum Counter {
           static func count(_ downloads: Downloads) {
             downloads.running += 1
             downloads.waiting += 1
             downloads.failed += 1
             downloads.done += 1
             downloads.paused += 1
           }
         }

         struct Row: View {
           let item: Item
           @ObservedObject var downloads: Downloads
           var body: some View {
        +    let _ = downloads.running
             Text(item.title)
             Button("Start") { downloads.start(item) }
           }
         }

         struct Totals: View {
           @ObservedObject var downloads: Downloads
           var body: some View {
             Text("\(downloads.waiting + downloads.failed + downloads.done + downloads.paused)")
           }
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
