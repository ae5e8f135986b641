// A package of somebody else's, whose source a migration does not see.

import Combine
@_exported import Foundation
import SwiftUI

/// A base class that is an `ObservableObject`.
open class PartnerModel: ObservableObject {
  @Published public var isBusy = false
  public init() {}
}

/// A finished class that is an `ObservableObject`.
public final class PartnerSession: ObservableObject {
  @Published public var userName = ""
  public init() {}
  public init(mode: Mode, token: String?) {}

  public enum Mode { case guest, member }
}

/// Tells what is permitted.
public final class PartnerAccess {
  public static var isLimited: Bool { false }
  public static func status(of service: String) -> Int { 0 }
}

/// Knows who is signed in: one object, which a function hands out.
public final class PartnerAuth {
  public static func auth() -> PartnerAuth { PartnerAuth() }
  public var currentUser: String? { nil }
  public var region: String { "" }
  public func signOut() throws {}
  public func note(_ text: String) {}
}

/// Names a service by its type.
public struct PartnerKey<Service> {
  public init() {}
}

/// Holds a service that a key names.
public struct PartnerBox<Service> {
  public init(_ key: PartnerKey<Service>) {}
  public var service: Service { fatalError("a stub is for type checking only") }
}

/// A protocol that refines `ObservableObject`.
public protocol PartnerObserving: ObservableObject {
  var partnerID: Int { get }
}

/// Somebody else's levels, as they change.
public typealias PartnerLevels = Published<Int>.Publisher

/// A base class that has nothing to do with observation.
open class PartnerService {
  public init() {}
  open func start() {}
}

/// Looks objects up by their types, like many packages do.
public struct Container {
  public init() {}
  public func resolve<Service>(_ type: Service.Type) -> Service? { nil }
}

/// Looks dependencies up: a property wrapper like many packages have.
@propertyWrapper
public struct Injected<Value> {
  public init() {}
  public init(_ type: Value.Type) {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError("a stub is for type checking only") }
}

/// Looks a dependency up by a name.
@propertyWrapper
public struct Wired<Value> {
  public init(naming name: String) {}
  public var wrappedValue: Value { fatalError("a stub is for type checking only") }
}

/// The reactive kind of `Observable`, as in RxSwift.
public final class Observable<Element> {
  public init(_ element: Element) {}
}

/// Declares `trace`, which publishes, in the class that it is attached to.
@attached(member, names: named(trace))
public macro Tracing() = #externalMacro(module: "PreviewMacros", type: "TracingMacro")

/// Has the type that it is attached to conform to `Identifiable`.
@attached(extension, conformances: Identifiable)
public macro Identified() = #externalMacro(module: "PreviewMacros", type: "IdentifiedMacro")

/// A finished class that is an `ObservableObject`, with a name that says what it does.
public final class Authenticator: ObservableObject {
  public init() {}
}

/// Holds a value of any type.
public struct Box<Value> {
  public let value: Value
  public init(_ value: Value) { self.value = value }
}

/// Makes a value by a closure.
public func opened<Value>(by make: () -> Value) -> Value { make() }

/// Whether there is something to restore.
public var ready: Bool { true }

/// Makes a value of whatever type is asked for.
public func restored<Value>() -> Value { fatalError("a stub is for type checking only") }

/// Values that an app adds to.
public struct PartnerValues {
  public var locale: PartnerLocale { PartnerLocale() }
}

/// What somebody's language is called.
public struct PartnerLocale {
  public var title: String { "" }
}

/// Looks a value up by a key path.
@propertyWrapper
public struct Looked<Value> {
  public init(_ keyPath: KeyPath<PartnerValues, Value>) {}
  public var wrappedValue: Value { fatalError("a stub is for type checking only") }
}

/// Looks a value up by a key path of any type.
@propertyWrapper
public struct Followed<Root, Value> {
  public init(_ keyPath: KeyPath<Root, Value>) {}
  public var wrappedValue: Value { fatalError("a stub is for type checking only") }
}

/// Looks a text up by its place.
@propertyWrapper
public struct Chosen {
  public enum Place { case first, second }
  public init(_ place: Place) {}
  public var wrappedValue: String { "" }
}

/// A screen of the package.
@MainActor
open class PartnerScreen {
  public init() {}
}

/// An actor of its own.
@globalActor
public actor PartnerActor {
  public static let shared = PartnerActor()
}

/// Follows the changes of a model.
public func track(_ model: some ObservableObject) {}

/// Shows a model.
public struct PartnerPanel<Model: ObservableObject> {
  public init(model: Model) {}
}

/// Writes a value down.
public func record(_ value: Any?) {}

/// Calls an object back.
public func attach(delegate: AnyObject) {}

/// Follows the changes of several models.
public func track(_ models: [some ObservableObject]) {}

extension ObservableObject {
  /// Prints what changes.
  public func traced() {}
}

/// Asserts what a publisher sends.
public func XCTAssertOther(_ publisher: Published<String>.Publisher, _ expected: String) {}

/// A window that any sender can bring to the front.
public final class PartnerWindow {
  public func makeKeyAndOrderFront(_ sender: Any?) {}
  public func push(_ screen: PartnerScene) {}
}

/// What a window can show.
public enum PartnerScene {
  case panel(any ObservableObject)
}

/// The way to what is shown, in values of the caller's own.
public final class PartnerPath<Route> {
  public init(of route: Route.Type) {}
  public func push(_ route: Route) {}
}

/// The way in front.
public func partnerPath<Route>(of route: Route.Type) -> PartnerPath<Route> {
  PartnerPath(of: route)
}

/// The window in front.
public func partnerWindow() -> PartnerWindow? { nil }

/// A list of models, which it follows.
public final class PartnerList {
  public subscript(model: some ObservableObject) -> String { "" }
}

/// The list of all.
public let partners = PartnerList()

infix operator <<<

/// Adds a model to a list.
public func <<< (list: PartnerList, model: some ObservableObject) {}

extension DefaultStringInterpolation {
  public mutating func appendInterpolation(partner: some ObservableObject) {}
}

/// What a builder makes.
public struct Partner {}

/// Makes a partner of a model.
@resultBuilder
public enum PartnerBuilder {
  public static func buildBlock(_ model: some ObservableObject) -> Partner { Partner() }
}

/// Announces the changes of a value through the object around it.
@propertyWrapper
public struct Announced<Value> {
  private var stored: Value
  public init(wrappedValue: Value) { stored = wrappedValue }

  @available(*, unavailable)
  public var wrappedValue: Value {
    get { fatalError("a stub is for type checking only") }
    set {}
  }

  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].stored }
    set { owner[keyPath: storage].stored = newValue }
  }
}

/// Counts how often a method or a property of a type is asked for.
@propertyWrapper
public struct Stub<Owner, Value> {
  public init(_ method: (Owner) -> () -> Value, initially: Value) {}
  public init(_ property: KeyPath<Owner, Value>, initially: Value) {}
  public var wrappedValue: StubbedMember<Owner, Value> { StubbedMember() }
}

/// How often a member was asked for.
public struct StubbedMember<Owner, Value> {
  public var calls: Int { 0 }
}

/// A part of a list.
public struct PartnerSection<Title, Element> {
  public var title: Title
  public var elements: [Element]
  public init(title: Title, elements: [Element]) {
    self.title = title
    self.elements = elements
  }

  /// The same in another order.
  public var grouped: PartnerSection<Title, Element> { self }

  /// Shows something that is made.
  public func made<Made, Shown>(_ make: () -> Made, shown: (Made) -> Shown) -> Shown {
    shown(make())
  }
}

/// A screen of the package that shows a model.
open class PartnerHost<Model> {
  public let model: Model
  public init(model: Model) { self.model = model }
}

/// A choice, and what is done with it.
public func partnerMenu(_ choose: @escaping (String) -> Void) -> String { "" }

/// A text that is made of a choice.
public func partnerText(_ text: (String) -> String) -> String { text("") }

/// Finds rows of a table by their fields, as packages for databases do.
public struct PartnerTable<Row> {
  public init(of row: Row.Type) {}
  public func matching<Value>(_ field: KeyPath<Row, Value>, _ text: String) -> PartnerTable { self }
}

/// A field of such a row.
@propertyWrapper
public struct PartnerField<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: PartnerField<Value> { self }
}

/// Starts an app with the system: an object that is there once.
public final class PartnerLogin {
  public static let app = PartnerLogin()
  public var stage: Int { 0 }
  public func register() throws {}
  public func unregister() throws {}
}

/// A set in order, as in Swift Collections.
public struct OrderedSet<Element: Hashable>: Sequence, ExpressibleByArrayLiteral {
  private var elements: [Element]
  public init(arrayLiteral elements: Element...) { self.elements = elements }
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
  public mutating func append(_ element: Element) { elements.append(element) }
}

/// A value with parts.
public struct PartnerSettings {
  public init() {}
  public var level = 0
}

/// A value with functions that change it.
public struct PartnerShelf {
  public init() {}
  public var isEmpty: Bool { true }
  public mutating func insert(_ name: String) {}
  public mutating func remove(_ name: String) {}
}

/// An object with functions that change it.
public final class PartnerRack {
  public init() {}
  public var isEmpty: Bool { true }
  public func insert(_ name: String) {}
  public func remove(_ name: String) {}
}

/// An object with parts.
public final class PartnerDevice {
  public init() {}
  public var level = 0
}

/// Another object with parts.
public final class PartnerLamp {
  public init() {}
  public var level = 0
}

/// A value that a function may be handed to change.
public struct PartnerDial {
  public init() {}
  public var level = 0
}

/// An object that a variable may be assigned.
public final class PartnerScale {
  public init() {}
  public var level = 0
}

extension View {
  /// Lets somebody pick files, and tells which.
  public func partnerPicker(
    isPresented: Binding<Bool>, picked: @escaping ([URL]) -> Void
  ) -> some View { self }

  /// Runs an object while the view is shown.
  public func partnerRuns(_ object: AnyObject) -> some View { self }
}

/// Work on some objects.
public struct PartnerWork {
  @discardableResult public func starting(_ object: AnyObject) -> PartnerWork { self }
  @discardableResult public func continuing(_ object: AnyObject) -> PartnerWork { self }
}

/// Values that others show.
public final class PartnerState {
  public var items: [Int] = []
  public var lines: [Int] = []
  public var marks: [Int] = []
}

public func partnerState() -> PartnerState { PartnerState() }

public func partnerWork() -> PartnerWork { PartnerWork() }

/// A card around a view.
public struct PartnerCard<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// What is kept by key, as packages for settings have it.
public enum PartnerDefaults {
  public struct Key: Sendable {
    public init(_ name: String) {}
  }

  @MainActor public static subscript(key: Key) -> String {
    get { "" }
    set {}
  }

  @MainActor public static func value(of key: Key) -> String { "" }
  @MainActor public static func set(_ value: String, for key: Key) {}
}

/// Holds an object that is registered elsewhere, and has its view follow it.
@propertyWrapper
public struct LiveObject<Object: ObservableObject> {
  public init() {}
  public var wrappedValue: Object { fatalError("a stub is for type checking only") }
}

/// What a later version has in its place.
@propertyWrapper
public struct LiveObservable<Object> {
  public init() {}
  public var wrappedValue: Object { fatalError("a stub is for type checking only") }
}

/// Is told of what happens.
public protocol PartnerListener: AnyObject {
  func partnerDidChange()
}

/// Tells its listeners what happens.
public final class PartnerHub {
  public init() {}
  public func addListener(_ listener: PartnerListener) {}
  public func addSomeListener<Other>(_ listener: Other) {}
  public func watch(listener: PartnerListener, every seconds: Int) {}
}
