import UIKit

/// SwiftUI makes this object and puts it into the environment by itself.
@MainActor final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
	@Published var link: URL?
	@Published private(set) var launches = 0

	func application(
		_ application: UIApplication,
		didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
	) -> Bool {
		launches += 1
		return true
	}
}
