if a, let b, let c = d, var e: Int = f, case .some(let g) = h, case let (i, _) = j, #available(iOS 17, *) {
} else if k == 1 {
} else { print("no") }
guard let value, !value.isEmpty else { return }
while x < 10, let y = next() { x += 1 }
repeat { x -= 1 } while x > 0
outer: for (index, element) in list.enumerated() where index > 2 { continue outer }
for await line in lines { break }
for try await case .found(let item)? in search where item != nil {}
for case let x as Int in things {}
do { try run() } catch let error as MyError where error.code == 1 { throw error } catch {}
do throws(MyError) { try run() } catch .first, .second {}
switch value {
case 1, 2: one(); two()
case let x where x > 3:
  break
case is String, let .pair(a, b), (0..<3, _), .some(.none): fallthrough
#if DEBUG
case "debug": debug()
#endif
@unknown default:
  defer { done() }
  return
}
yield &value
discard self
return
