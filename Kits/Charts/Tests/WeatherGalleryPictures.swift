import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Weather

/// Pictures of the dashboard for the README, in light and dark: small files in the directory that `HEARTH_GALLERY` names.
/// `Scripts/pictures --gallery` makes them.
@MainActor struct WeatherGalleryPictures {
  @Test func `the dashboard for the README`() throws {
    #if GTK
      guard let folder = ProcessInfo.processInfo.environment["HEARTH_GALLERY"] else { return }
      let devices: [(String, CGSize, Idiom)] = [
        ("phone", CGSize(width: 390, height: 844), .phone), ("pad", CGSize(width: 834, height: 1000), .pad),
        ("desktop", CGSize(width: 1120, height: 630), .desktop),
      ]
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, size, idiom) in devices {
        for isDark in [false, true] {
          let window = TestWindow(
            text: .real, size: size, idiom: idiom, settings: TestWindow.Settings(colorScheme: isDark ? .dark : .light)
          ) { Dashboard(forecasts: Forecast.samples).environment(\.locale, Locale(identifier: "en_US")) }
          window.advance(by: .seconds(1))
          let picture = try require(UIImage(data: try window.picture().pngData))
          let file = URL(fileURLWithPath: folder).appendingPathComponent("weather-\(name)\(isDark ? "-dark" : "").jpg")
          try require(picture.jpegData(compressionQuality: 0.8)).write(to: file)
        }
      }
    #endif
  }
}
