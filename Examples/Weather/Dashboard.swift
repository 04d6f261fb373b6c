import SwiftUI

/// The cards of one place, which a picker chooses: charts move to the values of the next one.
struct Dashboard: View {
  let forecasts: [Forecast]
  @State private var place = 0
  private var forecast: Forecast { forecasts[place] }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        header
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 16)], spacing: 16) {
          Card(title: "Temperature", symbol: "thermometer") { TemperatureChart(hours: forecast.hours) }
          Card(title: "Rain", symbol: "drop") { RainChart(hours: forecast.hours) }
          Card(title: "Week", symbol: "calendar") { WeekChart(days: forecast.days) }
          Card(title: "Wind", symbol: "wind") { WindChart(hours: forecast.hours) }
          Card(title: "Sky", symbol: "cloud.sun") { SkyChart(skies: forecast.skies) }
        }
      }
      .padding()
    }
  }
  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(degrees(forecast.now.temperature)).font(.largeTitle).fontWeight(.light)
        .contentTransition(.numericText())
      Spacer()
      Picker("Place", selection: $place.animation(.easeInOut)) {
        ForEach(forecasts.indices, id: \.self) { Text(LocalizedStringKey(forecasts[$0].place)).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .fixedSize()
      .accessibilityIdentifier("place")
    }
  }
}

extension Locale {
  /// A word of the app in the language of the locale, where a chart takes strings.
  func word(_ key: String) -> String {
    String(localized: LocalizedStringResource(String.LocalizationValue(key), locale: self))
  }
}

/// "14°".
func degrees(_ value: Double) -> String { "\(Int(value.rounded()))°" }

/// A titled chart.
struct Card<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(title, systemImage: symbol).font(.subheadline).foregroundStyle(.secondary)
      content.frame(height: 180)
    }
    .padding()
    .background(.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 14))
  }
}
