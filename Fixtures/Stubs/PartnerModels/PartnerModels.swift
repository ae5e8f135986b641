/// A protocol that is called as SwiftUI's wrapper.
public protocol ObservedObject: AnyObject {}
