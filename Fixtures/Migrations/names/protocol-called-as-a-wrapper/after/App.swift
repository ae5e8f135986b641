import SwiftUI
@Observable
final class Model { var name = "" }
struct V: View { var model: Model; var body: some View { Text(model.name) } }
