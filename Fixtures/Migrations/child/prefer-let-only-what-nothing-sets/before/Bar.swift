import SwiftUI

struct Bar: View {
    var body: some View {
        Chip(title: "a").showing(.shared)
    }
}
