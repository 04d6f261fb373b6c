import SwiftUI

@Observable final class Model { var count = 0 }

struct ContentView: View {
  @State private var model = Model()
  var body: some View { Button("\(model.count)") { model.count += 1 } }
}
