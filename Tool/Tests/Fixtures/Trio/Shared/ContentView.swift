import SwiftUI

#if os(macOS)
  import AppKit
  typealias PlatformColor = NSColor
#else
  import UIKit
  typealias PlatformColor = UIColor
#endif
struct ContentView: View {
  @Environment(Model.self) var model
  var body: some View {
    VStack {
      Text("\(platformName) \(model.count)"); Color(PlatformColor.systemRed)
    }
  }
}
