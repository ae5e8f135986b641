func a( {
}
class B {
  let x: = 1
  func c() { return + }
  var d Int
  ] ) stray
  func e() {}
}
struct F { let g = [1, 2
  func h() {}
}
let i = "not closed
let j = foo(a b, c)
switch k { l; case 1: m }
#if N
let o = 1
}
