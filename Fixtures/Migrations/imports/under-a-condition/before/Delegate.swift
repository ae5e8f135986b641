//
//  Delegate.swift
//  App
//
#if canImport(Foundation)
import Foundation
#endif
#if canImport(Combine)
import Combine
#endif

final class Delegate: ObservableObject {
  @Published var decision: String?
}
