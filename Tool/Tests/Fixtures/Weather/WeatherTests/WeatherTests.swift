import Testing

@testable import Weather

struct WeatherTests {
  @Test func nothing() { #expect(1 == 1) }
}
