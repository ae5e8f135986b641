import SwiftUI

struct Label: View {
	var body: some View {
		Text("@Published")  
	}
}
