#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing
  import UIKit

  @testable import Gallery

  /// Pictures of the pages of the Gallery, in light and dark.
  @MainActor struct GalleryPictures {
    nonisolated private static func directory(_ name: String) -> URL? {
      ProcessInfo.processInfo.environment[name].map { URL(fileURLWithPath: $0) }
    }
    private func window(_ page: GalleryPage, _ size: CGSize, _ idiom: Idiom, isDark: Bool) async throws -> TestWindow {
      let wall = PhotoWall()
      let window = TestWindow(text: .real, size: size, idiom: idiom) { GalleryView(first: page).environment(wall) }
      if isDark { window.settings.colorScheme = .dark }
      window.advance(by: .seconds(2))
      switch page {
      case .pad: draw(in: window)
      case .chart:
        let chart = try window.element("chart").frame
        window.hover(at: CGPoint(x: chart.midX + chart.width / 9, y: chart.midY))
        window.advance(by: .seconds(1))
      case .shaders:
        let picture = try window.element("picture").frame
        window.click(at: CGPoint(x: picture.midX, y: picture.midY))
        window.hover(at: CGPoint(x: 2, y: 2))
        window.advance(by: .milliseconds(450))
      default: break
      }
      return window
    }
    /// A house on a hill, and the sun.
    private func draw(in window: TestWindow) {
      guard let sheet = try? window.element("sheet").frame else { return }
      let unit = min(sheet.width, sheet.height) / 10
      func line(_ ink: String, _ points: [(Double, Double)]) {
        window.click(ink)
        let places = points.map { CGPoint(x: sheet.midX + $0 * unit, y: sheet.midY + $1 * unit) }
        window.pointerDown(at: places[0])
        for place in places { window.hover(at: place) }
        window.pointerUp(at: places[places.count - 1])
      }
      line("Leaf", stride(from: -4.6, through: 4.6, by: 0.3).map { ($0, 2.8 - 1.1 * cos($0 / 2.2)) })
      line("Ink", [(-1.2, 1.6), (-1.2, -0.6), (-1.2, -0.6), (1.2, -0.6), (1.2, -0.6), (1.2, 1.6)])
      line("Coral", [(-1.6, -0.5), (0, -2.1), (0, -2.1), (1.6, -0.5)])
      line("Sky", [(-0.3, 1.6), (-0.3, 0.5), (-0.3, 0.5), (0.4, 0.5), (0.4, 0.5), (0.4, 1.6)])
      line("Amber", stride(from: 0.0, through: 6.5, by: 0.3).map { (3 + 0.8 * cos($0), -2.6 + 0.8 * sin($0)) })
      line("Violet", stride(from: -4.2, through: -2.0, by: 0.2).map { ($0, -2.6 + 0.25 * sin($0 * 6)) })
      window.hover(at: CGPoint(x: 2, y: 2))
      window.advance(by: .seconds(1))
    }

    /// For people to look at, at three scales: in the directory that `HEARTH_PICTURES` names.
    @Test(
      .enabled(if: directory("HEARTH_PICTURES") != nil, "HEARTH_PICTURES names no directory"),
      arguments: GalleryPage.allCases.filter { $0 != .photos })
    func `a page looks right`(_ page: GalleryPage) async throws {
      let directory = try #require(Self.directory("HEARTH_PICTURES"))
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for (idiom, size) in [
        (Idiom.desktop, CGSize(width: 1040, height: 1200)), (.phone, CGSize(width: 390, height: 1700)),
      ] {
        for isDark in [false, true] {
          let window = try await window(page, size, idiom, isDark: isDark)
          let name = "gallery-\(page.rawValue)-\(idiom.rawValue)\(isDark ? "-dark" : "")"
          for (scale, suffix) in [(1, ""), (1.25, "@1.25x"), (2, "@2x")] {
            let file = directory.appendingPathComponent(name + suffix + ".png")
            try window.picture(scale: scale).pngData.write(to: file)
          }
        }
      }
    }
    /// For the README: small files, in the directory that `HEARTH_GALLERY` names. `Scripts/pictures --gallery` makes them.
    @Test(
      .enabled(if: directory("HEARTH_GALLERY") != nil, "HEARTH_GALLERY names no directory"),
      arguments: GalleryPage.allCases.filter { $0 != .photos })
    func `a page for the README`(_ page: GalleryPage) async throws {
      let directory = try #require(Self.directory("HEARTH_GALLERY"))
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for isDark in [false, true] {
        let window = try await window(page, CGSize(width: 900, height: 640), .desktop, isDark: isDark)
        let picture = try #require(UIImage(data: try window.picture().pngData))
        let file = directory.appendingPathComponent("\(page.rawValue)\(isDark ? "-dark" : "").jpg")
        try #require(picture.jpegData(compressionQuality: 0.75)).write(to: file)
      }
    }
  }
#endif
