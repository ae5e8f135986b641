#!/usr/bin/env bash
#
# usage: toolchain-facts.sh [WORDS]
#
# Asks the Swift toolchain again for each fact that an exact form of a migration leans on: what
# `@Observable` expands to, what its accessors do, which overload is called, what `init` runs and when.
# Prints a line a fact with the codes of the rules that stand on it. With WORDS, only the facts whose
# line holds them. Only the toolchain's own Observation is needed.
#
# Exit status: 0 all facts hold, 1 some do not, 2 the toolchain cannot compile anything.

set -uo pipefail

words="${1:-}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
count=0
gone=0

# What programs start with: counts how often what `reading` reads is announced while `changing` runs.
read -r -d '' prelude <<'SWIFT' || true
import Observation
final class Count: @unchecked Sendable { var value = 0 }
func announcements(_ reading: @escaping () -> Void, _ changing: () -> Void) -> Int {
  let count = Count()
  withObservationTracking(reading) { count.value += 1 }
  changing()
  return count.value
}
SWIFT

wanted() { case "$1" in *"$words"*) return 0 ;; esac; return 1; }

# report OK FACT CODES [WHY]
report() {
  count=$((count + 1))
  if [ "$1" = yes ]; then
    echo "holds  $2 ($3)"
  else
    gone=$((gone + 1))
    echo "GONE   $2 ($3): ${4:-}"
  fi
}

# Compiles standard input with the prelude; errors go to errors.txt.
build() {
  { echo "$prelude"; cat; } >"$work/main.swift"
  swiftc -module-name Facts -suppress-warnings -diagnostic-style llvm "$@" -o "$work/facts" \
    "$work/main.swift" >"$work/output.txt" 2>&1
}

first_error() { grep -m 1 'error:' "$work/output.txt" || head -1 "$work/output.txt"; }

# prints FACT CODES EXPECTED [OPTION...] <PROGRAM
prints() {
  local fact="$1" codes="$2" expected="$3" found
  shift 3
  wanted "$fact $codes" || { cat >/dev/null; return; }
  if ! build "$@"; then report no "$fact" "$codes" "$(first_error)"; return; fi
  found="$(SWIFT_BACKTRACE=enable=no "$work/facts" 2>&1 | tail -1)"
  if [ "$found" = "$expected" ]; then report yes "$fact" "$codes"
  else report no "$fact" "$codes" "'$found' instead of '$expected'"; fi
}

# traps FACT CODES TEXT <PROGRAM
traps() {
  local fact="$1" codes="$2" text="$3" found
  shift 3
  wanted "$fact $codes" || { cat >/dev/null; return; }
  if ! build "$@"; then report no "$fact" "$codes" "$(first_error)"; return; fi
  found="$( { SWIFT_BACKTRACE=enable=no "$work/facts"; } 2>&1)"
  case "$found" in
    *"$text"*) report yes "$fact" "$codes" ;;
    *) report no "$fact" "$codes" "it ends with '${found##*$'\n'}'" ;;
  esac
}

# compiles FACT CODES [OPTION...] <PROGRAM
compiles() {
  local fact="$1" codes="$2"
  shift 2
  wanted "$fact $codes" || { cat >/dev/null; return; }
  if build "$@"; then report yes "$fact" "$codes"; else report no "$fact" "$codes" "$(first_error)"; fi
}

# refuses FACT CODES TEXT [OPTION...] <PROGRAM
refuses() {
  local fact="$1" codes="$2" text="$3"
  shift 3
  wanted "$fact $codes" || { cat >/dev/null; return; }
  if build "$@"; then report no "$fact" "$codes" "it compiles"; return; fi
  if grep -q "error:.*$text" "$work/output.txt"; then report yes "$fact" "$codes"
  else report no "$fact" "$codes" "$(first_error)"; fi
}

echo 'print(announcements({}) {})' | build || { cat "$work/output.txt" >&2; exit 2; }

# MARK: What the macro expands to

expands() {
  local fact="$1" codes="$2" pattern="$3"
  wanted "$fact $codes" || return
  if grep -Eq "$pattern" "$work/expansion.txt"; then report yes "$fact" "$codes"
  else report no "$fact" "$codes" "no '$pattern' in the expansion"; fi
}

build -Xfrontend -dump-macro-expansions <<'SWIFT'
@Observable final class Model { var name = "a" }
SWIFT
tr -s ' \n' ' ' <"$work/output.txt" >"$work/expansion.txt"
expands "a tracked property has an init accessor over its storage" "OBS101, OBS112" \
  '@storageRestrictions\(initializes: _name\) init\(initialValue\) \{ _name = initialValue \}'
expands "the getter reports an access and reads the storage" "OBS101, OBS107" \
  'get \{ access\(keyPath: \\\.name\) return _name \}'
expands "the setter asks 'shouldNotifyObservers'" "OBS121, OBS153" \
  'set \{ guard shouldNotifyObservers\(_name, newValue\) else \{ _name = newValue return \} withMutation\(keyPath: \\\.name\) \{ _name = newValue \} \}'
expands "'_modify' announces before and after, and yields the storage" "OBS152, OBS831" \
  '_modify \{ access\(keyPath: \\\.name\) _\$observationRegistrar\.willSet\(self, keyPath: \\\.name\) defer \{ _\$observationRegistrar\.didSet\(self, keyPath: \\\.name\) \} yield &_name \}'
expands "the registrar is private to each class" "OBS101" \
  '@ObservationIgnored private let _\$observationRegistrar = Observation\.ObservationRegistrar\(\)'
expands "'withMutation(keyPath:)' and 'access(keyPath:)' are members" "OBS114, OBS131, OBS135" \
  'nonisolated func access<.*nonisolated func withMutation<'
expands "the check is made of generic functions of the class" "OBS153" \
  'private nonisolated func shouldNotifyObservers<[^>]*: Equatable>'

# MARK: What is announced

prints "an equal value is not announced" "OBS121, OBS123, OBS153" "0 1" <<'SWIFT'
@Observable final class Model { var name = "a" }
let model = Model()
let same = announcements({ _ = model.name }) { model.name = "a" }
print(same, announcements({ _ = model.name }) { model.name = "b" })
SWIFT
prints "a value that is not 'Equatable' is announced always" "OBS121, OBS153" "1 1 1" <<'SWIFT'
struct Size { var width = 1 }
@Observable final class Model { var size = Size(); var sizes = [Size()]; var other: Size? = Size() }
let model = Model()
print(
  announcements({ _ = model.size }) { model.size = Size() },
  announcements({ _ = model.sizes }) { model.sizes = [Size()] },
  announcements({ _ = model.other }) { model.other = Size() })
SWIFT
prints "an object is compared by identity, unless it is 'Equatable'" "OBS121, OBS153" "0 1 0" <<'SWIFT'
final class Plain {}
final class Equal: Equatable { static func == (left: Equal, right: Equal) -> Bool { true } }
@Observable final class Model { var plain = Plain(); var equal = Equal() }
let model = Model()
print(
  announcements({ _ = model.plain }) { let plain = model.plain; model.plain = plain },
  announcements({ _ = model.plain }) { model.plain = Plain() },
  announcements({ _ = model.equal }) { model.equal = Equal() })
SWIFT
prints "what is changed in place is announced always" "OBS121, OBS153" "1 1" <<'SWIFT'
@Observable final class Model { var names = ["a"]; var count = 1 }
let model = Model()
print(
  announcements({ _ = model.names }) { model.names.removeAll { $0 == "b" } },
  announcements({ _ = model.count }) { model.count += 0 })
SWIFT
prints "an announcement comes before the change" "OBS101, OBS149" "1" <<'SWIFT'
@Observable final class Model { var count = 1 }
let model = Model()
final class Seen: @unchecked Sendable { var value = 0 }
let seen = Seen()
withObservationTracking { _ = model.count } onChange: { seen.value = model.count }
model.count = 2
print(seen.value)
SWIFT
prints "'withMutation(keyPath:)' announces whatever it runs" "OBS131, OBS135" "1" <<'SWIFT'
@Observable final class Model { var name = "a"; func announce() { withMutation(keyPath: \.name) {} } }
let model = Model()
print(announcements({ _ = model.name }) { model.announce() })
SWIFT
prints "a computed property reports by 'access' and 'withMutation'" "OBS114, OBS135" "1" <<'SWIFT'
nonisolated(unsafe) var outside = 0
@Observable final class Model {
  var value: Int {
    get { access(keyPath: \.value); return outside }
    set { withMutation(keyPath: \.value) { outside = newValue } }
  }
}
let model = Model()
print(announcements({ _ = model.value }) { model.value = 1 })
SWIFT

# MARK: An overload of the check in the class

# overloads WHERE CLASS ASSIGNMENT [OPTION...]: the assignment of an equal value is announced.
overloads() {
  local where="$1" class="$2" assignment="$3"
  shift 3
  prints "an overload of the check wins $where" "OBS153" "1" "$@" <<SWIFT
struct Post: Equatable { var id = 1; var likes = 0; static func == (left: Post, right: Post) -> Bool { left.id == right.id } }
$class
$assignment
SWIFT
}

check='private nonisolated func shouldNotifyObservers'
for version in 5 6; do
  overloads "in Swift $version" \
    "@Observable final class Model { var post = Post(); $check(_ lhs: Post, _ rhs: Post) -> Bool { true } }" \
    'let model = Model(); print(announcements({ _ = model.post }) { model.post = Post(likes: 1) })' -swift-version $version
  overloads "in a '@MainActor' class in Swift $version" \
    "@MainActor @Observable final class Model { var post = Post(); $check(_ lhs: Post, _ rhs: Post) -> Bool { true } }
     @MainActor func run() { let model = Model(); let count = Count()
       withObservationTracking { _ = model.post } onChange: { count.value += 1 }
       model.post = Post(likes: 1); print(count.value) }" \
    'MainActor.assumeIsolated { run() }' -swift-version $version
done
overloads "for an optional" \
  "@Observable final class Model { var post: Post? = Post(); $check(_ lhs: Post?, _ rhs: Post?) -> Bool { true } }" \
  'let model = Model(); print(announcements({ _ = model.post }) { model.post = Post(likes: 1) })'
overloads "for an array" \
  "@Observable final class Model { var posts = [Post()]; $check(_ lhs: [Post], _ rhs: [Post]) -> Bool { true } }" \
  'let model = Model(); print(announcements({ _ = model.posts }) { model.posts = [Post(likes: 1)] })'
overloads "for a dictionary" \
  "@Observable final class Model { var posts = [1: Post()]; $check(_ lhs: [Int: Post], _ rhs: [Int: Post]) -> Bool { true } }" \
  'let model = Model(); print(announcements({ _ = model.posts }) { model.posts = [1: Post(likes: 1)] })'
overloads "in a generic class" \
  "@Observable final class Model<Element: Equatable> { var list: [Element]; init(_ list: [Element]) { self.list = list }
   $check(_ lhs: [Element], _ rhs: [Element]) -> Bool { true } }" \
  'let model = Model([Post()]); print(announcements({ _ = model.list }) { model.list = [Post(likes: 1)] })'
overloads "for the parameter of a generic class" \
  "@Observable final class Model<Value: Equatable> { var value: Value; init(_ value: Value) { self.value = value }
   $check(_ lhs: Value, _ rhs: Value) -> Bool { true } }" \
  'let model = Model(Post()); print(announcements({ _ = model.value }) { model.value = Post(likes: 1) })'
overloads "for 'private(set)'" \
  "@Observable final class Model { private(set) var post = Post(); func set() { post = Post(likes: 1) }
   $check(_ lhs: Post, _ rhs: Post) -> Bool { true } }" \
  'let model = Model(); print(announcements({ _ = model.post }) { model.set() })'
overloads "in a subclass with properties of its own" \
  "@Observable class Base { var name = \"a\" }
   @Observable final class Model: Base { var post = Post(); $check(_ lhs: Post, _ rhs: Post) -> Bool { true } }" \
  'let model = Model(); print(announcements({ _ = model.post }) { model.post = Post(likes: 1) })'
overloads "for an object" \
  "final class Note: Equatable { static func == (left: Note, right: Note) -> Bool { true } }
   @Observable final class Model { var note = Note(); $check(_ lhs: Note, _ rhs: Note) -> Bool { true } }" \
  'let model = Model(); print(announcements({ _ = model.note }) { model.note = Note() })'
prints "an overload leaves properties of other types as they are" "OBS153" "0" <<SWIFT
@Observable final class Model { var count = 1; var name = "a"; $check(_ lhs: String, _ rhs: String) -> Bool { true } }
let model = Model()
print(announcements({ _ = model.count }) { model.count = 1 })
SWIFT
prints "an overload of a base class does nothing for a subclass's property" "OBS153" "0" <<SWIFT
@Observable class Base { var name = "a"; $check(_ lhs: String, _ rhs: String) -> Bool { true } }
@Observable final class Model: Base { var title = "t" }
let model = Model()
print(announcements({ _ = model.title }) { model.title = "t" })
SWIFT

# MARK: Exclusive access

for option in -Onone -O; do
  traps "a change in place holds exclusive access while it runs ($option)" "OBS152, OBS831" "Simultaneous accesses" $option <<'SWIFT'
@Observable final class Model { var list = [3, 1, 2]; func drop() { list.removeAll { $0 == list.min() } } }
let model = Model()
model.drop()
print(model.list.count)
SWIFT
done
traps "an optional chain holds exclusive access while its value is computed" "OBS152, OBS831" "Simultaneous accesses" <<'SWIFT'
struct User { var lines: [String] = [] }
@Observable final class Model { var user: User? = User(); func add() { user?.lines.append("\(user?.lines.count ?? 0)") } }
let model = Model()
model.add()
print(model.user?.lines.count ?? 0)
SWIFT
traps "an 'inout' argument holds exclusive access while the call runs" "OBS152, OBS831" "Simultaneous accesses" <<'SWIFT'
@Observable final class Model {
  var list = [1]
  func change(_ body: (inout [Int]) -> Void) { body(&list) }
  func add() { change { $0.append(list.count) } }
}
let model = Model()
model.add()
print(model.list.count)
SWIFT
prints "a local copy holds none" "OBS152" "2" <<'SWIFT'
@Observable final class Model {
  var list = [3, 1, 2]
  func drop() { var copy = list; copy.removeAll { $0 == list.min() }; list = copy }
}
let model = Model()
model.drop()
print(model.list.count)
SWIFT
prints "an argument of a mutating method is evaluated before access begins" "OBS152" "2" <<'SWIFT'
@Observable final class Model { var list = [1]; func add() { list.append(list.count) } }
let model = Model()
model.add()
print(model.list.count)
SWIFT
prints "the right side of a compound assignment is evaluated before access begins" "OBS152" "4" <<'SWIFT'
@Observable final class Model { var list = [1, 2]; func double() { list += list.map { $0 * 2 } } }
let model = Model()
model.double()
print(model.list.count)
SWIFT
prints "a 'willSet' makes a change in place a copy" "OBS141, OBS152" "2" <<'SWIFT'
@Observable final class Model {
  var list = [3, 1, 2] { willSet { _ = newValue } }
  func drop() { list.removeAll { $0 == list.min() } }
}
let model = Model()
model.drop()
print(model.list.count)
SWIFT
traps "a 'didSet' that does not name 'oldValue' does not" "OBS152, OBS831" "Simultaneous accesses" <<'SWIFT'
nonisolated(unsafe) var changes = 0
@Observable final class Model {
  var list = [3, 1, 2] { didSet { changes += 1 } }
  func drop() { list.removeAll { $0 == list.min() } }
}
let model = Model()
model.drop()
print(model.list.count)
SWIFT

# MARK: Order

prints "observers run within the announcement, 'willSet' before the value" "OBS141, OBS149" "a will b did b" <<'SWIFT'
nonisolated(unsafe) var log: [String] = []
@Observable final class Model {
  var name = "a" { willSet { log += [name, "will", newValue] } didSet { log += ["did", name] } }
}
let model = Model()
model.name = "b"
print(log.joined(separator: " "))
SWIFT
prints "observers run for equal values, too" "OBS141, OBS149" "1" <<'SWIFT'
nonisolated(unsafe) var changes = 0
@Observable final class Model { var name = "a" { didSet { changes += 1 } } }
let model = Model()
model.name = "a"
print(changes)
SWIFT
prints "the first assignment in 'init' runs no observer" "OBS102, OBS149" "0" <<'SWIFT'
nonisolated(unsafe) var changes = 0
@Observable final class Model { var name: String { didSet { changes += 1 } }; init(_ name: String) { self.name = name } }
let model = Model("b")
print(changes)
SWIFT
prints "assigning in 'init' what has a default announces nothing that anybody hears" "OBS102" "b" <<'SWIFT'
@Observable final class Model { var name = "a"; init() { name = "b" } }
print(Model().name)
SWIFT
prints "defaults are made in their order, before 'init' begins" "OBS201, OBS210" "1 2 init" <<'SWIFT'
nonisolated(unsafe) var log: [String] = []
func note(_ text: String) -> String { log.append(text); return text }
@Observable final class Model { var first = note("1"); @ObservationIgnored var second = note("2"); init() { log.append("init") } }
_ = Model()
print(log.joined(separator: " "))
SWIFT
prints "a wrapper's default in a struct is made before 'init' begins, and again for each" "OBS201, OBS210" "default init default init" <<'SWIFT'
nonisolated(unsafe) var log: [String] = []
func made() -> Int { log.append("default"); return 1 }
@propertyWrapper struct Eager { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
struct Screen { @Eager var value = made(); init() { log.append("init") } }
_ = Screen(); _ = Screen()
print(log.joined(separator: " "))
SWIFT
prints "an autoclosure in a wrapper's default is not run by 'init'" "OBS201, OBS210" "0" <<'SWIFT'
nonisolated(unsafe) var count = 0
func made() -> Int { count += 1; return 1 }
@propertyWrapper struct Later {
  let make: () -> Int
  init(wrappedValue: @autoclosure @escaping () -> Int) { make = wrappedValue }
  var wrappedValue: Int { make() }
}
struct Screen { @Later var value = made() }
_ = Screen()
print(count)
SWIFT
prints "a lazy variable that is ignored is made when it is read" "OBS103" "0 1" <<'SWIFT'
nonisolated(unsafe) var count = 0
@Observable final class Model { @ObservationIgnored lazy var value: Int = { count += 1; return 1 }() }
let model = Model()
let before = count
_ = model.value
print(before, count)
SWIFT

# MARK: Memberwise initialisers

compiles "a memberwise initialiser takes a variable with a default, and not a constant with one" "OBS205" <<'SWIFT'
struct Row { var title = "a"; let kind = 1; let id: Int }
_ = Row(title: "b", id: 1)
_ = Row(id: 1)
SWIFT
refuses "a private variable makes the memberwise initialiser private" "OBS205, --prefer-let" "initializer is inaccessible" <<'SWIFT'
enum Rows { struct Row { private var hidden: Int; let id: Int; static let one = Row(hidden: 1, id: 1) } }
_ = Rows.Row(hidden: 1, id: 1)
SWIFT
compiles "a private constant with a default does not" "--prefer-let" <<'SWIFT'
struct Row { private let hidden = 1; let id: Int }
_ = Row(id: 1)
SWIFT
compiles "a memberwise initialiser takes the wrapped value of a wrapper that has 'init(wrappedValue:)'" "OBS205, OBS206" <<'SWIFT'
@propertyWrapper struct Held<Value> { var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } }
struct Row { @Held var title: String }
_ = Row(title: "a")
SWIFT
compiles "a class with the macro is made as before where all its variables have defaults" "OBS101" <<'SWIFT'
@Observable final class Model { var name = "a"; var count: Int? }
_ = Model()
SWIFT

# MARK: What the macro takes

refuses "the macro takes no lazy variable" "OBS103" "lazy" <<'SWIFT'
@Observable final class Model { lazy var value = 1 }
SWIFT
refuses "the macro takes no wrapped property" "OBS103, OBS806" "property wrapper" <<'SWIFT'
@propertyWrapper struct Held { var wrappedValue: Int }
@Observable final class Model { @Held var value = 1 }
SWIFT
prints "variables of a tuple pattern are not tracked" "OBS119" "0" <<'SWIFT'
@Observable final class Model { var (low, high) = (0, 10) }
let model = Model()
print(announcements({ _ = model.low }) { model.low = 1 })
SWIFT
refuses "a private class within a type cannot be named by the macro" "OBS129, OBS826" "inaccessible" <<'SWIFT'
struct Screen { @Observable private final class Model { var name = "a" }; private let model = Model() }
SWIFT
compiles "a class that is 'fileprivate' within a type can" "OBS129" <<'SWIFT'
struct Screen { @Observable fileprivate final class Model { var name = "a" }; private let model = Model() }
SWIFT
refuses "the macro takes no struct" "OBS801" "cannot be applied to struct" <<'SWIFT'
@Observable struct Model { var name = "a" }
SWIFT
refuses "the macro takes no class of a function" "OBS802" "local type" <<'SWIFT'
func make() { @Observable final class Model { var name = "a" }; _ = Model() }
SWIFT
refuses "an overridden property cannot be tracked where it is declared 'open'" "OBS804" "overridden\|open" <<'SWIFT'
@Observable open class Model { public init() {}; open var name = "a" }
SWIFT
refuses "a comment behind '@available' hides the conformance" "OBS830" "error\|conform" <<'SWIFT'
@Observable
@available(macOS 14, *) // since the redesign
final class Model { var name = "a" }
func observe<Value: Observable>(_ value: Value) {}
observe(Model())
SWIFT
prints "a coded class is coded by the names of its storage" "OBS805" '{"_name":"a"}' <<'SWIFT'
import Foundation
@Observable final class Model: Codable { var name = "a" }
let coded = String(decoding: try! JSONEncoder().encode(Model()), as: UTF8.self)
print(coded.contains("_name") ? "{\"_name\":\"a\"}" : coded)
SWIFT
prints "'deinit' can read the storage, which reports nothing" "OBS105" "gone a" <<'SWIFT'
@Observable final class Model { var name = "a"; deinit { print("gone \(_name)") } }
_ = Model()
SWIFT
prints "a subclass that has the macro, too, tracks what it adds" "OBS101" "1 1" <<'SWIFT'
@Observable class Base { var name = "a" }
@Observable final class Model: Base { var title = "t" }
let model = Model()
print(
  announcements({ _ = model.name }) { model.name = "b" }, announcements({ _ = model.title }) { model.title = "u" })
SWIFT
prints "a subclass without the macro tracks what it inherits alone" "OBS829" "1 0" <<'SWIFT'
@Observable class Base { var name = "a" }
final class Model: Base { var title = "t" }
let model = Model()
print(
  announcements({ _ = model.name }) { model.name = "b" }, announcements({ _ = model.title }) { model.title = "u" })
SWIFT
refuses "the macro takes no override with an observer" "OBS103" "init accessor" <<'SWIFT'
@Observable class Base { var value = 0 }
@Observable final class Model: Base { override var value: Int { didSet {} } }
SWIFT
prints "an override with an observer that is ignored is tracked by the base class" "OBS103" "1 1" <<'SWIFT'
nonisolated(unsafe) var changes = 0
@Observable class Base { var value = 0 }
@Observable final class Model: Base { @ObservationIgnored override var value: Int { didSet { changes += 1 } } }
let model = Model()
print(announcements({ _ = model.value }) { model.value = 1 }, changes)
SWIFT
compiles "a weak variable can be tracked" "OBS102" <<'SWIFT'
final class Owner {}
@Observable final class Model { weak var owner: Owner? }
SWIFT
compiles "'AnyObject & Observable' takes classes with the macro" "OBS113, OBS117" <<'SWIFT'
protocol Kind: AnyObject, Observable { var name: String { get } }
@Observable final class Model: Kind { var name = "a" }
func show<M: AnyObject & Observable>(_ model: M) {}
show(Model())
SWIFT
refuses "a class with an isolated property has no implicit initialiser in Swift 6" "OBS151" "default initializer" -swift-version 6 <<'SWIFT'
@MainActor final class Part { init() {} }
@Observable final class Model { @MainActor var part = Part() }
nonisolated func make() -> Model { Model() }
SWIFT

echo "$count facts, $gone gone ($(swiftc --version 2>/dev/null | head -1))"
[ "$gone" = 0 ]
