import Observation
import UIKit

/// SwiftUI makes this object and puts it into the environment by itself.
@MainActor @Observable final class AppDelegate: NSObject, UIApplicationDelegate {
	var link: URL?
	private(set) var launches = 0

	func application(
		_ application: UIApplication,
		didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
	) -> Bool {
		launches += 1
		return true
	}
}
