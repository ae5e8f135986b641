/// What is known of a property wrapper that a package declares: ``known`` is the table.
///
/// What is in no table, and declared by no file that was read, may need an `ObservableObject`.
package struct OutsideWrapper: Hashable, Sendable {
  /// What becomes of the wrapper when the object that it holds migrates.
  package enum Fate: Hashable, Sendable {
    /// It asks nothing of what it holds, and stays.
    case stays
    /// It needs an `ObservableObject`, and nothing takes its place: the object stays.
    case keeps
    /// Something else takes its place.
    case follows(ObjectWrapper)
  }

  /// How the type of the property is found where it is not spelled.
  package enum Value: Hashable, Sendable {
    /// It has to be spelled.
    case spelled
    /// It is what stands at the end of the key path.
    case end
    /// It is the argument of what stands there: `Model` of `\.model` that leads to a `Factory<Model>`.
    case argumentOfEnd
  }

  /// The name with those before it: `EnvironmentObject.Optional`.
  package let name: String

  /// The modules that declare it so.
  package let modules: Set<String>
  package let fate: Fate
  package var value = Value.spelled

  /// The wrappers of packages that apps use often, and the version from which that holds.
  package static let known: [OutsideWrapper] =
    // Factory 2.0: a key path leads to a 'Factory<T>'. 'InjectedObservable' came with 2.4, and the
    // module is called 'FactoryKit' since 2.5; of 'Factory' nobody can tell.
    rows(
      ["FactoryKit", "Factory"], .stays, .argumentOfEnd,
      ["Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected"])
    + rows(["FactoryKit", "Factory"], .stays, .spelled, ["InjectedType"])
    + rows(["FactoryKit"], .follows(.injectedObject), .argumentOfEnd, ["InjectedObject"])
    + rows(["Factory"], .keeps, .argumentOfEnd, ["InjectedObject"])
    // Resolver 1.2: all find what is registered for the type of the property.
    + rows(
      ["Resolver"], .stays, .spelled,
      ["Injected", "OptionalInjected", "LazyInjected", "WeakLazyInjected"])
    + rows(["Resolver"], .follows(.resolvedObject), .spelled, ["InjectedObject"])
    // swift-dependencies 1.0, which The Composable Architecture passes on.
    + rows(["Dependencies", "ComposableArchitecture"], .stays, .end, ["Dependency"])
    // App Intents: what the app adds to 'AppDependencyManager'.
    + rows(["AppIntents"], .stays, .spelled, ["Dependency"])
    // StreamCore 0.1, and StreamChatSwiftUI 4.0, which had it before.
    + rows(["StreamCore", "StreamChatSwiftUI"], .stays, .end, ["Injected"])
    + rows(["StreamCore"], .stays, .spelled, ["Atomic"])
    // SwiftyUserDefaults 5.0: values that can be stored.
    + rows(["SwiftyUserDefaults"], .stays, .spelled, ["SwiftyUserDefault"])
    // The Composable Architecture 1.0: states are values.
    + rows(
      ["ComposableArchitecture"], .stays, .spelled,
      ["BindingState", "PresentationState", "Presents", "Shared", "SharedReader"])
    // SwiftUIX 0.1: an object of the environment that may be absent.
    + rows(
      ["SwiftUIX"], .follows(.optionalEnvironmentObject), .spelled, ["EnvironmentObject.Optional"])
    + rows(["SwiftUIX"], .keeps, .spelled, ["OptionalEnvironmentObject"])
    // Defaults 6.0: values that can be stored; the second name is for typealiases.
    + rows(["Defaults"], .stays, .spelled, ["Default", "_Default"])
    // RealmSwift 10.0: values, and objects of its own.
    + rows(
      ["RealmSwift"], .stays, .spelled,
      ["Persisted", "ObservedResults", "ObservedSectionedResults", "ThreadSafe"])
    + rows(["RealmSwift"], .keeps, .spelled, ["ObservedRealmObject", "StateRealmObject"])
    // InfomaniakDI 1.0, and 1.1.7 for the lazy one: what is registered for the type of the property.
    + rows(["InfomaniakDI"], .stays, .spelled, ["InjectService", "LazyInjectService"])
    // Inject 1.0: no value of the project's.
    + rows(["Inject", "HotSwiftUI"], .stays, .spelled, ["ObserveInjection"])
    // swift-argument-parser 1.0: values read from a command line.
    + rows(["ArgumentParser"], .stays, .spelled, ["Argument", "Option", "Flag", "OptionGroup"])

  private static func rows(
    _ modules: Set<String>, _ fate: Fate, _ value: Value, _ names: [String]
  ) -> [OutsideWrapper] {
    names.map { OutsideWrapper(name: $0, modules: modules, fate: fate, value: value) }
  }

  /// The functions of packages that take an `ObservableObject`, with the modules that declare them.
  package static let consumers: [String: Set<String>] = [
    // SwiftUIX 0.1.
    "optionalEnvironmentObject": ["SwiftUIX"]
  ]

  /// The types of packages whose subscript gives what a key path leads to, with the modules that
  /// declare them.
  static let containers: [String: Set<String>] = [
    // StreamCore 0.1, and StreamChatSwiftUI 4.0, which had it before.
    "InjectedValues": ["StreamCore", "StreamChatSwiftUI"]
  ]

  private static let rowsByName = Dictionary(grouping: known, by: \.name)

  /// Returns what is known of a wrapper by its name where some modules are imported; nil where
  /// nothing is, or where modules disagree.
  static func row(named name: String, importing modules: Set<String>) -> OutsideWrapper? {
    let rows = (rowsByName[name] ?? []).filter { !$0.modules.isDisjoint(with: modules) }
    guard let first = rows.first,
      rows.allSatisfy({ $0.fate == first.fate && $0.value == first.value })
    else { return nil }
    return first
  }
}
