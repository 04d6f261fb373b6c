import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Phone

/// Pictures of twelve screens on a phone and a tablet, in both editions and in light and dark, for people to look at: written to the
/// directory that `HEARTH_PICTURES` names. `Scripts/pictures DIRECTORY` makes them.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct PhonePictures {}

extension PhonePictures {
  @Test(arguments: Screen.allCases) func `a screen looks right`(_ screen: Screen) throws {
    let directory = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment["HEARTH_PICTURES"]))
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let devices: [(Idiom, CGSize)] = [
      (.phone, CGSize(width: 390, height: 844)), (.pad, CGSize(width: 1024, height: 768)),
    ]
    for ((idiom, size), look) in devices.flatMap({ device in SystemLook.allCases.map { (device, $0) } }) {
      let edition = look == .ios17 ? "" : "-\(look.rawValue)"
      for isDark in [false, true] {
        let window = TestWindow(text: .real, size: size, idiom: idiom, look: look) { ScreenView(screen: screen) }
        if isDark { window.settings.colorScheme = .dark }
        window.advance(by: .seconds(2))
        let name = "\(idiom.rawValue)-\(screen.rawValue)\(edition)\(isDark ? "-dark" : "").png"
        try window.picture().pngData.write(to: directory.appendingPathComponent(name))
        if idiom == .phone && [.settings, .mail, .grid].contains(screen) {
          window.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 195, y: 400))
          window.advance(by: .seconds(3))
          let name = "\(idiom.rawValue)-\(screen.rawValue)\(edition)-scrolled\(isDark ? "-dark" : "").png"
          try window.picture().pngData.write(to: directory.appendingPathComponent(name))
        }
      }
    }
  }
}
