import XCTest

final class WeatherUITests: XCTestCase {}
