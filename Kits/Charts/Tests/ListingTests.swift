import Charts
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Every listing is drawn.
@MainActor struct ListingTests {
  private func draw(_ listings: [(String, AnyView)]) throws {
    for (name, view) in listings {
      let window = TestWindow(size: CGSize(width: 360, height: 240)) {
        view.environment(\.calendar, Samples.calendar).environment(\.locale, Locale(identifier: "en_US")).padding()
      }
      let lines = window.displayList.split(separator: "\n").count
      expect(lines > 2, "\(name) draws \(lines) lines")
      #if GTK
        if let folder = ProcessInfo.processInfo.environment["CHART_PICTURES"] {
          let real = TestWindow(text: .real, size: CGSize(width: 360, height: 240)) {
            view.environment(\.calendar, Samples.calendar).environment(\.locale, Locale(identifier: "en_US")).padding()
          }
          let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
          try real.picture(scale: 2).pngData.write(to: file)
        }
      #endif
    }
  }
  @Test func `listings of marks are drawn`() throws { try draw(MarkListings.all) }
  @Test func `listings of modifiers are drawn`() throws { try draw(ViewListings.all) }
  @Test func `listings of apps are drawn`() throws { try draw(AppListings.all) }
  @Test func `programs of sessions are drawn`() throws { try draw(SessionPrograms.all) }
  @Test func `programs of dashboards are drawn`() throws { try draw(DashboardPrograms.all) }
}
