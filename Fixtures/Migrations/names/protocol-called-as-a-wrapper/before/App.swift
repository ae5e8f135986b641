import SwiftUI
final class Model: ObservableObject { @Published var name = "" }
struct V: View { @ObservedObject var model: Model; var body: some View { Text(model.name) } }
