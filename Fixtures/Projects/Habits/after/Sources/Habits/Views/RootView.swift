import PartnerKit
import SwiftUI

struct RootView<Store: HabitStoring>: View {
	var store: Store
	@Environment(AppDelegate.self) private var appDelegate
	@EnvironmentObject private var session: PartnerSession
	@StateObject private var sync = PartnerSync()

	var body: some View {
		TabView {
			HabitListView(store: store)
				.tabItem { Text("Habits") }
			FocusView()
				.tabItem { Text("Focus") }
			HistoryScreen(habits: store.habits)
				.tabItem { Text("History") }
			TextField("Name", text: $session.userName)
				.disabled(sync.isBusy)
				.onSubmit(sync.run)
				.tabItem { Text("Partner") }
		}
		.badge(store.openCount)
		.onChange(of: appDelegate.link) { _, link in
			store.draft = link?.lastPathComponent ?? ""
		}
	}
}
