import SwiftUI

/// A dashboard of charts: the same cards on a phone, a tablet and a desktop, in as many columns as there is room for.
@main struct WeatherApp: App {
  var body: some Scene {
    WindowGroup("Weather") { Dashboard(forecasts: Forecast.samples) }
      .defaultSize(width: 980, height: 720)
  }
}
