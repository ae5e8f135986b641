import SwiftUI

struct JoinView: View {
    @ObservedObject var viewModel: JoinViewModel
    @State private var text = ""
    var body: some View {
        Text(text).onReceive(viewModel.$state) { text = "\($0)" }
    }
}
