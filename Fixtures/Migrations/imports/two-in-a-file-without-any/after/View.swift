import SwiftUI

struct JoinView: View {
    var viewModel: JoinViewModel
    @State private var text = ""
    var body: some View {
        Text(text).onReceive(viewModel.statePublisher) { text = "\($0)" }
    }
}
