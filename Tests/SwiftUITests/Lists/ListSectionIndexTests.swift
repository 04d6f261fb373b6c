import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// The labels of sections at the trailing edge of a list.
@MainActor struct ListSectionIndexTests {
  struct Names: View {
    @State var letters = "ABCDEFGH"
    @State var isHidden = false
    var hasLabels = true
    var body: some View {
      List {
        ForEach(letters.map(String.init), id: \.self) { letter in
          Section {
            ForEach(0..<20, id: \.self) { Text(verbatim: "\(letter)\($0)").accessibilityIdentifier("\(letter)\($0)") }
          } header: {
            Text(verbatim: "-\(letter)-").accessibilityIdentifier("head \(letter)")
          }
          .sectionIndexLabel(hasLabels ? Text(verbatim: "@\(letter)") : nil)
        }
      }
      .listStyle(.plain)
      .listSectionIndexVisibility(isHidden ? .hidden : .automatic)
      .overlay(alignment: .bottom) {
        Button("Hide") { isHidden.toggle() }.keyboardShortcut("h")
        Button("More") { letters += "I" }.keyboardShortcut("m")
      }
    }
  }
  private func window(_ view: Names, _ idiom: Idiom = .phone) -> TestWindow {
    TestWindow(size: CGSize(width: 320, height: 500), idiom: idiom) { view }
  }
  private func place(_ window: TestWindow, _ label: String) throws -> CGPoint {
    let place = try require(window.place(ofDrawn: label), "\(label) is not drawn")
    return CGPoint(x: place.x + 6, y: place.y + 6)
  }

  @Test(arguments: [Idiom.desktop, .phone]) func `a press on a label brings its section to the upper edge`(
    idiom: Idiom
  ) throws {
    let window = window(Names(), idiom)
    try expect(place(window, "@A").x > 300)
    try expect(place(window, "@B").y - place(window, "@A").y, equals: 14)
    window.click(at: try place(window, "@F"))
    try expect(window.element("head F").frame.minY < 40)
    expect(window.find { $0.identifier == "F0" } != nil)
    window.tap(at: try place(window, "@C"))
    try expect(window.element("head C").frame.minY < 40)
  }
  @QuickTesting.Test func `a finger that moves over the labels leads on, and the rows below are not pressed`() throws {
    let window = window(Names())
    window.touchDown(at: try place(window, "@B"))
    try expect(window.element("head B").frame.minY < 40)
    window.touchMove(to: try place(window, "@E"))
    try expect(window.element("head E").frame.minY < 40)
    window.touchMove(to: CGPoint(x: 100, y: try place(window, "@D").y))
    try expect(window.element("head D").frame.minY < 40)
    window.touchUp(at: CGPoint(x: 100, y: 300))
    window.advance(by: .seconds(1))
    try expect(window.element("head D").frame.minY < 40)
  }
  @QuickTesting.Test func `there is none without labels, and where it is hidden`() throws {
    expect(window(Names(hasLabels: false)).place(ofDrawn: "@A") == nil)
    let window = window(Names())
    window.press("h", modifiers: .command)
    expect(window.place(ofDrawn: "@A") == nil)
    window.press("h", modifiers: .command)
    expect(window.place(ofDrawn: "@A") != nil)
  }
  @QuickTesting.Test func `it follows the sections`() throws {
    let window = window(Names())
    expect(window.place(ofDrawn: "@I") == nil)
    window.press("m", modifiers: .command)
    expect(window.place(ofDrawn: "@I") != nil)
  }
  @QuickTesting.Test func `of more labels than fit the first, the last and some between them are shown`() throws {
    let window = window(Names(letters: String((0..<60).map { Character(UnicodeScalar(UInt8(40 + $0))) })))
    expect(window.place(ofDrawn: "@(") != nil && window.place(ofDrawn: "@c") != nil)
    window.click(at: try place(window, "@c"))
    expect(window.find { $0.identifier == "c0" } != nil)
  }
}
