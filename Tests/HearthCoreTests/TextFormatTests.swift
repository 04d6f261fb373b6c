import Foundation
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

@MainActor struct TextFormatTests {
  @Test func `emphasis, code and links look like it`() throws {
    let window = TestWindow { Text("*i* **b** `c` ~~s~~ [l](https://x.org)") }
    let runs = runs(window)
    expect(runs.first { $0.text == "i" }?.attributes.font.isItalic, equals: true)
    expect(runs.first { $0.text == "b" }?.attributes.font.weight, equals: 700)
    expect(runs.first { $0.text == "c" }?.attributes.font.design, equals: .monospaced)
    expect(runs.first { $0.text == "s" }?.attributes.strikethrough != nil)
    expect(runs.first { $0.text == "l" }?.attributes.color != nil)
  }

  @Test func `a point on a link gives its address`() throws {
    let address = "https://x.org/a"
    let window = TestWindow(size: CGSize(width: 400, height: 100)) { Text("go [there](\(address))") }
    let node = try require(textNode(window.content.engine.root))
    expect(node.link(at: CGPoint(x: 4 * 8, y: 5)), equals: URL(string: address))
    expect(node.link(at: CGPoint(x: 8, y: 5)) == nil)
  }
  @Test func `a click on a link opens its address, with the app's handler if there is one`() {
    var handled: [String] = []
    let window = TestWindow(size: CGSize(width: 400, height: 100)) {
      VStack(spacing: 0) {
        Text("[a](https://a.org)").accessibilityIdentifier("a")
        Text("[b](https://b.org)").accessibilityIdentifier("b")
          .environment(
            \.openURL,
            OpenURLAction { url in
              handled.append(url.absoluteString)
              return .handled
            })
      }
    }
    window.click("a")
    window.click("b")
    expect(handled, equals: ["https://b.org"])
    expect(window.host.openedURLs.map(\.absoluteString), equals: ["https://a.org"])
  }
  private func textNode(_ node: Node) -> TextNode? {
    if let node = node as? TextNode { return node }
    var found: TextNode?
    node.visitChildren { if found == nil { found = textNode($0) } }
    return found
  }

  @Test func `arguments go where the translation wants them`() {
    let format = LocalizedFormat("%2$@ before %1$@, 100%%", isFormat: true)
    expect(
      format.parts.first?.pieces,
      equals: [
        .argument(1, specifier: "%@"), .literal(" before "), .argument(0, specifier: "%@"), .literal(", 100%"),
      ])
  }

  @Test func `a key is looked up for the locale of the environment`() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthStrings-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (language, text) in [("de", "Hallo, *%@*! %lld"), ("en", "Hello, %@! %lld")] {
      let folder = directory.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"greet %@ %lld\" = \"\(text)\";".utf8).write(to: folder.appending(path: "Localizable.strings"))
    }
    let bundle = try require(Bundle(path: directory.path))
    func shownIn(_ identifier: String) -> [String] {
      strings(
        TestWindow {
          Text("greet \("Ann") \(3)", bundle: bundle).environment(\.locale, Locale(identifier: identifier))
        })
    }
    expect(shownIn("de_AT"), equals: ["Hallo, Ann! 3"])
    expect(shownIn("fr_FR"), equals: ["Hello, Ann! 3"])
  }

  @Test func `dates and numbers are written as a formatter does`() {
    let days = DateFormatter()
    days.locale = Locale(identifier: "en_US_POSIX")
    days.timeZone = TimeZone(identifier: "UTC")
    days.dateFormat = "yyyy-MM-dd"
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US_POSIX")
    numbers.minimumFractionDigits = 2
    let date = Date(timeIntervalSince1970: 0), price = 4.5
    let window = TestWindow {
      VStack {
        Text("Due \(date, formatter: days)")
        Text(date, formatter: days)
        Text("\(NSNumber(value: price), formatter: numbers) or \(price as NSNumber, formatter: numbers)")
        Label("\(date, formatter: days)", systemImage: "star").labelStyle(.titleOnly)
      }
    }
    expect(strings(window), equals: ["Due 1970-01-01", "1970-01-01", "4.50 or 4.50", "1970-01-01"])
  }

  @Test func `attributes of SwiftUI's scope are shown`() {
    var string = AttributedString("ab")
    string.font = .title
    string.kern = 2
    string.underlineStyle = .single
    var link = AttributedString("link")
    link.link = URL(string: "https://x.org")
    let window = TestWindow { Text(string + link) }
    let runs = runs(window)
    expect(runs.map(\.text), equals: ["ab", "link"])
    expect(runs.first?.attributes.font.size, equals: 27)
    expect(runs.first?.attributes.kerning, equals: 2)
    expect(runs.first?.attributes.underline, equals: TextLine())
    expect(runs.last?.attributes.color != nil)
  }

  @Test func `an attributed string may come from Markdown`() throws {
    let string = try AttributedString(markdown: "a  **b** [c](d)", baseURL: URL(string: "https://x.org"))
    expect(String(string.characters), equals: "a b c")
    let window = TestWindow { Text(string) }
    expect(runs(window).map(\.attributes.font.weight), equals: [400, 700, 400, 400])
    expect(string.runs.contains { $0.link?.absoluteString == "https://x.org/d" })
  }

  @Test func `dates and values are formatted in the locale around`() {
    let date = Date(timeIntervalSince1970: 0)
    let window = TestWindow {
      VStack {
        Text(date, style: .date)
        Text(date, style: .time)
        Text(1234.5, format: .number)
        Text("\(date, style: .date)!")
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
    expect(strings(window), equals: ["1. Januar 1970", "0:00", "1.234,5", "1. Januar 1970!"])
  }
  @Test func `Text shows the looks inside lines and not the blocks`() throws {
    let string = try AttributedString(markdown: "# A\n\n**b** <i> ![c](d)")
    let window = TestWindow(size: CGSize(width: 600, height: 100)) { Text(string) }
    expect(strings(window).joined(), equals: "Ab <i> c")
    expect(runs(window).first { $0.text.contains("b") }?.attributes.font.weight, equals: 700)
    expect(runs(window).first { $0.text.contains("A") }?.attributes.font.weight, equals: 400)
  }
  @Test func `a key shows the text of extended attributes and entities`() {
    let window = TestWindow(size: CGSize(width: 600, height: 100)) {
      Text("^[\(3) *apples*](inflect: true) &amp; ![pears](x)")
    }
    expect(strings(window).joined(), equals: "3 apples & pears")
  }
}
