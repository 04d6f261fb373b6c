@_exported import Foundation

// The weather as values, of which there are none.

public struct WeatherMetadata: Hashable, Codable, Sendable {
  public let date: Date
  public let expirationDate: Date
}
public struct Weather: Sendable {
  public let currentWeather: CurrentWeather
  public let minuteForecast: Forecast<MinuteWeather>?
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
  public let weatherAlerts: [WeatherAlert]?
}
public struct Forecast<Element: Hashable & Sendable>: Hashable, Sendable, RandomAccessCollection {
  public let forecast: [Element]
  public let metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}
public enum WeatherCondition: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
  case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
  case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
  public var description: String {
    rawValue.reduce("") { $0 + ($1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : String($1)) }
  }
}
public enum Precipitation: String, Hashable, Codable, Sendable { case none, hail, mixed, rain, sleet, snow }
public enum PressureTrend: String, Hashable, Codable, Sendable { case rising, falling, steady }
public struct Wind: Hashable, Codable, Sendable {
  public enum CompassDirection: String, CaseIterable, Hashable, Codable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
    case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
  }
  public let compassDirection: CompassDirection
  public let direction: Measurement<UnitAngle>
  public let speed: Measurement<UnitSpeed>
  public let gust: Measurement<UnitSpeed>?
}
public struct UVIndex: Hashable, Codable, Sendable {
  public enum ExposureCategory: String, Hashable, Codable, Sendable { case low, moderate, high, veryHigh, extreme }
  public let value: Int
  public let category: ExposureCategory
}
public struct CurrentWeather: Hashable, Sendable {
  public let date: Date
  public let cloudCover: Double
  public let condition: WeatherCondition
  public let symbolName: String
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let pressure: Measurement<UnitPressure>
  public let pressureTrend: PressureTrend
  public let precipitationIntensity: Measurement<UnitSpeed>
  public let isDaylight: Bool
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let uvIndex: UVIndex
  public let visibility: Measurement<UnitLength>
  public let wind: Wind
  public let metadata: WeatherMetadata
}
public struct MinuteWeather: Hashable, Sendable {
  public let date: Date
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationIntensity: Measurement<UnitSpeed>
}
public struct HourWeather: Hashable, Sendable {
  public let date: Date
  public let cloudCover: Double
  public let condition: WeatherCondition
  public let symbolName: String
  public let dewPoint: Measurement<UnitTemperature>
  public let humidity: Double
  public let isDaylight: Bool
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let precipitationAmount: Measurement<UnitLength>
  public let pressure: Measurement<UnitPressure>
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let uvIndex: UVIndex
  public let visibility: Measurement<UnitLength>
  public let wind: Wind
}
public struct DayWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let highTemperature: Measurement<UnitTemperature>
  public let lowTemperature: Measurement<UnitTemperature>
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let sun: SunEvents
  public let moon: MoonEvents
  public let uvIndex: UVIndex
  public let wind: Wind
}
public struct SunEvents: Hashable, Sendable {
  public let sunrise: Date?
  public let sunset: Date?
  public let solarNoon: Date?
  public let civilDawn: Date?
  public let civilDusk: Date?
}
public enum MoonPhase: String, CaseIterable, Hashable, Codable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}
public struct MoonEvents: Hashable, Sendable {
  public let phase: MoonPhase
  public let moonrise: Date?
  public let moonset: Date?
}
public enum WeatherSeverity: String, Hashable, Codable, Sendable { case minor, moderate, severe, extreme, unknown }
public struct WeatherAlert: Hashable, Sendable {
  public let detailsURL: URL
  public let source: String
  public let summary: String
  public let region: String?
  public let severity: WeatherSeverity
}
