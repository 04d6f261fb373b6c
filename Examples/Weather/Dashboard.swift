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
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 320), spacing: 16)], spacing: 16) {
          Card(title: "Temperature", symbol: "thermometer") { TemperatureChart(hours: forecast.hours) }
          Card(title: "Rain", symbol: "drop") { RainChart(hours: forecast.hours) }
          Card(title: "Week", symbol: "calendar") { WeekChart(days: forecast.days) }
          Card(title: "Wind", symbol: "wind") { WindChart(hours: forecast.hours) }
          Card(title: "Sky", symbol: "cloud.sun") { SkyChart(skies: forecast.skies) }
          Card(title: "Warmth", symbol: "square.grid.3x3") { WarmthChart(hours: forecast.warmth) }
        }
      }
      .padding()
    }
  }
  private var header: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        now
        Spacer()
        places
      }
      VStack(alignment: .leading) {
        now
        places
      }
    }
  }
  private var now: some View {
    HStack {
      Image(systemName: forecast.symbol).font(.largeTitle).symbolRenderingMode(.multicolor)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(forecast.now.temperature, format: .degrees).font(.largeTitle).fontWeight(.light)
          .contentTransition(.numericText())
        HStack(spacing: 8) {
          extreme("Highest", "arrow.up", forecast.days[0].high)
          extreme("Lowest", "arrow.down", forecast.days[0].low)
        }
        .font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .fixedSize()
  }
  private func extreme(_ name: LocalizedStringKey, _ symbol: String, _ value: Double) -> some View {
    HStack(spacing: 2) {
      Image(systemName: symbol).imageScale(.small)
      Text(value, format: .degrees)
    }
    .accessibilityElement()
    .accessibilityLabel(name)
    .accessibilityValue(Text(value, format: .degrees))
  }
  private var places: some View {
    Picker("Place", selection: $place.animation(.easeInOut)) {
      ForEach(forecasts.indices, id: \.self) { Text(LocalizedStringKey(forecasts[$0].place)).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .fixedSize()
    .accessibilityIdentifier("place")
  }
}

extension Locale {
  /// A word of the app in the language of the locale, where a chart takes strings.
  func word(_ key: String) -> String {
    String(localized: LocalizedStringResource(String.LocalizationValue(key), locale: self))
  }
}

/// Whole degrees in the digits of the locale: "14°".
struct DegreeFormat: FormatStyle {
  var locale = Locale.current
  func locale(_ locale: Locale) -> DegreeFormat { DegreeFormat(locale: locale) }
  func format(_ value: Double) -> String {
    // No minus before a zero.
    "\((value.rounded() + 0).formatted(.number.precision(.fractionLength(0)).locale(locale)))°"
  }
}
extension FormatStyle where Self == DegreeFormat {
  static var degrees: DegreeFormat { DegreeFormat() }
}

/// A titled chart.
struct Card<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(title, systemImage: symbol).font(.subheadline).foregroundStyle(.secondary)
      content.frame(height: 200)
    }
    .padding()
    .background(.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 14))
  }
}
