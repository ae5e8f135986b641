let a = "", b = "plain", c = "escaped \" \\ \n \u{1F600}", d = "a \(b) c \(d + "nested \(e(f: "g"))")"
let e = """
  lines
  with \(interpolation) and "quotes" and \""" escaped
  joined \
  here
  """
let f = #"raw \(text) \#(value) "quoted""#, g = ##"two "# \##(x)"##
let h = #"""
  raw \(text) \#(value)
  """#
let i = "\(a, format: .number, 1)", j = #"""#, k = "\(x) { } ) ("
let l = /regex(group)/, m = #/raw /regex \/ "# /#, n = #/
  (?x) lines
  /#
let o = a / b / c, p = [1, 2].map(/) + (x/y), q = try? /a/.firstMatch(in: s)
