import SwiftUI

@main struct TrioWatchApp: App {
  var body: some Scene {
    WindowGroup { ContentView().environment(Model.shared) }
  }
}
