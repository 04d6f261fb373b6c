import SwiftUI

struct ContentView: View {
  @State private var text = ""
  var body: some View {
    TextField("Name", text: $text)
    Button("Done") { hideKeyboard() }
  }
}
#if canImport(UIKit)
  extension View {
    func hideKeyboard() {
      UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
  }
#endif
