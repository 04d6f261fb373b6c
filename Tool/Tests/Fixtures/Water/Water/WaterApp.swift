import SwiftUI
import WidgetKit

@main struct WaterApp: App { var body: some Scene { WindowGroup { ContentView() } } }
struct ContentView: View {
  @AppStorage("glasses", store: UserDefaults(suiteName: "group.org.x.water")) var glasses = 0
  var body: some View {
    Button("Drink \(glasses)") {
      glasses += 1; WidgetCenter.shared.reloadAllTimelines()
    }
  }
}
