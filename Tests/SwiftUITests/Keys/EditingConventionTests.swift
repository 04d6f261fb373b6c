import HearthTesting
import QuickTesting
import SwiftUI

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
    expect(edited("red fox", .gtk, [(.leftArrow, .command)]), equals: "red ^fox")
    expect(edited("a\nbc", .gtk, [(.upArrow, .command), (.upArrow, .command)]), equals: "^a\nbc")
    expect(edited("red fox", .gtk, [("a", .command)]), equals: "^")
  }
  @Test func `a Mac goes to the ends of lines with Control, and by words with Alt`() {
    expect(edited("red\nfox", .mac, [(.leftArrow, .command)]), equals: "red\n^fox")
    expect(edited("red\nfox", .mac, [(.upArrow, .command)]), equals: "^red\nfox")
    expect(edited("red fox", .mac, [(.leftArrow, .option)]), equals: "red ^fox")
    expect(edited("red fox", .mac, [(.delete, .option)]), equals: "red ^")
    expect(edited("red\nfox", .mac, [(.delete, .command)]), equals: "red\n^")
    expect(edited("red fox", .mac, [("a", .control), ("d", .control)]), equals: "^ed fox")
    expect(edited("red fox", .mac, [("a", .command)]), equals: "^")
  }
  @Test func `Emacs has its letters, the Edit menu's included`() {
    expect(edited("red fox", .emacs, [("a", .command)]), equals: "^red fox")
    expect(edited("red fox", .emacs, [("a", .command), ("f", .option)]), equals: "red^ fox")
    expect(edited("red fox", .emacs, [("b", .option), ("b", .command)]), equals: "red^ fox")
    expect(edited("red\nfox", .emacs, [("p", .command), ("a", .command), ("d", .command)]), equals: "^ed\nfox")
  }
  @Test func `what Emacs kills is yanked, and goes on from line to line`() {
    let kill: (KeyEquivalent, EventModifiers) = ("k", .command), yank: (KeyEquivalent, EventModifiers) = ("y", .command)
    let start: (KeyEquivalent, EventModifiers) = (.home, .command)
    expect(edited("ab\ncd", .emacs, [start, kill, kill]), equals: "^cd")
    expect(edited("ab\ncd", .emacs, [start, kill, kill, kill, yank]), equals: "ab\ncd^")
    expect(edited("red fox", .emacs, [(.delete, .option), ("a", .command), yank]), equals: "fox^red ")
    expect(edited("red fox", .emacs, [start, ("d", .option), ("/", .command)]), equals: "^red fox")
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
    expect(box.text, equals: "^red")
  }
}
