import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      TrailList()
        .tabItem { Label("Trails", systemImage: "map") }
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}

#Preview("Trails") {
  ContentView()
    .environment(TrailStore())
    .environmentObject(TrailSettings())
}
