import   SwiftUI

final  class  Counter  :  ObservableObject  {
  @Published  var  count  =  0


  @Published	public	private(set)	var	name	=	""
}

struct CounterLabel : View {
    @ObservedObject   var   counter   :   Counter

    var body: some View { Text ( counter.name ) .environmentObject( counter ) }
}
