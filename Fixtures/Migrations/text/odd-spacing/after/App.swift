import   SwiftUI

@Observable
final  class  Counter  {
  var  count  =  0


  public	private(set)	var	name	=	""
}

struct CounterLabel : View {
    var   counter   :   Counter

    var body: some View { Text ( counter.name ) .environment( counter ) }
}
