import SwiftUI

@Observable
final class Middle:
  NSObject,  // for delegates
  Identifiable
{
  var count = 0
}

@Observable
final class Last:
  NSObject,
  Identifiable  // for lists
{
  var count = 0
}
