import SwiftUI

final class Middle:
  NSObject,  // for delegates
  ObservableObject,
  Identifiable
{
  @Published var count = 0
}

final class Last:
  NSObject,
  Identifiable,  // for lists
  ObservableObject
{
  @Published var count = 0
}
