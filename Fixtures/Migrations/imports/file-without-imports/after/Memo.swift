// Memos are short.


import Observation

@Observable
final class Memo {
  var text = ""
}
