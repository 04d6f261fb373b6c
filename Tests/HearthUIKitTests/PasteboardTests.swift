import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private struct Clips: View {
  @State private var shown = "-"
  var body: some View {
    VStack {
      button("copy") { UIPasteboard.general.string = "Milk" }
      button("paste") { shown = UIPasteboard.general.string ?? "nothing" }
      button("copy link") { UIPasteboard.general.url = URL(string: "https://example.org/a") }
      button("paste link") { shown = UIPasteboard.general.url?.absoluteString ?? "nothing" }
      button("copy colour") { UIPasteboard.general.color = .init(red: 1, green: 0.5, blue: 0, alpha: 1) }
      button("clear") { UIPasteboard.general.string = nil }
      button("mac copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("Bread", forType: .string)
        NSPasteboard.general.setString("<b>Bread</b>", forType: .html)
      }
      button("mac paste") { shown = NSPasteboard.general.string(forType: .string) ?? "nothing" }
      Text(shown).accessibilityIdentifier("shown")
    }
  }
  private func button(_ name: String, _ action: @escaping @MainActor () -> Void) -> some View {
    Button(name, action: action).accessibilityIdentifier(name)
  }
}
private struct ClipsApp: App {
  var body: some Scene { WindowGroup { Clips() } }
}

@Suite(.serialized) @MainActor struct PasteboardTests {
  private let board = UIPasteboard.general
}

extension PasteboardTests {
  @QuickTesting.Test func `a text goes to the clipboard of the desktop, and comes from it`() throws {
    let window = TestWindow(ClipsApp.self)
    window.click("paste")
    try expect(window.element("shown").label, equals: "nothing")
    window.click("copy")
    expect(window.clipboard.text, equals: "Milk")
    window.clipboard.text = "Eggs"
    window.click("paste")
    try expect(window.element("shown").label, equals: "Eggs")
    window.click("clear")
    expect(window.clipboard.text == nil)
  }
  @QuickTesting.Test func `it says what there is without reading it`() throws {
    let window = TestWindow(ClipsApp.self)
    expect(!board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors && board.numberOfItems == 0)
    let before = board.changeCount
    window.clipboard.text = "Eggs"
    expect(board.hasStrings && !board.hasURLs && board.numberOfItems == 1)
    expect(board.changeCount, equals: before + 1)
    expect(board.contains(pasteboardTypes: ["public.text"]))
    window.clipboard.set([ClipboardContents.urlsType: Data("https://example.org/b\r\nfile:///tmp/c\r\n".utf8)])
    expect(board.hasURLs && !board.hasStrings)
    expect(board.urls?.map(\.absoluteString), equals: ["https://example.org/b", "file:///tmp/c"])
    expect(board.changeCount, equals: before + 2)
  }
  @QuickTesting.Test func `a link is a URL and a text`() throws {
    let window = TestWindow(ClipsApp.self)
    window.click("copy link")
    expect(window.clipboard.text, equals: "https://example.org/a")
    expect(window.clipboard.data(ClipboardContents.urlsType), equals: Data("https://example.org/a\r\n".utf8))
    window.click("paste link")
    try expect(window.element("shown").label, equals: "https://example.org/a")
  }
  @QuickTesting.Test func `a colour and data of a type come back`() throws {
    let window = TestWindow(ClipsApp.self)
    window.click("copy colour")
    expect(board.hasColors)
    var green: CGFloat = 0
    _ = board.color?.getRed(nil, green: &green, blue: nil, alpha: nil)
    expect(abs(green - 0.5) < 0.001)
    board.setData(Data([1, 2]), forPasteboardType: "org.example.own")
    expect(board.data(forPasteboardType: "org.example.own"), equals: Data([1, 2]))
    expect(board.data(forPasteboardType: "public.png") == nil)
    board.strings = ["a", "b"]
    expect(window.clipboard.text, equals: "a\nb")
    board.setValue("c", forPasteboardType: "public.plain-text")
    expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "c")
  }
  @QuickTesting.Test func `a picture of another program is an image`() throws {
    let window = TestWindow(ClipsApp.self)
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#.utf8)
    window.clipboard.set([("image/svg+xml", svg)])
    expect(board.hasImages)
    expect(board.image?.size, equals: CGSize(width: 20, height: 10))
  }
  @QuickTesting.Test func `a text in several types, by the names of a Mac`() throws {
    let window = TestWindow(ClipsApp.self)
    window.click("mac copy")
    expect(window.clipboard.text, equals: "Bread")
    expect(window.clipboard.data("text/html"), equals: Data("<b>Bread</b>".utf8))
    expect(NSPasteboard.general.availableType(from: [.png, .string]), equals: .string)
    window.clipboard.text = "Eggs"
    window.click("mac paste")
    try expect(window.element("shown").label, equals: "Eggs")
    NSPasteboard.general.clearContents()
    expect(NSPasteboard.general.writeObjects(["Tea" as NSString]))
    expect(window.clipboard.text, equals: "Tea")
    NSPasteboard.general.clearContents()
    expect(NSPasteboard.general.writeObjects([URL(fileURLWithPath: "/no folder/c") as NSURL]))
    expect(NSPasteboard.general.string(forType: .fileURL), equals: "file:///no%20folder/c")
    expect(NSPasteboard.general.string(forType: .string), equals: "/no folder/c")
  }
  @QuickTesting.Test func `what is secret is taken away after a while, unless something else was copied`() throws {
    let window = TestWindow(ClipsApp.self)
    // What the clock of a test shows at its start.
    let noon = Date(timeIntervalSince1970: 1_704_110_400)
    func copy() {
      board.setItems(
        [["public.utf8-plain-text": "1234"]],
        options: [.localOnly: true, .expirationDate: noon.addingTimeInterval(60)])
    }
    copy()
    expect(window.clipboard.text, equals: "1234")
    window.advance(by: .seconds(59))
    expect(window.clipboard.text, equals: "1234")
    window.advance(by: .seconds(2))
    expect(window.clipboard.text == nil)
    let other = TestWindow(ClipsApp.self)
    copy()
    other.clipboard.text = "Eggs"
    other.advance(by: .seconds(61))
    expect(other.clipboard.text, equals: "Eggs")
  }
  @QuickTesting.Test func `objects of classes`() throws {
    let window = TestWindow(ClipsApp.self)
    window.clipboard.text = "Eggs"
    expect(NSPasteboard.general.canReadObject(forClasses: [NSURL.self, NSString.self]))
    expect(!NSPasteboard.general.canReadObject(forClasses: [NSImage.self], options: nil))
    let texts =
      NSPasteboard.general.readObjects(forClasses: [NSImage.self, NSString.self], options: nil) as? [NSString]
    expect(texts, equals: ["Eggs"])
    board.url = URL(string: "https://example.org/a")
    let urls = NSPasteboard.general.readObjects(forClasses: [NSURL.self]) as? [NSURL]
    expect(urls?.map(\.absoluteString), equals: ["https://example.org/a"])
    board.setObjects(["a" as NSString, "b" as NSString])
    expect(window.clipboard.text, equals: "a\nb")
  }
}
