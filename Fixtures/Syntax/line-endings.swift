let a = 1
func f() {
  /* x
 */ g()
}
