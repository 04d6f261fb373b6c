import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct PopoverTests {
  private struct Screen: View {
    @Bindable var log: PresentationLog
    var alignment = Alignment.center
    var edge: Edge?
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var body: some View {
      Button("Open") { log.isShown = true }.accessibilityIdentifier("open")
        .popover(isPresented: $log.isShown, attachmentAnchor: anchor, arrowEdge: edge) {
          Button("Inside") { log.add("inside") }.accessibilityIdentifier("inside").padding(20)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }
  private func open(
    _ alignment: Alignment = .center, _ edge: Edge? = nil, _ anchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) throws -> (
    button: CGRect, inside: CGRect
  ) {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log, alignment: alignment, edge: edge, anchor: anchor) }
    let button = try window.element("open").frame
    window.click("open")
    return (button, try window.element("inside").frame)
  }

  @QuickTesting.Test func `a popover lies below what it points at`() throws {
    let (button, inside) = try open()
    expect(inside.minY > button.maxY && abs(inside.midX - button.midX) <= 1)
  }
  @QuickTesting.Test func `a popover in a window that has not even room for its margins has a place`() throws {
    let smallest = CGSize(width: 1, height: 1)
    for size in [CGSize(width: 1, height: 844), CGSize(width: 600, height: 1), smallest] {
      let log = PresentationLog()
      let window = TestWindow { Screen(log: log) }
      window.click("open")
      let before = try window.element("inside").frame
      window.resize(to: size)
      expect(window.reports, equals: [])
      let inside = try window.element("inside").frame
      expect(inside.minX.isFinite && inside.minY.isFinite)
      window.resize(to: CGSize(width: 800, height: 600))
      expect(try window.element("inside").frame, equals: before)
    }
  }
  @QuickTesting.Test func `a popover without room below lies above`() throws {
    let (button, inside) = try open(.bottom)
    expect(inside.maxY < button.minY)
  }
  @QuickTesting.Test func `a popover stays in the window`() throws {
    let (_, inside) = try open(.trailing)
    expect(inside.maxX + 20 <= 800 - 6)
  }
  @QuickTesting.Test func `the edge that is asked for comes first`() throws {
    let above = try open(.center, .top)
    expect(above.inside.maxY < above.button.minY)
    let right = try open(.center, .trailing)
    expect(right.inside.minX > right.button.maxX)
    let left = try open(.center, .leading)
    expect(left.inside.maxX < left.button.minX)
  }
  @QuickTesting.Test func `a popover can point at a part of a view`() throws {
    let (button, inside) = try open(.center, .bottom, .point(.topLeading))
    expect(abs(inside.midX - button.minX) <= 1 && inside.minY > button.minY)
  }
  @QuickTesting.Test func `a click outside ends a popover and does nothing else`() throws {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    window.click("open")
    window.click("inside")
    expect(log.events == ["inside"] && log.isShown)
    window.click(at: CGPoint(x: 10, y: 10))
    expect(!log.isShown)
    window.press(.tab)
    window.press(.return)
    expect(log.isShown && window.focused == "inside")
    window.press(.escape)
    expect(!log.isShown && window.focused == "open")
  }
  @QuickTesting.Test func `a popover follows the view that it points at`() throws {
    let log = PresentationLog()
    struct Moving: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("here").popover(isPresented: $log.isShown) { Text("bubble").accessibilityIdentifier("bubble") }.padding(
          .leading, CGFloat(log.count))
      }
    }
    let window = TestWindow { Moving(log: log) }
    log.isShown = true
    window.settle()
    let before = try window.element("bubble").frame
    log.count = 100
    window.settle()
    try expect(window.element("bubble").frame.minX, equals: before.minX + 50)
  }
  @QuickTesting.Test func `on phones a popover is a sheet, unless it is told to stay`() throws {
    let log = PresentationLog()
    struct Phone: View {
      @Bindable var log: PresentationLog
      let adaptation: PresentationAdaptation
      var body: some View {
        Text("here").popover(isPresented: $log.isShown) {
          Color.red.frame(minHeight: 40).accessibilityElement().accessibilityIdentifier("red")
            .presentationCompactAdaptation(adaptation)
        }
      }
    }
    log.isShown = true
    let size = CGSize(width: 400, height: 700)
    let sheet = TestWindow(size: size, idiom: .phone) { Phone(log: log, adaptation: .automatic) }
    try expect(sheet.element("red").frame, equals: CGRect(x: 0, y: 10, width: 400, height: 690))
    let cover = TestWindow(size: size, idiom: .phone) { Phone(log: log, adaptation: .fullScreenCover) }
    try expect(cover.element("red").frame, equals: CGRect(x: 0, y: 0, width: 400, height: 700))
    let popover = TestWindow(size: size, idiom: .phone) { Phone(log: log, adaptation: .popover) }
    try expect(popover.element("red").frame.height < 100)
  }
}
