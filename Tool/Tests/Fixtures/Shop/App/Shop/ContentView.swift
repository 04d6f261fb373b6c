import Cart
import SwiftUI

struct ContentView: View {
  var body: some View { Text(Cart.title) }
}
