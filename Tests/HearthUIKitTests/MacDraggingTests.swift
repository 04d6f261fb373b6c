import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Drops on views, and what is copied, by the names of a Mac.
@MainActor @Suite(.serialized) struct MacDraggingTests {}

private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ view: NSView, context: Context) {}
}
/// Takes what is dropped, and notes what it is told.
private final class DropView: NSView {
  var lines: [String] = []
  var operation: NSDragOperation = .copy
  override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    lines.append("entered \(sender.draggingPasteboard.availableType(from: [.string])?.rawValue ?? "nothing")")
    return operation
  }
  override func draggingExited(_ sender: (any NSDraggingInfo)?) { lines.append("exited") }
  override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    let place = convert(sender.draggingLocation, from: nil)
    lines.append("dropped \(sender.draggingPasteboard.string(forType: .string) ?? "") \(Int(place.x)) \(Int(place.y))")
    return true
  }
  override func concludeDragOperation(_ sender: (any NSDraggingInfo)?) { lines.append("over") }
}

extension MacDraggingTests {
  @QuickTesting.Test func `a view hears of what is dropped on it, from its lower left corner`() {
    let view = DropView()
    view.registerForDraggedTypes([.string, .fileURL])
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Shown(view: view).frame(width: 200, height: 100) }
    expect(window.drop([ClipboardContents.textType: Data("Milk".utf8)], at: CGPoint(x: 20, y: 30)) != nil)
    expect(view.lines, equals: ["entered public.utf8-plain-text", "dropped Milk 20 70", "over"])
    expect(window.reports, equals: [])
    view.operation = []
    expect(window.drop([ClipboardContents.textType: Data("Milk".utf8)], at: CGPoint(x: 20, y: 30)) == nil)
    expect(view.lines.last?.hasPrefix("dropped") == false)
    view.unregisterDraggedTypes()
    view.lines = []
    window.settle()
    expect(window.drop([ClipboardContents.textType: Data("Milk".utf8)], at: CGPoint(x: 20, y: 30)) == nil)
    expect(view.lines.isEmpty && view.registeredDraggedTypes.isEmpty)
  }
  @QuickTesting.Test func `files that are dropped are read as addresses`() {
    final class FileView: NSView {
      var files: [URL] = []
      override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
        sender.draggingPasteboard.canReadObject(
          forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) ? .copy : []
      }
      override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
        let options: [NSPasteboard.ReadingOptionKey: Any] = [.urlReadingFileURLsOnly: true]
        let urls = sender.draggingPasteboard.readObjects(forClasses: [NSURL.self], options: options) as? [URL]
        files = urls ?? []
        return !files.isEmpty
      }
    }
    let view = FileView()
    view.registerForDraggedTypes([.fileURL])
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Shown(view: view).frame(width: 200, height: 100) }
    let list = Data("file:///tmp/a.txt\r\nfile:///tmp/b.txt\r\n".utf8)
    expect(window.drop(["text/uri-list": list], at: CGPoint(x: 20, y: 30)) != nil)
    expect(view.files.map(\.path), equals: ["/tmp/a.txt", "/tmp/b.txt"])
  }
  @QuickTesting.Test func `an item of the pasteboard has data of several types`() {
    let item = NSPasteboardItem(), own = NSPasteboard.PasteboardType("org.example.note")
    item.setString("Milk", forType: .string)
    item.setPropertyList(["count": 2], forType: own)
    expect(item.types == [.string, own] && item.availableType(from: [.png, own]) == own)
    expect(item.string(forType: .string) == "Milk")
    expect((item.propertyList(forType: own) as? [String: Int]) == ["count": 2])
  }
}
