import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// A page with things that are presented over it, each with a field.
private struct Presenting: View {
  @State private var text = ""
  @State var showsSheet = false
  @State var showsAlert = false
  @State var showsPopover = false
  var body: some View {
    VStack {
      Button("Sheet") { showsSheet = true }.accessibilityIdentifier("sheet")
      Button("Alert") { showsAlert = true }.accessibilityIdentifier("alert")
      Spacer()
      Button("Popover") { showsPopover = true }.accessibilityIdentifier("popover")
        .popover(isPresented: $showsPopover) { field.frame(width: 300, height: 120) }
    }
    .sheet(isPresented: $showsSheet) { field }
    .alert("Name", isPresented: $showsAlert) {
      TextField("Name", text: $text).accessibilityIdentifier("name")
      Button("OK") {}.accessibilityIdentifier("ok")
    }
  }
  private var field: some View {
    VStack {
      Text("Head")
      Spacer()
      TextField("Name", text: $text).accessibilityIdentifier("name")
    }.padding()
  }
}

/// What is presented keeps clear of the software keyboard.
struct KeyboardPresentationTests {}

extension KeyboardPresentationTests {
  @Test(arguments: ["sheet", "alert", "popover"], [Idiom.phone, .pad, .desktop])
  func `in each frame`(_ kind: String, _ idiom: Idiom) throws {
    let size = idiom == .phone ? CGSize(width: 400, height: 800) : CGSize(width: 1000, height: 700)
    let screen = TestScreen(size: size, keyboardHeight: 300)
    let window = TestWindow(size: size, idiom: idiom) { Presenting() }
    screen.add(window)
    window.click(kind)
    window.advance(by: .seconds(1))
    // Where a field takes focus by itself the keyboard is there already.
    screen.keyboard.tap(.dismiss)
    screen.advance(by: .seconds(1))
    let whole = try window.element("name").frame
    window.click("name")
    var tops: Set<CGFloat> = []
    for _ in 0..<40 {
      let frame = try window.element("name").frame
      expect(frame.maxY <= max(screen.keyboard.frame.minY, whole.maxY - 300), "\(frame) \(screen.keyboard.frame)")
      tops.insert(frame.minY)
      screen.advance(by: .seconds(1.0 / 60))
    }
    let frame = try window.element("name").frame
    expect(screen.keyboard.mode == .docked && frame.maxY <= size.height - 300 && frame.minY >= 0)
    if kind == "alert" { try expect(window.element("ok").frame.maxY <= size.height - 300) }
    screen.keyboard.tap("ab")
    let name = try window.element("name")
    expect(name.value?.lowercased(), equals: "ab", "\(name)")
    screen.keyboard.tap(.dismiss)
    screen.advance(by: .seconds(1))
    expect(screen.keyboard.mode, equals: .hidden)
    try expect(window.element("name").frame, equals: whole)
  }
}
