@_exported import CoreLocation
@_exported import Foundation
import HearthCore

/// Why there is no weather. Source: Apple, documentation of WeatherError.
public enum WeatherError: Error, LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown
  public var errorDescription: String? { "Weather data is not available on this system." }
}
/// Apple's weather. It is only there for Apple's systems: each request fails.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  private func refuse(_ location: CLLocation) -> WeatherError {
    let place = location.coordinate
    Report(
      kind: .notOnLinux, path: "WeatherService",
      message:
        "Apple gives its weather only to Apple's systems, so none is there for \(place.latitude), \(place.longitude). Ask a service that has an address."
    ).tell()
    return .permissionDenied
  }
  /// - Throws: `WeatherError.permissionDenied`, always.
  public func weather(for location: CLLocation) async throws -> Weather { throw refuse(location) }
  public func weather<T: Sendable>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    throw refuse(location)
  }
  public func weather<T1: Sendable, T2: Sendable>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw refuse(location) }
  public func weather<T1: Sendable, T2: Sendable, T3: Sendable>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw refuse(location) }
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}
/// A part of the weather that is asked for.
public struct WeatherQuery<T: Sendable>: Sendable {
  fileprivate init() {}
}
extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery<Forecast<MinuteWeather>?>() }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
}
public struct WeatherAttribution: Hashable, Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let combinedMarkDarkURL: URL
  public let combinedMarkLightURL: URL
  public let squareMarkURL: URL
  public let legalAttributionText: String
}
