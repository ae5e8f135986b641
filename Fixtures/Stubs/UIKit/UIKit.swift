// As much of UIKit as a small app meets that hosts SwiftUI views. It brings Foundation along, and
// everything that is on screen is bound to the main actor.

@_exported import Foundation

@MainActor @preconcurrency
open class UIResponder: NSObject {}

@MainActor @preconcurrency
open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(frame: .zero) }
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var subviews: [UIView] { [] }
  open var translatesAutoresizingMaskIntoConstraints = true
  open func addSubview(_ view: UIView) {}
  open func setNeedsLayout() {}
}

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
}

open class UITextField: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UITextFieldDelegate)?
}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView! = UIView()
  open var title: String?
  open var navigationController: UINavigationController? { nil }
  open var children: [UIViewController] { [] }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { self.init() }
  open var viewControllers: [UIViewController] = []
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
}

public final class UIColor: NSObject, @unchecked Sendable {
  public static let systemBackground = UIColor()
  public static let label = UIColor()
  public static let systemRed = UIColor()
}

@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public static var shared: UIApplication { UIApplication() }
  public static var didBecomeActiveNotification: Notification.Name { .init("active") }
  open var isIdleTimerDisabled = false
  open var alternateIconName: String? { nil }
  open func setAlternateIconName(
    _ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
}

@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

@MainActor @preconcurrency
open class UIScene: UIResponder {
  public struct ConnectionOptions {}
}

open class UISceneSession: UIResponder {}

open class UIWindowScene: UIScene {}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UIWindowSceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

/// The device that the app runs on.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  open var batteryLevel: Float { 1 }
  open func setValue(_ value: Any?, forKey key: String) {}
}

public enum UIUserInterfaceIdiom: Int { case phone, pad }

@MainActor @preconcurrency
open class UICollectionViewCell: UIView {}

/// A list or grid of cells.
@MainActor @preconcurrency
open class UICollectionView: UIView {
  /// How cells of a class show items of a type.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    public init(handler: @escaping Handler) {}
  }
}

/// The items that a collection shows.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: Item
  ) -> UICollectionViewCell?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
}
