import Foundation
import HearthKeyboard
import HearthTesting
import HearthTyping
import SwiftUI
import Testing

@testable import HearthKeyboardViews

struct KeyboardViewTests {
  /// What the keys say, and a field that does it.
  @Observable final class Field {
    var request = KeyboardRequest()
    var actions: [KeyboardAction] = []
    var text = ""
    var marked = ""
    func apply(_ action: KeyboardAction) {
      actions.append(action)
      switch action {
      case .insert(let string):
        text += string
        marked = ""
      case .setMarkedText(let string): marked = string
      case .deleteBackward: text = String(text.dropLast())
      case .deleteWord: text = ""
      default: break
      }
    }
  }
  private struct Keys: View {
    let field: Field
    var body: some View { KeyboardView(request: field.request) { field.apply($0) } }
  }
  private func open(
    _ language: String = "en-US", _ change: (inout KeyboardRequest) -> Void = { _ in }
  ) -> (
    TestWindow, Field
  ) {
    let field = Field()
    field.request.languages = [language]
    change(&field.request)
    return (TestWindow(size: CGSize(width: 390, height: 330), idiom: .phone) { Keys(field: field) }, field)
  }
  private func type(_ keys: [String], _ window: TestWindow) {
    for key in keys {
      window.tap(at: window.key(key).middle)
      window.advance(by: .seconds(1))
    }
  }

  @Test func `keys type, and the first letter is a capital`() {
    let (window, field) = open()
    type(["h", "i", "space", "y", "o"], window)
    #expect(field.text == "Hi yo")
  }
  @Test func `the height is that of the rows, and changes with the kind of text`() {
    let (window, field) = open()
    // Four rows with the room around them, and a bar of 44.
    let rows: Double = 5 + 4 + 4 * 54
    #expect(field.actions == [KeyboardAction.setHeight(rows)])
    field.request.purpose = .number
    window.advance(by: .seconds(0.1))
    #expect(window.find { $0.label == "q" } == nil)
    field.request.purpose = .text
    field.request.languages = ["ja"]
    window.advance(by: .seconds(0.1))
    #expect(field.actions == [KeyboardAction.setHeight(rows), .setHeight(rows + 44)])
  }
  @Test func `syllables are marked until they are finished`() {
    let (window, field) = open("ko")
    type(["ㅎ", "ㅏ", "ㄴ", "ㄱ"], window)
    #expect(field.text == "한" && field.marked == "ㄱ")
  }
  @Test func `a held key offers accents, and the finger chooses`() {
    let (window, field) = open { $0.textBefore = "a" }
    let key = window.key("e")
    window.touchDown(at: key.middle)
    window.advance(by: .seconds(0.6))
    window.touchMove(to: CGPoint(x: key.midX + key.width, y: key.midY - 40))
    window.touchUp(at: CGPoint(x: key.midX + key.width, y: key.midY - 40))
    #expect(field.text == "è")
  }
  @Test func `a held key that is let go at once types itself`() {
    let (window, field) = open { $0.textBefore = "a" }
    type(["e"], window)
    #expect(field.text == "e")
  }
  @Test func `delete repeats while it is held, quicker later, and then by words`() {
    let (window, field) = open()
    window.touchDown(at: window.key("delete").middle)
    var counts: [Int] = []
    for _ in 0..<4 {
      window.advance(by: .seconds(0.6))
      counts.append(field.actions.count { $0 == .deleteBackward })
    }
    window.advance(by: .seconds(1))
    let added = [counts[1] - counts[0], counts[2] - counts[1]]
    #expect((2...4).contains(counts[0]))
    #expect(added[0] >= 5 && added[1] >= 9)
    #expect(field.actions.contains(.deleteWord))
    window.touchUp(at: window.key("delete").middle)
    let count = field.actions.count
    window.advance(by: .seconds(2))
    #expect(field.actions.count == count)
  }
  @Test func `dragging over the space bar moves the caret, and types no space`() {
    let (window, field) = open()
    let bar = window.key("space")
    window.touchDrag(from: bar.middle, to: CGPoint(x: bar.midX - 45, y: bar.midY))
    let moved = field.actions.reduce(0) { if case .moveCaret(let count) = $1 { $0 + count } else { $0 } }
    #expect(moved == -5 && field.text.isEmpty)
  }
  @Test func `a finger that slides to another key types that one`() {
    let (window, field) = open { $0.textBefore = "a" }
    window.touchDrag(from: window.key("q").middle, to: window.key("w").middle)
    #expect(field.text == "w")
  }
  @Test func `a flick types another kana`() {
    let (window, field) = open("ja")
    let key = window.key("か")
    window.touchDrag(from: key.middle, to: CGPoint(x: key.midX, y: key.midY + 40))
    #expect(field.marked == "こ")
  }
  @Test func `return, globe and hide do what they say`() {
    let (window, field) = open { $0.returnKey = .search }
    type(["search", "next keyboard"], window)
    #expect(field.actions.contains(.submit) && field.actions.contains(.nextLayout))
    #expect(window.find { $0.label == "search pictures" } != nil)
    type(["next keyboard", "hide keyboard"], window)
    #expect(field.actions.last == .dismiss && window.find { $0.label.lowercased() == "q" } != nil)
  }
  @Test func `pictures are searched by their names`() {
    let (window, field) = open()
    type(["next keyboard", "search pictures", "d", "o", "g", "🐕"], window)
    #expect(field.text == "🐕")
  }
  private final class Words: WordSuggesting {
    var asked: [String] = []
    func words(after text: String, limit: Int) -> [String] {
      asked.append(text)
      return ["hello", "help"]
    }
  }
  @Test func `a word of the bar takes the place of what is typed of it`() {
    let words = Words(), field = Field()
    let window = TestWindow(size: CGSize(width: 390, height: 330), idiom: .phone) {
      KeyboardView(request: field.request, predictor: words) { field.apply($0) }
    }
    type(["h", "e", "hello"], window)
    #expect(field.text == "hello ")
  }
  @Test func `what is secret is told no predictor`() {
    let words = Words(), field = Field()
    (field.request.isSecure, field.request.purpose) = (true, .password)
    let window = TestWindow(size: CGSize(width: 390, height: 330), idiom: .phone) {
      KeyboardView(request: field.request, predictor: words) { field.apply($0) }
    }
    type(["s", "e", "c"], window)
    #expect(field.text == "sec" && words.asked.isEmpty)
  }
  @Test func `a press makes the bodies of few keys`() {
    let (window, _) = open { $0.textBefore = "a" }
    let point = window.key("f").middle
    window.touchDown(at: point)
    // The keyboard's own, the key's and the bubble's; shift stays as it is.
    #expect(window.counters.bodies <= 8)
    window.touchUp(at: point)
  }
  @Test func `the toolbar shows the keyboard again, and a flick makes it small`() {
    let (window, field) = open { $0.mode = .toolbar }
    type(["show keyboard"], window)
    #expect(field.actions.contains(.setMode(.docked)))
    window.touchDrag(from: CGPoint(x: 195, y: 165), to: CGPoint(x: 195, y: 165 + 60))
    #expect(field.actions.contains(.setMode(.miniToolbar)))
  }
}
