import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Placeholders in place of content: `Documentation/Text.md`.
/// Redaction.
@MainActor struct RedactionTests {}

extension RedactionTests {
  private func size() -> CGSize { CGSize(width: 200, height: 120) }

  @Test func `each line of a text is a bar as wide as the line`() throws {
    func window(_ reason: RedactionReasons) -> TestWindow {
      TestWindow(size: size()) {
        Text("a line\nand a longer line").redacted(reason: reason).accessibilityIdentifier("text")
      }
    }
    let plain = window([]), hidden = window(.placeholder)
    expect(plain.displayList.contains("a longer line"))
    expect(!hidden.displayList.contains("line"))
    expect(hidden.displayList.components(separatedBy: "fill ").count, equals: 3)
    // The layout stays.
    try expect(plain.element("text").frame, equals: hidden.element("text").frame)
  }
  @Test func `images are plates of the same size, and shapes and colours stay`() throws {
    let window = TestWindow(size: size()) {
      VStack(spacing: 0) {
        Image(systemName: "star").resizable().frame(width: 30, height: 20)
        Color.red.frame(width: 40, height: 10)
      }
      .redacted(reason: .placeholder)
    }
    expect(!window.displayList.contains("image"))
    expect(window.displayList.contains("30x20"))
    expect(window.displayList.contains("40x10"))
  }
  @Test func `reasons add up, and unredacted shows all`() throws {
    struct Page: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text("reasons \(reasons.rawValue)").unredacted() }
    }
    let window = TestWindow(size: size()) {
      Page().redacted(reason: .invalidated).redacted(reason: .placeholder)
    }
    expect(window.displayList.contains("reasons 5"))
  }
  @Test func `what is private is hidden where privacy is wanted`() throws {
    func window(_ reason: RedactionReasons, isPrivate: Bool) -> TestWindow {
      TestWindow(size: size()) {
        VStack {
          Text("Account")
          Text("1234").privacySensitive(isPrivate)
        }
        .redacted(reason: reason)
      }
    }
    expect(window(.privacy, isPrivate: true).displayList.contains("Account"))
    expect(!window(.privacy, isPrivate: true).displayList.contains("1234"))
    expect(window(.privacy, isPrivate: false).displayList.contains("1234"))
    expect(window([], isPrivate: true).displayList.contains("1234"))
  }
  @Test func `what may be out of date is dimmed while it is`() throws {
    struct Page: View {
      @State private var isOld = false
      var body: some View {
        VStack {
          Text("21°").invalidatableContent()
          Text("Kiel")
          Button("load") { isOld.toggle() }.accessibilityIdentifier("load")
        }
        .redacted(reason: isOld ? .invalidated : [])
      }
    }
    let window = TestWindow(size: size()) { Page() }
    expect(!window.displayList.contains("opacity"))
    window.click("load")
    expect(window.displayList.components(separatedBy: "opacity").count, equals: 2)
    expect(window.displayList.contains("21°"))
    window.click("load")
    expect(!window.displayList.contains("opacity"))
  }
  @Test func `a field shows bars for its text`() throws {
    let window = TestWindow(size: size()) {
      TextField("name", text: .constant("Ada")).redacted(reason: .placeholder)
    }
    expect(!window.displayList.contains("Ada"))
  }
  @Test func `a placeholder becomes the content when it is there, and buttons go on working`() throws {
    struct Page: View {
      @State private var name: String?
      var body: some View {
        Button {
          name = "Ada"
        } label: {
          Text(name ?? "A name of some length")
        }
        .redacted(reason: name == nil ? .placeholder : [])
        .accessibilityIdentifier("name")
      }
    }
    let window = TestWindow(size: size()) { Page() }
    expect(!window.displayList.contains("name"))
    window.click("name")
    expect(window.displayList.contains("Ada"))
  }
}
