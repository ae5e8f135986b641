import ObservifyIndex
import ObservifySyntax

/// What views show that no observed object stores, once it has been looked for.
final class RefreshStore {
  /// What views that hold an object show and need.
  var views: ViewRefreshes?

  /// The sinks by which classes passed on what children announced.
  var forwardingSinks: [(use: WillChangeUse, model: TypeID, sinks: [ForwardingSink])]?

  /// What classes passed on as their own, and what has to be read in its place.
  var forwards: [TypeID: [Forward]]?
  var forwarded: [ForwardedRefresh]?

  /// The wrappers that code asks for what they hold.
  var mentioned: Set<WrapperID>?

  /// The types of packages that the project takes for values.
  var values: Set<String>?

  /// Where it is changed.
  var changes: [ShownSource: [Node]] = [:]

  /// Where variables may be changed.
  var variableChanges: [PropertyID: [Node]] = [:]

  /// The properties of types whose defaults may run code.
  var defaulted: [TypeID: [PropertyID]] = [:]

  /// What runs where mentions make values of types.
  var makings: [Node: [TypeID: Making]] = [:]

  /// The bodies of views that are given a function.
  var bodiesUnequal: [TypeID: [Node]] = [:]

  /// The names of what classes announce, with what they inherit, by the numbers of their mentions.
  var announced: [TypeID: [Int: String]] = [:]

  /// The variables of classes that are announced by hand alone.
  var announcedByHand: [TypeID: Set<PropertyID>] = [:]

  /// The code that makes changes, with what of a class runs with it.
  var making: [TypeID: [Node: [Node]]] = [:]

  /// The properties with wrappers, by the wrappers' types.
  var marked: [TypeID: Set<PropertyID>]?

  /// What of a class, or on its behalf, leads to some code.
  var modelCallers: [TypeID: [Node: [(member: Node, mention: Node)]]] = [:]

  /// What leads to some code, whatever class is asked for.
  var waysBack: [Node: WayBack] = [:]

  /// What runs some code, and the members of types that do.
  var running: [Node: Running] = [:]
  var calls: [Node: [TypeID: CallsInType]] = [:]

  /// The types of what calls give; an inner nil where they are about what an object holds.
  var given: [Node: Set<TypeID>?] = [:]

  /// The code outside a function's class that calls it.
  var callers: [Node: [(member: Node, mention: Node)]] = [:]

  /// What the code of declarations leads to.
  var leads: [ShownCode.Way: [Node: [Lead]]] = [:]

  /// What runs besides where variables are asked for.
  var propertyLeads: [PropertyID: PropertyLead] = [:]

  /// The files that no target compiles and that nothing needs.
  var filesLeftOut: Set<FileID>?

  /// Where variables that keep subscriptions are asked for these, by the names of the variables.
  var askedSubscriptions: [String: [(property: PropertyID?, mention: Node)]] = [:]

  /// Whether types, or those that inherit from them, may have some members.
  var having: [Set<String>: [TypeID: Bool]] = [:]

  /// The mentions of names by the properties that hold what they stand for.
  var heldMentions: [String: [PropertyID?: [Node]]] = [:]

  /// The constants that variables begin with.
  var constants: [PropertyID: [PropertyID]] = [:]

  /// The types that what values of a type store is made of.
  var ledTo: [TypeID: [TypeID]] = [:]

  /// Those that a view and its object lead to.
  var reachedVariables: [TypeID: [TypeID: [String: [PropertyID]]]] = [:]

  /// The variables of classes that are no models, by name.
  var plainVariables: [String: [PropertyID]]?

  /// What classes announce along with changes.
  var announcements: [TypeID: [Node: [JointChange]]] = [:]

  /// Where what code changes by a name that it is given is named.
  var namedChanges: [Node: [NamedChange]] = [:]

  /// Where frameworks report changes of their objects, by the names of the types of those.
  var reports: [String: [Node]]?

  /// The types with wrappers that hold objects of a class.
  var holders: [TypeID: Set<TypeID>] = [:]
  var observers: [TypeID: Set<TypeID>] = [:]

  /// The functions of a class, or on its behalf, that calls in some code run.
  var runCalls: [TypeID: [Node: [(call: Node, function: Node)]]] = [:]

  /// Code that changes nothing of a model, itself and by what it calls.
  var idle: [TypeID: Set<Node>] = [:]

  /// The classes that have a variable of the type of a protocol, by protocol.
  var delegators: [TypeID: Set<TypeID>]?

  /// Whether functions of types read what nothing tracks.
  var readingElsewhere: [FunctionID: Bool] = [:]

  /// What classes change for nobody to read.
  var triggers: [TypeID: [JointChange]] = [:]

  /// What classes announce for views that show the time.
  var clockChanges: [Bool: [TypeID: [JointChange]]] = [:]

  /// What others run of the code of classes.
  var callbacks: [TypeID: [Callback]] = [:]

  /// The names that the members around changes call.
  var namesCalledAround: [Node: Set<String>] = [:]

  /// The models that types hold, and those that code has to do with.
  var held: [TypeID: Set<TypeID>]?
  var concerned: [Node: Set<TypeID>] = [:]

  /// The types of what code asks for members.
  var asked: [Node: Set<TypeID>] = [:]

  /// The published variables that the bindings of views lead to, and the numbers of the bindings' names.
  var boundMembers: [PropertyID: [BoundMember]]?
  var boundNames: Set<Int>?

  /// What some code changes by such bindings.
  var boundChanges: [Node: [(member: BoundMember, mention: Node)]] = [:]

  /// The functions that views are made with for their variables, and the numbers of the variables' names.
  var handed: [PropertyID: [Node]] = [:]
  var handedNames: Set<Int>?

  /// Whether some code calls one of them.
  var runsHanded: [Node: Bool] = [:]

  /// What making an object changes of shared models.
  var sharedChanges: [TypeID: [(node: Node, property: PropertyID)]] = [:]

  /// The members of models that go to the main thread to announce a change, and what runs with them.
  var announcedFromElsewhere: [PropertyID: Bool] = [:]
  var announcingOnMain: [TypeID: Set<Node>] = [:]

  /// What making objects changes of shared models, unpublished and not shown.
  var changedByMaking: Set<PropertyID>?

  /// What objects read of themselves as they are made, and change later.
  var ownReads: [OwnRead]?

  /// What some code changes of what classes announce; an inner nil where the two have nothing to do
  /// with each other.
  var changed: [TypeID: [Node: [(name: String, mention: Node)]?]] = [:]
}
