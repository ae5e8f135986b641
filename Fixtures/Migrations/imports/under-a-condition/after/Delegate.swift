//
//  Delegate.swift
//  App
//
import Observation

#if canImport(Foundation)
import Foundation
#endif
#if canImport(Combine)
import Combine
#endif

@Observable
final class Delegate {
  var decision: String?
}
