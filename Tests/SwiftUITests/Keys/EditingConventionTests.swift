import HearthTesting
import SwiftUI
import Testing

/// The keys that edit text, in the conventions of GTK, of macOS and of Emacs.
@MainActor struct EditingConventionTests {
  @MainActor private final class Box {
    var text: String
    init(_ text: String) { self.text = text }
    var binding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
  }
  /// Presses keys in an editor whose caret is at the end, and then types a sign where the caret is.
  private func edited(
    _ text: String, _ convention: TestWindow.EditingKeys, _ keys: [(KeyEquivalent, EventModifiers)]
  ) -> String {
    let box = Box(text)
    let window = TestWindow { TextEditor(text: box.binding).accessibilityIdentifier("editor") }
    window.editingKeys = convention
    window.click("editor")
    window.press(.end, modifiers: .command)
    for (key, modifiers) in keys { window.press(key, modifiers: modifiers) }
    window.type("^")
    return box.text
  }

  @Test func `GTK goes by words and paragraphs with Control`() {
    #expect(edited("red fox", .gtk, [(.leftArrow, .command)]) == "red ^fox")
    #expect(edited("a\nbc", .gtk, [(.upArrow, .command), (.upArrow, .command)]) == "^a\nbc")
    #expect(edited("red fox", .gtk, [("a", .command)]) == "^")
  }
  @Test func `a Mac goes to the ends of lines with Control, and by words with Alt`() {
    #expect(edited("red\nfox", .mac, [(.leftArrow, .command)]) == "red\n^fox")
    #expect(edited("red\nfox", .mac, [(.upArrow, .command)]) == "^red\nfox")
    #expect(edited("red fox", .mac, [(.leftArrow, .option)]) == "red ^fox")
    #expect(edited("red fox", .mac, [(.delete, .option)]) == "red ^")
    #expect(edited("red\nfox", .mac, [(.delete, .command)]) == "red\n^")
    #expect(edited("red fox", .mac, [("a", .control), ("d", .control)]) == "^ed fox")
    #expect(edited("red fox", .mac, [("a", .command)]) == "^")
  }
  @Test func `Emacs has its letters, the Edit menu's included`() {
    #expect(edited("red fox", .emacs, [("a", .command)]) == "^red fox")
    #expect(edited("red fox", .emacs, [("a", .command), ("f", .option)]) == "red^ fox")
    #expect(edited("red fox", .emacs, [("b", .option), ("b", .command)]) == "red^ fox")
    #expect(edited("red\nfox", .emacs, [("p", .command), ("a", .command), ("d", .command)]) == "^ed\nfox")
  }
  @Test func `what Emacs kills is yanked, and goes on from line to line`() {
    let kill: (KeyEquivalent, EventModifiers) = ("k", .command), yank: (KeyEquivalent, EventModifiers) = ("y", .command)
    let start: (KeyEquivalent, EventModifiers) = (.home, .command)
    #expect(edited("ab\ncd", .emacs, [start, kill, kill]) == "^cd")
    #expect(edited("ab\ncd", .emacs, [start, kill, kill, kill, yank]) == "ab\ncd^")
    #expect(edited("red fox", .emacs, [(.delete, .option), ("a", .command), yank]) == "fox^red ")
    #expect(edited("red fox", .emacs, [start, ("d", .option), ("/", .command)]) == "^red fox")
  }
  @Test func `a convention is followed as soon as the user chooses it`() {
    let box = Box("red")
    let window = TestWindow { TextField("Name", text: box.binding).accessibilityIdentifier("field") }
    window.click("field")
    window.press(.end)
    window.press("a", modifiers: .command)
    window.editingKeys = .emacs
    window.press("a", modifiers: .command)
    window.type("^")
    #expect(box.text == "^red")
  }
}
