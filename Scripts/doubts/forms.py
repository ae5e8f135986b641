"""What an expression can go through and stay the object it is, and what only an observable object can do.

In each text `Q` is the expression, `M` the model's name and `N` the number of the mutant. A text after `|`
is put at the end of the file.
"""

# A form gives the object back, by another way.
FORMS = {
    "itself": "Q",
    "parentheses": "(Q)",
    "element": "[Q][0]",
    "first": "[Q].first!",
    "map": "[Q].map { $0 }[0]",
    "map self": r"[Q].map(\.self)[0]",
    "compact map": "[Q].compactMap { Optional($0) }[0]",
    "optional": "Optional(Q)!",
    "optional map": "Optional(Q).map { $0 }!",
    "closure": "{ Q }()",
    "closure with constant": "{ let object = Q; return object }()",
    "closure with parameter": "{ (given: M) in given }(Q)",
    "closure kept": "{ let make = { Q }; return make() }()",
    "tuple": "(Q, 1).0",
    "labelled tuple": "(object: Q, count: 1).object",
    "cast": "(Q as Any) as! M",
    "conditional": "(Bool.random() ? Q : Q)",
    "coalescing": "(Optional(Q) ?? Q)",
    "switch": "{ switch 0 { default: return Q } }()",
    "if": "{ if let object = Optional(Q) { return object }; fatalError() }()",
    "payload": "{ if case .some(let object) = Optional(Q) { return object }; fatalError() }()",
    "catching": "(try! Result { Q }.get())",
    "repeated": "Array(repeating: Q, count: 1)[0]",
    "dictionary": '["key": Q]["key"]!',
    "zip": "zip([Q], [0]).map { $0.0 }[0]",
    "enumerated": "[Q].enumerated().map { $1 }[0]",
    "lazy": "[Q].lazy.filter { _ in true }.first!",
    "reduce": "[Q].reduce(into: [M]()) { $0.append($1) }[0]",
    "reversed": "Array([Q].reversed())[0]",
    "sorted": "[Q].sorted { _, _ in true }[0]",
    "sequence": "sequence(first: Q) { _ in nil }.first { _ in true }!",
    "lifetime": "withExtendedLifetime(Q) { $0 }",
    "identity": r"(Q)[keyPath: \.self]",
    "property of element": r"[(object: Q, count: 1)].map(\.object)[0]",
    "subject": "CurrentValueSubject<M, Never>(Q).value",
    "binding": "Binding.constant(Q).wrappedValue",
    "state": "State(initialValue: Q).wrappedValue",
    "local function": "{ func same(_ given: M) -> M { given }; return same(Q) }()",
    "generic local function": "{ func same<T>(_ given: T) -> T { given }; return same(Q) }()",
    "generic function": "probeSameN(Q)|func probeSameN<T>(_ given: T) -> T { given }",
    "generic box": "ProbeBoxN(held: Q).held|struct ProbeBoxN<T> { let held: T }",
    "generic wrapper": "ProbeWrapN(wrappedValue: Q).wrappedValue"
    "|@propertyWrapper struct ProbeWrapN<T> { var wrappedValue: T }",
    "enum of the project": "{ switch ProbeCaseN.one(Q) { case .one(let object): return object } }()"
    "|enum ProbeCaseN { case one(M) }",
    "subscript": "ProbeListN(held: Q)[0]|struct ProbeListN { let held: M; subscript(_: Int) -> M { held } }",
    "dynamic member": "ProbeLensN(held: (object: Q, count: 1)).object"
    "|@dynamicMemberLookup struct ProbeLensN<T> { let held: T; "
    "subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { held[keyPath: path] } }",
    "operator": "(ProbeOnN.one <~~ Q)"
    "|infix operator <~~\nenum ProbeOnN { case one; static func <~~ <T>(_: ProbeOnN, given: T) -> T { given } }",
    "callable": "ProbeCallN()(Q)|struct ProbeCallN { func callAsFunction<T>(_ given: T) -> T { given } }",
    "associated type": "ProbeSourceN(made: Q).made"
    "|protocol ProbeMakesN { associatedtype Made; var made: Made { get } }\n"
    "struct ProbeSourceN: ProbeMakesN { let made: M }",
    "nested generics": "ProbeBoxN(held: [Optional(Q)]).held[0]!|struct ProbeBoxN<T> { let held: T }",
    "generic method": "ProbeBoxN(held: 0).with(Q)|struct ProbeBoxN<T> { let held: T; func with<V>(_ given: V) -> V { given } }",
    "static generic": "ProbeBoxN<Int>.same(Q)|struct ProbeBoxN<T> { static func same<V>(_ given: V) -> V { given } }",
    "generic closure": "probeRunN { Q }|func probeRunN<T>(_ make: () -> T) -> T { make() }",
    "labelled generic": "probeRunN(by: 1, of: Q)|func probeRunN<T>(by number: Int, of value: T) -> T { value }",
    "defaulted generic": "probeRunN(of: Q)|func probeRunN<T>(by number: Int = 0, of value: T) -> T { value }",
    "key path of generic": r"ProbeBoxN(held: Q)[keyPath: \.held]|struct ProbeBoxN<T> { let held: T }",
    "inferred property": "ProbeBoxN(given: Q).held|struct ProbeBoxN<T> { var held: T { given }; let given: T }",
    "extension of a generic": "Optional(Q).probeN|extension Optional { var probeN: Wrapped { self! } }",
    "protocol extension": "(Q).probeSelfN|protocol ProbeSelfN: AnyObject {}\n"
    "extension ProbeSelfN { var probeSelfN: Self { self } }\nextension M: ProbeSelfN {}",
    "collection extension": "[Q].probeN|extension Collection { var probeN: Element { self.first! } }",
    "outside function": "Veils.same(Q)",
    "outside method": "Veils.Hold(Q).value",
    "outside member": "veiled(Q).unveiled",
}

# A use is a statement that compiles for an `ObservableObject` alone. What must be gone when the model moved
# is the second text.
USES = {
    "injection": ("_ = EmptyView().environmentObject(Q)", ".environmentObject("),
    "announcer": ("_ = (Q).objectWillChange", ".objectWillChange"),
    "sent": ("(Q).objectWillChange.send()", ".objectWillChange"),
    "observed": ("_ = ObservedObject(wrappedValue: Q)", "ObservedObject("),
    "owned": ("_ = StateObject(wrappedValue: Q)", "StateObject("),
    "publisher": ("_ = (Q).$P", ".$P"),
    "existential": ("let held: any ObservableObject = Q; _ = held", "ObservableObject"),
    "cast": ("_ = (Q) as any ObservableObject", "ObservableObject"),
    "generic": ("probeTakeN(Q)|func probeTakeN<T: ObservableObject>(_ given: T) {}", "probeTakeN("),
    "where": ("probeTakeN(Q)|func probeTakeN<T>(_ given: T) where T: ObservableObject {}", "probeTakeN("),
    "opaque": ("probeTakeN(Q)|func probeTakeN(_ given: some ObservableObject) {}", "probeTakeN("),
    "any": ("probeTakeN(Q)|func probeTakeN(_ given: any ObservableObject) {}", "probeTakeN("),
    "view": (
        "_ = ProbeViewN(model: Q)"
        "|struct ProbeViewN<T: ObservableObject>: View { @ObservedObject var model: T; var body: EmptyView { EmptyView() } }",
        "ProbeViewN(",
    ),
    "outside": ("Veils.watch(Q)", "Veils.watch("),
    "path": (r"_ = (Q)[keyPath: \.objectWillChange]", "objectWillChange"),
    "constant": ("let probed = Q; _ = EmptyView().environmentObject(probed)", ".environmentObject("),
    "for": ("for probed in [Q] { _ = probed.objectWillChange }", ".objectWillChange"),
    "each": ("[Q].forEach { _ = EmptyView().environmentObject($0) }", ".environmentObject("),
    "captured": ("_ = { [probed = Q] in _ = ObservedObject(wrappedValue: probed) }", "ObservedObject("),
    "inferred": ("let make: () -> M = { Q }; _ = StateObject(wrappedValue: make())", "StateObject("),
    "optional announcer": ("_ = Optional(Q)?.objectWillChange", ".objectWillChange"),
    "optional publisher": ("_ = Optional(Q)?.$P", ".$P"),
    "announcers": (r"_ = [Q].map(\.objectWillChange)", "objectWillChange"),
    "publishers": ("_ = [Q].map { $0.$P }", ".$P"),
    "publisher paths": (r"_ = [Q].map(\.$P)", ".$P"),
    "bound": ("if let probed = Optional(Q) { _ = probed.$P }", ".$P"),
    "assigned": ("let probed: M; probed = Q; _ = StateObject(wrappedValue: probed)", "StateObject("),
    "erased": ("_ = (Q).objectWillChange.eraseToAnyPublisher()", ".objectWillChange"),
}

# Texts that ask for what `import SwiftUI` brings; the others stand in any file.
VIEWS = ("EmptyView", "ObservedObject(", "StateObject(", "State(", "Binding", "CurrentValueSubject", "View")


def spelled(text, expression, model, number, published="value"):
    """Returns the code of a form or use, and what has to stand at the end of the file."""
    def fill(part):
        part = part.replace("ProbeN", f"Probe{number}").replace("probeN", f"probeOf{number}")
        for name in ("Same", "Box", "Wrap", "Case", "List", "Lens", "On", "Call", "Source", "Makes", "Take", "View", "Run", "Self"):
            for lead in ("probe", "Probe"):
                part = part.replace(f"{lead}{name}N", f"{lead}{name}{number}")
        part = part.replace("$P", f"${published}")
        kept, out = "QM", []
        for index, letter in enumerate(part):
            before = part[index - 1] if index else " "
            after = part[index + 1] if index + 1 < len(part) else " "
            alone = not (before.isalnum() or before in "_$") and not (after.isalnum() or after == "_")
            out.append({"Q": expression, "M": model}[letter] if letter in kept and alone else letter)
        return "".join(out)
    code, _, rest = text.partition("|")
    return fill(code), fill(rest)
