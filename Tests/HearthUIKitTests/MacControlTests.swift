import HearthSelectors
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Controls, texts, menus and popovers by the names of a Mac.
@MainActor @Suite(.serialized) struct MacControlTests {}

private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ view: NSView, context: Context) {}
}
private struct PopoverApp: App {
  static var view = NSView()
  var body: some Scene { WindowGroup { Shown(view: Self.view).frame(width: 100, height: 40) } }
}
/// What is done, in order.
@MainActor
private final class Notes: NSObject, NSTextFieldDelegate, NSTextViewDelegate, NSMenuDelegate, NSPopoverDelegate {
  var lines: [String] = []
  func controlTextDidBeginEditing(_ obj: Notification) { lines.append("begin") }
  func controlTextDidChange(_ obj: Notification) {
    lines.append("text \((obj.object as? NSTextField)?.stringValue ?? "")")
  }
  func controlTextDidEndEditing(_ obj: Notification) { lines.append("end") }
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    lines.append("\(commandSelector)")
    return commandSelector.description == "cancelOperation:"
  }
  func textDidChange(_ notification: Notification) {
    lines.append("text \((notification.object as? NSTextView)?.string ?? "")")
  }
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    commandSelector.description == "insertNewline:"
  }
  func menuWillOpen(_ menu: NSMenu) { lines.append("opens") }
  func menuDidClose(_ menu: NSMenu) { lines.append("closed") }
  func popoverDidShow(_ notification: Notification) { lines.append("shown") }
  func popoverDidClose(_ notification: Notification) { lines.append("gone") }
}

extension MacControlTests {
  private func show(_ view: NSView, _ width: CGFloat = 200, _ height: CGFloat = 60) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 300)) { Shown(view: view).frame(width: width, height: height) }
  }
  private func middle(_ window: TestWindow, _ label: String) throws -> CGPoint {
    let frame = try require(window.find { $0.label == label }).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @QuickTesting.Test func `a field tells its delegate what is typed, and of keys that are commands`() throws {
    let field = NSTextField(string: ""), notes = Notes()
    field.placeholderString = "Name"
    field.delegate = notes
    let window = show(field)
    window.click(at: CGPoint(x: 150, y: 150))
    expect(field.isFirstResponder && field.currentEditor() != nil)
    window.type("hi")
    expect(field.stringValue, equals: "hi")
    expect(notes.lines, equals: ["begin", "text h", "text hi"])
    notes.lines = []
    window.press(.return)
    window.press(.escape)
    expect(notes.lines.prefix(1) == ["insertNewline:"] && notes.lines.contains("cancelOperation:"))
    field.stringValue = "5"
    expect(field.integerValue, equals: 5)
  }
  @QuickTesting.Test func `a label says its text, and cannot be edited`() throws {
    let label = NSTextField(labelWithString: "Words")
    let window = show(label)
    expect(window.find { $0.label == "Words" } != nil)
    window.click(at: CGPoint(x: 150, y: 150))
    expect(!label.isFirstResponder && !label.isEditable && label.intrinsicContentSize.width > 0)
  }
  @QuickTesting.Test func `a text view in a scroll view tells its delegate, which may keep keys`() throws {
    let scroll = NSTextView.scrollableTextView(), notes = Notes()
    let text = try require(scroll.documentView as? NSTextView)
    text.string = "a"
    text.delegate = notes
    let window = show(scroll, 200, 200)
    window.click(at: CGPoint(x: 150, y: 100))
    text.setSelectedRange(NSRange(location: 1, length: 0))
    window.settle()
    window.type("b")
    expect(text.string == "ab" && notes.lines == ["text ab"])
    window.press(.return)
    expect(text.string, equals: "ab")
  }
  @QuickTesting.Test func `buttons, check boxes and choices are pressed`() throws {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let check = NSButton(checkboxWithTitle: "Check", target: nil, action: nil)
    let first = NSButton(radioButtonWithTitle: "First", target: nil, action: nil)
    let second = NSButton(radioButtonWithTitle: "Second", target: nil, action: nil)
    for (index, button) in [check, first, second].enumerated() {
      view.addSubview(button)
      button.frame = CGRect(x: 0, y: CGFloat(index) * 30, width: 200, height: 24)
    }
    let window = show(view, 200, 100)
    window.click(at: try middle(window, "Check"))
    expect(check.state, equals: .on)
    window.click(at: try middle(window, "First"))
    window.click(at: try middle(window, "Second"))
    expect(first.state == .off && second.state == .on)
    // The first one is the lowest: the view is not flipped.
    try expect(middle(window, "Check").y > middle(window, "Second").y)
  }
  @QuickTesting.Test func `the other button opens the menu of a view, whose items act`() throws {
    let view = NSView(), menu = NSMenu(), notes = Notes()
    let item = NSMenuItem(title: "Close", action: Selector("performClose:"), keyEquivalent: "")
    item.state = .on
    menu.autoenablesItems = false
    menu.addItem(item)
    menu.addItem(.separator())
    menu.addItem(NSMenuItem(title: "Hidden", action: nil, keyEquivalent: "")).self
    menu.item(withTitle: "Hidden")?.isHidden = true
    menu.delegate = notes
    view.menu = menu
    let window = show(view)
    window.secondaryClick(at: CGPoint(x: 150, y: 150))
    expect(window.find { $0.label == "Close" } != nil && window.find { $0.label == "Hidden" } == nil)
    window.press(.escape)
    expect(notes.lines, equals: ["opens", "closed"])
    expect(menu.popUp(positioning: nil, at: CGPoint(x: 10, y: 10), in: view))
    window.settle()
    expect(window.find { $0.label == "Close" } != nil)
    menu.cancelTracking()
    window.settle()
    expect(window.find { $0.label == "Close" } == nil)
  }
  @QuickTesting.Test func `sliders, switches, pop-up buttons and segments have the values that the user gives them`()
    throws
  {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    let slider = NSSlider(value: 0, minValue: 0, maxValue: 10, target: nil, action: nil)
    let toggle = NSSwitch(),
      segments = NSSegmentedControl(labels: ["A", "B"], trackingMode: .selectOne, target: nil, action: nil)
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    popUp.addItems(withTitles: ["One", "Two"])
    expect(popUp.titleOfSelectedItem, equals: "One")
    popUp.selectItem(withTitle: "Two")
    expect(popUp.indexOfSelectedItem, equals: 1)
    toggle.accessibilityLabel = "Switch"
    for (index, control) in [slider, toggle, segments].enumerated() {
      view.addSubview(control)
      control.frame = CGRect(x: 0, y: CGFloat(index) * 40, width: 200, height: 30)
    }
    let window = show(view, 200, 160)
    window.click(at: try middle(window, "Switch"))
    expect(toggle.state, equals: .on)
    window.click(at: try middle(window, "B"))
    expect(segments.selectedSegment, equals: 1)
    slider.doubleValue = 20
    expect(slider.doubleValue, equals: 10)
  }
  @QuickTesting.Test func `a popover is shown at a view, and says when it goes`() throws {
    let view = NSView(), notes = Notes(), popover = NSPopover()
    popover.contentViewController = NSHostingController(rootView: Text("In the popover"))
    popover.behavior = .transient
    popover.delegate = notes
    PopoverApp.view = view
    let window = TestWindow(PopoverApp.self)
    popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxY)
    window.settle()
    expect(popover.isShown && window.find { $0.label == "In the popover" } != nil)
    popover.performClose(nil)
    window.advance(by: .seconds(1))
    expect(!popover.isShown && window.find { $0.label == "In the popover" } == nil)
    expect(notes.lines, equals: ["shown", "gone"])
  }
}

/// Draws a red rectangle in its lower left corner, by coordinates.
private final class CornerView: NSView {
  let isTurned: Bool
  init(_ isTurned: Bool) {
    self.isTurned = isTurned
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { return nil }
  override var isFlipped: Bool { isTurned }
  override func draw(_ dirtyRect: NSRect) {
    NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    NSRect(x: 0, y: 0, width: 20, height: 20).fill()
    NSString(string: "upright").draw(at: NSPoint(x: 30, y: 0))
  }
}

extension MacControlTests {
  @QuickTesting.Test func `what is drawn is measured from below, unless the view is flipped`() throws {
    for isFlipped in [false, true] {
      let view = CornerView(isFlipped)
      let window = TestWindow(size: CGSize(width: 100, height: 100)) {
        Shown(view: view).frame(width: 100, height: 100)
      }
      let place = try require(window.place(ofDrawn: "upright"))
      expect((place.y > 50) == !isFlipped)
    }
  }
  @QuickTesting.Test func `the pixels of a picture are written as a file and read again`() throws {
    let image = NSImage(size: CGSize(width: 4, height: 4), flipped: false) { rect in
      NSColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      rect.fill()
      NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      NSRect(x: 0, y: 0, width: 4, height: 2).fill()
      return true
    }
    let data = try require(image.tiffRepresentation), pixels = try require(NSBitmapImageRep(data: data))
    // The red half is the lower one: y runs upwards.
    expect(pixels.colorAt(x: 0, y: 0) == NSColor(red: 0, green: 0, blue: 1, alpha: 1))
    expect(pixels.colorAt(x: 0, y: pixels.pixelsHigh - 1) == NSColor(red: 1, green: 0, blue: 0, alpha: 1))
    let png = try require(pixels.representation(using: .png, properties: [:]))
    expect(png.starts(with: [0x89, 0x50]) && NSImage(data: png) != nil)
    image.size = CGSize(width: 8, height: 8)
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Image(nsImage: image).accessibilityLabel("picture")
    }
    expect(window.find { $0.label == "picture" }?.frame.width, equals: 8)
  }
  @QuickTesting.Test func `a stack has its views in a column, and a box has what is in it`() throws {
    let stack = NSStackView(views: ["One", "Two"].map { NSTextField(labelWithString: $0) })
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.edgeInsets = NSEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    let window = show(stack, 200, 100)
    try expect(middle(window, "Two").y > middle(window, "One").y)
    let box = NSBox()
    box.title = "Title"
    box.contentView = NSTextField(labelWithString: "Inside")
    let other = show(box, 200, 100)
    expect(other.find { $0.label == "Title" } != nil && other.find { $0.label == "Inside" } != nil)
  }
  @QuickTesting.Test func `what is set through an animator gets there by an animation`() {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = show(view)
    var isDone = false
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0.5
      view.animator().alphaValue = 0
    } completionHandler: {
      isDone = true
    }
    window.settle()
    expect(view.alphaValue == 0 && !isDone)
    window.advance(by: .seconds(1))
    expect(isDone)
  }
  @QuickTesting.Test func `a menu of SwiftUI is that of a view`() {
    let view = NSView()
    view.menu = NSHostingMenu(rootView: Group { Button("From SwiftUI") {} })
    let window = show(view)
    window.secondaryClick(at: CGPoint(x: 150, y: 150))
    expect(window.find { $0.label == "From SwiftUI" } != nil)
  }
}
