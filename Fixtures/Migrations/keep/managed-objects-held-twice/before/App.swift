import CoreData
import SwiftUI

final class Item: NSManagedObject {
  var title = ""
}

struct ItemRow: View {
  @ObservedObject var item: Item

  var body: some View { Text(item.title) }
}

struct ItemPage: View {
  @ObservedObject var item: Item

  var body: some View { Text(item.title) }
}
