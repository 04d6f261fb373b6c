import AppKit
import SwiftUI

struct ContentView: View {
  var body: some View {
    #if canImport(AppKit)
      Color(nsColor: .windowBackgroundColor)
    #else
      OnlyOnPhones()
    #endif
  }
}
