extension DiagnosticCode {
  static let publisherInside = DiagnosticCode(
    "OBS401", "the class uses the publisher of a property of its own",
    explanation: """
      '$p' is the publisher that '@Published' makes, and the macro makes none.
      """,
    remedy: """
      Keep the publisher as a subject, with '--combine bridge', or replace the subscription by an
      observer ('didSet'), then run again.
      """)
  static let publisherOutside = DiagnosticCode(
    "OBS402", "a publisher of the class is used from outside",
    explanation: """
      '$p' is the publisher that '@Published' makes, and the macro makes none.
      """,
    remedy: """
      Keep the publisher as a subject, with '--combine bridge', or replace the subscription, for
      example '.onReceive(c.$p)' by '.onChange(of: c.p)', then run again.
      """)
  static let willChangeOutside = DiagnosticCode(
    "OBS403", "'objectWillChange' is used",
    explanation: """
      An '@Observable' class has no 'objectWillChange'.
      """,
    remedy: """
      Keep it for those who listen, with '--combine bridge', or subscribe to the change you need,
      then run again.
      """)
  static let ownWillChange = DiagnosticCode(
    "OBS404", "the class declares 'objectWillChange' itself",
    explanation: """
      It decides by hand when views update.
      """,
    remedy: """
      Let the stored properties be tracked instead, or use 'access(keyPath:)' and
      'withMutation(keyPath:)'.
      """)
  static let publishedType = DiagnosticCode(
    "OBS405", "'Published' is used as a type or as storage",
    explanation: """
      'Published<T>', 'Published<T>.Publisher' and '_p' exist only with '@Published'.
      """,
    remedy: """
      Declare 'AnyPublisher' with a subject of your own, then run again.
      """)
  static let handMadeSend = DiagnosticCode(
    "OBS406", "'objectWillChange.send()' announces something that is not tracked",
    explanation: """
      What changes is not a stored property of the class.
      """,
    remedy: """
      Store it, or count the announcements in a tracked 'revision' that the getters read, as
      '--combine bridge' does.
      """)

  static let notAClass = DiagnosticCode(
    "OBS801", "only a class can be migrated",
    explanation: """
      '@Observable' applies to classes; a struct, enum or actor cannot take it.
      """,
    remedy: """
      Make it a class, or take 'ObservableObject' from it.
      """)
  static let localClass = DiagnosticCode(
    "OBS802", "the class is declared inside a function or closure",
    explanation: """
      A local type cannot have an attached extension macro (a compiler check).
      """,
    remedy: """
      Move the class out of the function.
      """)
  static let externalBase = DiagnosticCode(
    "OBS803", "the class is observable through a framework",
    explanation: """
      Its observation comes from a base class, protocol or macro outside the project
      ('NSManagedObject', 'ReferenceFileDocument', '@Model', a class of a package), which this
      tool cannot change.
      """,
    remedy: """
      Leave it, or let it hold such an object instead of inheriting from its class.
      """)
  static let openMember = DiagnosticCode(
    "OBS804", "an 'open' stored property cannot be tracked",
    explanation: """
      The macro would declare its storage 'private open', which does not compile.
      """,
    remedy: """
      Make the property 'public'.
      """)
  static let synthesizedCodable = DiagnosticCode(
    "OBS805", "'Codable' is synthesised or has its own 'CodingKeys'",
    explanation: """
      The macro renames the storage to '_x', and with it the keys that synthesis uses: stored data
      would no longer decode.
      """,
    remedy: """
      Write 'init(from:)' and 'encode(to:)' by hand, or try '--modernize codable'.
      """)
  static let unfitProperty = DiagnosticCode(
    "OBS806", "a published property cannot be carried by the macro",
    explanation: """
      A name in backticks, a stored '_x' beside 'x', an opaque type and some attributes make the
      macro generate code that does not compile. What a base class publishes that is no
      'ObservableObject' itself would have no macro.
      """,
    remedy: """
      Rename the property, change its declaration, or make the base class an 'ObservableObject'.
      """)
  static let indirectConformance = DiagnosticCode(
    "OBS807", "the conformance is not spelled as a plain 'ObservableObject'",
    explanation: """
      It stands in a composition, in a typealias or in a conditional extension.
      """,
    remedy: """
      Spell it out in the class's own list, then run again.
      """)
  static let genericUse = DiagnosticCode(
    "OBS808", "'ObservableObject' is used as a constraint, a type or in a cast",
    explanation: """
      A class that no longer conforms would not be accepted there, or a cast would fail silently.
      """,
    remedy: """
      Ask for 'AnyObject & Observable', for a protocol of your own or for the class itself
      instead.
      """)
  static let unknownWrapperType = DiagnosticCode(
    "OBS809", "the type of a wrapped property cannot be told",
    explanation: """
      It may be one of the models named.
      """,
    remedy: """
      Write the type at the declaration, then run again.
      """)
  static let unknownInjection = DiagnosticCode(
    "OBS810", "the type of an injected object cannot be told",
    explanation: """
      It may be one of the models named.
      """,
    remedy: """
      Assign the object to a constant with a declared type, then run again.
      """)
  static let wholeProjection = DiagnosticCode(
    "OBS811", "a projection is passed whole",
    explanation: """
      '$c' by itself is an 'ObservedObject<C>.Wrapper', which has no counterpart.
      """,
    remedy: """
      Pass the object, or a binding to one property.
      """)
  static let storageUse = DiagnosticCode(
    "OBS812", "the storage behind a wrapper is used",
    explanation: """
      '_c' is used other than by '_c = StateObject(wrappedValue: …)' or '_c =
      ObservedObject(wrappedValue: …)' in an initialiser.
      """,
    remedy: """
      Use the property itself, or assign its storage in an initialiser.
      """)
  static let shadowedObservation = DiagnosticCode(
    "OBS813", "a type called 'Observation' or a wrapper called 'Observable' is in scope",
    explanation: """
      The macro's expansion names 'Observation.ObservationRegistrar', 'KeyPath' and 'Bool', and
      would find the project's type.
      """,
    remedy: """
      Rename that type.
      """)
  static let isolation = DiagnosticCode(
    "OBS814", "the isolation of a declaration would change",
    explanation: """
      An object wrapper made its struct run on the main actor, and the project does not say that it is
      built in Swift 5 mode; or a tracked property would need an isolation that its class does not have.
      """,
    remedy: """
      Add '@MainActor' to the declaration.
      """)
  static let deploymentTarget = DiagnosticCode(
    "OBS815", "the deployment target is below iOS 17, macOS 14, tvOS 17, watchOS 10 or visionOS 1",
    explanation: """
      '@Observable' and '@Bindable' do not exist there.
      """,
    remedy: """
      Raise the target, or override with '--ignore-deployment-target'.
      """)
  static let ignored = DiagnosticCode(
    "OBS816", "a comment or a generated file asks to leave it",
    explanation: """
      '// observify:ignore' before a declaration, '// observify:ignore-file', or a file marked as
      generated.
      """,
    remedy: """
      Remove the comment to migrate it; for a generated file change what generates it.
      """)
  static let tiedModel = DiagnosticCode(
    "OBS817", "a model that has to move together with it is kept",
    explanation: """
      Superclasses, subclasses, protocols and their conformers, and objects that forward each
      other's changes move together or not at all.
      """,
    remedy: """
      Mend what keeps the other one.
      """)
  static let keptInheritor = DiagnosticCode(
    "OBS829", "a class that inherits from it is kept",
    explanation: """
      The base class publishes nothing and nobody observes it, so that its other subclasses move
      without it; itself, and what moves only with it, stays for the subclass that is kept.
      """,
    remedy: """
      Mend what keeps the subclass.
      """)
  static let outsidePaths = DiagnosticCode(
    "OBS818", "it is used in a file that may not be edited",
    explanation: """
      The file is outside the chosen paths, or vendored or generated.
      """,
    remedy: """
      Choose it too: name its folder, or leave out '--exclude'.
      """)
  static let brokenFile = DiagnosticCode(
    "OBS819", "it is named in a file that does not parse",
    explanation: """
      What the file does with the model cannot be told.
      """,
    remedy: """
      Mend the file, or move it out of the project.
      """)
  static let alreadyObservable = DiagnosticCode(
    "OBS820", "the class is both '@Observable' and 'ObservableObject'",
    explanation: """
      Its conformance goes where nothing needs it any more. It is kept where the class announces
      something by hand or by a wrapper, and where '@StateObject' makes it late and its initialiser does
      work: then it may be both on purpose.
      """,
    remedy: """
      Take 'ObservableObject' from it by hand when nothing needs it any more.
      """)
  static let focusedObject = DiagnosticCode(
    "OBS821", "a focused object has no counterpart of the same form",
    explanation: """
      '@FocusedValue(C.self)' finds an object by its type, which has to be spelled: 'C?', of one class
      that is not generic and has neither a base class nor subclasses that are observable objects.
      """,
    remedy: """
      Spell the type, or replace it by '@FocusedValue' with a key path by hand.
      """)
  static let stateOrder = DiagnosticCode(
    "OBS822", "an initialiser assigns the state in a way that Xcode 27 does not accept",
    explanation: """
      From Xcode 27 '@State' is a macro: the assignment has to come after all other stored
      properties are set, and the property must have no default value besides (TN3211).
      """,
    remedy: """
      Assign it once, at the end of the initialiser, and drop its default value.
      """)
  static let conflict = DiagnosticCode(
    "OBS823", "two changes dispute the same place",
    explanation: """
      Each unit's edits are made whole, and the two cannot both be made in one run.
      """,
    remedy: """
      Run again after the other unit has been migrated.
      """)
  static let secondWrapper = DiagnosticCode(
    "OBS824", "another wrapper stands on the same property",
    explanation: """
      '@State' and '@Bindable' do not combine with another property wrapper.
      """,
    remedy: """
      Remove the other wrapper.
      """)
  static let deselected = DiagnosticCode(
    "OBS825", "'--only' or '--skip' leaves it out",
    explanation: """
      Its unit, or a code that its migration brings, was not chosen on the command line.
      """,
    remedy: """
      Run again without the option.
      """)
  static let privateNested = DiagnosticCode(
    "OBS826", "the class is in a type that is 'private' inside another",
    explanation: """
      The macro adds an extension at the level of the file, from where a 'private' nested type is
      not accessible (a compiler check). A class that is 'private' itself becomes 'fileprivate', unless
      it is in a class and another type has its name.
      """,
    remedy: """
      Make the 'private' type 'fileprivate'.
      """)
  static let nestedInBase = DiagnosticCode(
    "OBS827", "the class is declared inside its own base class",
    explanation: """
      The expansions of the two macros then find each other's members, which does not compile (a
      compiler check).
      """,
    remedy: """
      Move the class out of its base class.
      """)
  static let hiddenExtension = DiagnosticCode(
    "OBS830", "a comment behind '@available' would hide what the macro declares",
    explanation: """
      The macro copies '@available' with the rest of its line, and puts the conformance to
      'Observable' behind it: into the comment.
      """,
    remedy: """
      Move the comment to a line of its own.
      """)
  static let attachedMacro = DiagnosticCode(
    "OBS828", "a macro is attached to the class",
    explanation: """
      What it expands to is not in the project's files. It may declare members that are '@Published'
      or send 'objectWillChange', which would no longer make views update.
      """,
    remedy: """
      Look at its expansion, and migrate the class by hand or without the macro.
      """)
  static let internalError = DiagnosticCode(
    "OBS990", "the migrated text would not parse",
    explanation: """
      The change was withheld. This is a fault of the tool.
      """,
    remedy: """
      Please report it with the file.
      """)
  static let syntaxError = DiagnosticCode(
    "OBS904", "the file does not parse",
    explanation: """
      It is left alone, and models that it names are kept.
      """,
    remedy: """
      Mend the file, or move it out of the project.
      """)

  static let plainType = DiagnosticCode(
    "OBS911", "a type that '--only' or '--skip' names is no 'ObservableObject'",
    explanation: """
      It is '@Observable' already, or never was an observable object, so there is nothing to choose.
      """,
    remedy: """
      Leave the name out, or name the class that is to migrate; 'observify plan' lists all.
      """)

  static let idleComment = DiagnosticCode(
    "OBS912", "an 'observify:ignore' comment keeps nothing",
    explanation: """
      It covers what begins on the next line, or the file, and with a code behind it only what that
      code is about. Nothing there takes part in the migration.
      """,
    remedy: """
      Remove the comment, or move it to the line before the declaration that is to stay.
      """)

  static let blockerCodes: [DiagnosticCode] = [
    publisherInside, publisherOutside, willChangeOutside, ownWillChange, publishedType,
    handMadeSend, notAClass, localClass, externalBase, openMember, synthesizedCodable,
    unfitProperty, indirectConformance, genericUse, unknownWrapperType, unknownInjection,
    wholeProjection, storageUse, shadowedObservation, isolation, deploymentTarget, ignored,
    tiedModel, outsidePaths, brokenFile, alreadyObservable, focusedObject, stateOrder, conflict,
    secondWrapper, deselected, privateNested, nestedInBase, attachedMacro, keptInheritor,
    hiddenExtension,
  ]
}
