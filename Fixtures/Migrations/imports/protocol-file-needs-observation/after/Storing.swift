import Foundation
import Observation

protocol Storing: AnyObject, Observable {
  var count: Int { get }
}
