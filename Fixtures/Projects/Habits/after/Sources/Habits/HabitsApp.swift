import PartnerKit
import SwiftUI

@main
struct HabitsApp: App {
	@UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
	@State private var store = LiveHabitStore()
	@StateObject private var session = PartnerSession()

	var body: some Scene {
		WindowGroup {
			RootView(store: store)
				.environmentObject(session)
		}
	}
}
