let `class` = 1, `a b` = 2
let ($a: first, second) = pair
$label: while true { break $label }
switch 0 {
@$attribute case _: break
}
#$directive()
f { [$capture = 0] $value in $capture }
_ = Swift::$x + Swift::Int.Swift::max
@attached(extension, names: Swift::deinit, Swift::subscript) macro m()
f(\ .?.status, \.?.status, \A.b.!.c, \[Int].?[0])
value .
  member()
