import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Cookbook

/// Pictures of the Cookbook on every kind of device, at three widths each, for people to look at: written to the
/// directory that `HEARTH_PICTURES` names. `Scripts/pictures DIRECTORY` makes them.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct CookbookPictures {}

extension CookbookPictures {
  /// Points. Windows of a desktop from narrow to wide; common devices, upright and on their sides.
  nonisolated static let sizes: [(Idiom, [CGSize])] = [
    (.desktop, [CGSize(width: 460, height: 640), CGSize(width: 980, height: 680), CGSize(width: 1500, height: 900)]),
    (.pad, [CGSize(width: 507, height: 900), CGSize(width: 834, height: 1112), CGSize(width: 1194, height: 834)]),
    (.phone, [CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)]),
    (.tv, [CGSize(width: 960, height: 540), CGSize(width: 1280, height: 720), CGSize(width: 1920, height: 1080)]),
    (.watch, [CGSize(width: 162, height: 197), CGSize(width: 198, height: 242), CGSize(width: 205, height: 251)]),
  ]
  nonisolated enum Screen: String, CaseIterable, Sendable {
    case start, cards, recipe, search, sheet, groceries, remove
  }

  @Test(arguments: Screen.allCases) func `the Cookbook looks right`(_ screen: Screen) throws {
    let directory = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment["HEARTH_PICTURES"]))
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (idiom, sizes) in Self.sizes {
      for size in sizes {
        for isDark in [false, true] where !isDark || size == sizes[1] {
          let window = TestWindow(CookbookApp.self, text: .real, size: size, idiom: idiom)
          if isDark {
            window.settings.colorScheme = .dark
          }
          show(screen, window)
          let name = "cookbook-\(screen.rawValue)-\(idiom.rawValue)-\(Int(size.width))\(isDark ? "-dark" : "").png"
          try window.picture(scale: idiom == .watch ? 2 : 1).pngData.write(to: directory.appendingPathComponent(name))
        }
      }
    }
  }

  /// Goes where a user would go, as far as the device has what it takes.
  private func show(_ screen: Screen, _ window: TestWindow) {
    func click(_ identifiers: String...) {
      if let first = identifiers.first(where: { window.has($0) }) { window.click(first) }
    }
    if screen != .start, !window.has("category Soups") { click("back", "sidebar toggle") }
    switch screen {
    case .start: break
    case .cards: click("category Mains")
    case .recipe:
      click("category Soups")
      click("Tomato Soup")
    case .search:
      click("category Soups")
      window.press("f", modifiers: .command)
      window.type("so")
    case .sheet:
      click("category Soups")
      click("new recipe", "more")
      window.settle()
    case .groceries:
      click("groceries")
      click("line 2")
    case .remove:
      click("category Soups")
      click("Tomato Soup")
      click("more")
    }
    window.advance(by: .seconds(2))
  }
}
