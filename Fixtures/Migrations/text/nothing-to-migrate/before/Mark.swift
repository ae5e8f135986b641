import SwiftUI



let title = "🐑"   
