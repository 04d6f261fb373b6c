import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("weather")
      #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
      #endif
  }
}
