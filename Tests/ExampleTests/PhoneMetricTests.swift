import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Phone

/// The measures of the screens on a phone and a tablet, against those of iOS. The
/// sources are in `Documentation/Phone.md`.
@MainActor struct PhoneMetricTests {
  private static let phone = CGSize(width: 390, height: 844), tablet = CGSize(width: 1024, height: 768)
  private let bar: CGFloat = 44, largeTitle: CGFloat = 52, row: CGFloat = 44, margin: CGFloat = 16,
    cardMargin: CGFloat = 20, wideMargin: CGFloat = 20

  /// A font of a number of points; without real text the style that has them on a phone, as
  /// the sizes of round metrics are their own.
  private func font(_ points: CGFloat, or style: Font) -> Font {
    #if GTK
      .system(size: points)
    #else
      style
    #endif
  }
  private func window(_ screen: Screen, _ idiom: Idiom = .phone) -> TestWindow {
    TestWindow(text: .real, size: idiom == .phone ? Self.phone : Self.tablet, idiom: idiom) {
      ScreenView(screen: screen)
    }
  }
  private func frame(_ label: String, _ window: TestWindow) throws -> CGRect {
    let exact = window.find { $0.label.localizedCaseInsensitiveCompare(label) == .orderedSame }
    return try #require(exact ?? window.find { $0.label.localizedCaseInsensitiveContains(label) }, "\(label)").frame
  }

  @Test func `the title of the settings is large and stands below the row of the bar`() throws {
    let title = try frame("Settings", window(.settings))
    #expect(title.minX == margin && title.minY >= bar && title.maxY <= bar + largeTitle)
    let letters = TestWindow(text: .real, size: Self.phone, idiom: .phone) {
      Text("Settings").font(font(34, or: .largeTitle).weight(.bold))
    }
    #expect(try abs(title.height - frame("Settings", letters).height) <= 1)
  }
  @Test func `rows of the settings follow each other at the distance of a finger`() throws {
    let window = window(.settings)
    let first = try frame("Airplane Mode", window), third = try frame("Bluetooth", window)
    #expect(third.midY - first.midY == 2 * row)
    #expect(first.minX >= 2 * cardMargin && first.maxX == Self.phone.width - 2 * cardMargin)
  }
  @Test func `rows of a tablet have wider margins`() throws {
    let first = try frame("Airplane Mode", window(.settings, .pad))
    #expect(first.maxX == Self.tablet.width - 2 * wideMargin)
  }
  @Test func `headers and footers are small`() throws {
    let window = window(.settings)
    let header = try frame("Display & Sounds", window)
    let small = TestWindow(text: .real, size: Self.phone, idiom: .phone) {
      Text("DISPLAY & SOUNDS").font(font(13, or: .footnote))
    }
    #expect(try abs(header.width - frame("Display & Sounds", small).width) <= 1)
    #expect(header.minX == 2 * cardMargin)
  }
  @Test func `messages of a plain list begin at the margin, and separators at their text`() throws {
    let window = window(.mail)
    // The dot of a message has 10 points, and 8 to the text.
    #expect(try frame("Grace Hopper", window).minX == margin + 18)
  }
  @Test func `tabs are in a bar at the foot of the window`() throws {
    let tab = try #require(window(.tabs).find { $0.label.hasPrefix("Favourites") }).frame
    #expect(tab.maxY == Self.phone.height)
    #expect(tab.height == 49)
  }
  @Test func `the title of a page with a form is in the row of the bar`() throws {
    let title = try frame("New Event", window(.event))
    #expect(abs(title.midX - Self.phone.width / 2) <= 1 && abs(title.midY - bar / 2) <= 1)
  }
  @Test func `a sheet of medium height covers half of the window`() throws {
    let window = window(.sheet)
    window.advance(by: .seconds(2))
    let title = try frame("Share", window)
    #expect(title.minY > Self.phone.height * 0.45 && title.minY < Self.phone.height * 0.6)
  }
  @Test func `an alert stands in the middle of the window`() throws {
    let window = window(.alert)
    window.advance(by: .seconds(2))
    let title = try frame("Delete Folder?", window), cancel = try frame("Cancel", window)
    #expect(
      abs(title.midX - Self.phone.width / 2) <= 1 && title.minY < Self.phone.height / 2
        && cancel.maxY > Self.phone.height / 2)
    // Cancel is on the leading side of the two. Source: Apple, Human Interface Guidelines, Alerts.
    #expect(cancel.maxX <= Self.phone.width / 2)
  }
  @Test func `the last line of a chat rests above its field`() throws {
    let window = window(.chat)
    // A field of 36 with 8 around it, and 8 below the last line.
    #expect(try frame("Until Saturday!", window).maxY <= Self.phone.height - 52 - 8)
    #expect(try frame("Until Saturday!", window).maxY > Self.phone.height - 52 - 8 - 20)
  }
  @Test func `a tablet shows the columns of the mail beside each other`() throws {
    let window = window(.split, .pad)
    let row = try frame("Grace Hopper", window)
    let subject = try #require(window.find { $0.label == "The compiler" && $0.frame.minX > row.maxX }).frame
    #expect(subject.minX > Self.tablet.width / 4 && row.maxX < Self.tablet.width / 2)
  }
}
