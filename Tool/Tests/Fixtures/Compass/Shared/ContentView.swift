import SwiftUI

#if os(iOS)
  typealias Representable = UIViewRepresentable
#elseif os(macOS)
  typealias Representable = NSViewRepresentable
#else
  #error("neither a phone nor a Mac")
#endif

struct ContentView: View {
  var body: some View { Text(place) }
}
