import SwiftUI
import WidgetKit

@main struct WaterWidgetBundle: WidgetBundle { var body: some Widget { WaterWidget(); WaterControl() } }
struct WaterControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "c") {
      ControlWidgetButton(action: DrinkIntent()) { Label("Drink", systemImage: "drop") }
    }
  }
}
