import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@Observable @MainActor private final class Shown {
  var sheet = false
  var alert = false
  var popover = false
  var dismissed = 0
  nonisolated deinit {}
}

@MainActor private struct Page: View {
  @Bindable var shown: Shown
  var body: some View {
    VStack {
      Button("behind.") {}.accessibilityIdentifier("behind")
      Text("anchor").popover(isPresented: $shown.popover) { Text("bubble.").frame(width: 100, height: 50) }
    }
    .sheet(isPresented: $shown.sheet, onDismiss: { shown.dismissed += 1 }) {
      Button("inside.") { shown.sheet = false }.accessibilityIdentifier("inside").frame(width: 200, height: 100)
    }
    .alert("Title.", isPresented: $shown.alert) { Button("OK") {} }
  }
}

/// The motion of a presentation.
@MainActor struct PresentationMotionTests {}

extension PresentationMotionTests {
  private func window(_ shown: Shown, _ idiom: Idiom, reducesMotion: Bool = false) -> TestWindow {
    let window = TestWindow(size: CGSize(width: 400, height: 600), idiom: idiom) { Page(shown: shown) }
    if reducesMotion { window.reduceMotion() }
    return window
  }

  @Test func `rises from the lower edge of a phone, and goes back there`() throws {
    let shown = Shown()
    let window = window(shown, .phone)
    shown.sheet = true
    window.settle()
    window.advance(by: .milliseconds(100))
    let early = try require(window.place(ofDrawn: "inside.")?.y)
    window.advance(by: .seconds(1))
    let end = try require(window.place(ofDrawn: "inside.")?.y)
    expect(early > end + 50 && !window.isAnimating)
    let nodes = window.liveNodes
    shown.sheet = false
    window.settle()
    expect(shown.dismissed == 1 && window.liveNodes < nodes)
    expect(throws: (any Error).self) { try window.element("inside") }
    expect(window.find { $0.identifier == "behind" } != nil)
    window.advance(by: .milliseconds(100))
    try expect(require(window.place(ofDrawn: "inside.")?.y) > end + 20)
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "inside.")?.y == nil && !window.isAnimating)
  }
  @Test func `grows and fades on desktops, for sheets, alerts and popovers`() throws {
    for path in [\Shown.sheet, \.alert, \.popover] {
      let shown = Shown()
      let window = window(shown, .desktop)
      shown[keyPath: path] = true
      window.settle()
      window.advance(by: .milliseconds(60))
      expect(
        window.displayList.contains("opacity") && window.displayList.contains("transform"), "\(window.displayList)")
      window.advance(by: .seconds(1))
      expect(!window.displayList.contains("transform") && !window.isAnimating)
      shown[keyPath: path] = false
      window.settle()
      window.advance(by: .milliseconds(60))
      expect(window.displayList.contains("opacity"))
      window.advance(by: .seconds(1))
      expect(!window.displayList.contains("opacity") && !window.isAnimating)
    }
  }
  @Test func `turns round where it is`() throws {
    let shown = Shown()
    let window = window(shown, .phone)
    shown.sheet = true
    window.settle()
    window.advance(by: .milliseconds(150))
    shown.sheet = false
    window.settle()
    window.advance(by: .milliseconds(30))
    let going = try require(window.place(ofDrawn: "inside.")?.y)
    shown.sheet = true
    window.settle()
    expect(abs(try require(window.place(ofDrawn: "inside.")?.y) - going) < 1)
    window.advance(by: .seconds(1))
    expect(!window.isAnimating && shown.dismissed == 1)
    expect(window.find { $0.identifier == "inside" } != nil)
  }
  @Test func `is a fade where motion is reduced`() throws {
    let shown = Shown()
    let window = window(shown, .phone, reducesMotion: true)
    shown.sheet = true
    window.settle()
    window.advance(by: .milliseconds(100))
    let early = try require(window.place(ofDrawn: "inside.")?.y)
    expect(window.displayList.contains("opacity"))
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "inside.")?.y, equals: early)
  }
  @Test func `does not come about where the change says so`() {
    let shown = Shown()
    let window = window(shown, .phone)
    withAnimation(nil) { shown.sheet = true }
    window.settle()
    expect(!window.isAnimating && window.place(ofDrawn: "inside.")?.y != nil)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { shown.sheet = false }
    window.settle()
    expect(!window.isAnimating && window.place(ofDrawn: "inside.")?.y == nil)
  }
  @Test func `goes from where a finger let go of the sheet`() throws {
    let shown = Shown()
    let window = window(shown, .phone)
    shown.sheet = true
    window.settle()
    window.advance(by: .seconds(1))
    let resting = try require(window.place(ofDrawn: "inside.")?.y)
    window.touchDown(at: CGPoint(x: 100, y: 100))
    for y in stride(from: CGFloat(110), through: 500, by: 10) {
      window.advance(by: .milliseconds(16))
      window.touchMove(to: CGPoint(x: 100, y: y))
    }
    let held = try require(window.place(ofDrawn: "inside.")?.y)
    // The sheet goes with the finger, as large as it is.
    expect(abs(held - resting - 400) < 12, "\(resting) \(held)")
    window.touchUp(at: CGPoint(x: 100, y: 500))
    expect(!shown.sheet)
    try expect(require(window.place(ofDrawn: "inside.")?.y) >= held - 1)
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "inside.")?.y == nil)
  }
}
