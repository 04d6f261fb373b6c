import SwiftUI

@main
struct TrailsApp: App {
  @State private var store = TrailStore()
  @StateObject private var settings = TrailSettings()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(store)
        .environmentObject(settings)
    }
  }
}
