import SwiftUI

struct ContentView: View {
  @State private var errands = ["Buy bread", "Call the plumber"]

  var body: some View {
    List(errands, id: \.self) { Text($0) }
  }
}

#Preview { ContentView() }
