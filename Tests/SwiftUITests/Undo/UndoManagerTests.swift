import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

nonisolated private final class UndoneCount {
  var value = 0
  func set(_ new: Int, _ manager: UndoManager) {
    let old = value
    value = new
    manager.registerUndo(withTarget: self) { $0.set(old, manager) }
  }
}

nonisolated private final class Heard: @unchecked Sendable { nonisolated(unsafe) var names: [String] = [] }

/// The manager by itself, in groups that the test opens. Source: Foundation's UndoManager.
struct UndoManagerTests {
  private let manager = UndoManager()
  private let tally = UndoneCount()
  private func group(_ action: () -> Void) {
    manager.beginUndoGrouping()
    action()
    manager.endUndoGrouping()
  }
  init() { manager.groupsByEvent = false }

  @Test func `a group is taken back and made again as a whole`() {
    group {
      tally.set(1, manager)
      tally.set(2, manager)
    }
    expect(manager.canUndo && !manager.canRedo && manager.undoCount == 1)
    manager.undo()
    expect(tally.value == 0 && !manager.canUndo && manager.canRedo)
    manager.redo()
    expect(tally.value == 2 && manager.canUndo && !manager.canRedo)
    manager.undo()
    expect(tally.value, equals: 0)
  }
  @Test func `what is done then forgets what could be redone`() {
    group { tally.set(1, manager) }
    manager.undo()
    group { tally.set(5, manager) }
    expect(!manager.canRedo)
    manager.undo()
    expect(tally.value, equals: 0)
  }
  @Test func `groups nest, and take the name of one inside`() {
    group {
      tally.set(1, manager)
      group {
        tally.set(2, manager)
        manager.setActionName("Count")
      }
    }
    expect(manager.undoCount == 1 && manager.undoActionName == "Count" && manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    expect(tally.value == 0 && manager.redoMenuItemTitle == "Redo Count" && manager.undoMenuItemTitle == "Undo")
  }
  @Test func `levels are limited, and the oldest go`() {
    manager.levelsOfUndo = 2
    for value in 1...4 { group { tally.set(value, manager) } }
    while manager.canUndo { manager.undo() }
    expect(tally.value, equals: 2)
  }
  @Test func `targets are not kept alive, and can be forgotten`() {
    var other: UndoneCount? = UndoneCount()
    weak let gone = other
    group { other?.set(1, manager) }
    other = nil
    expect(gone == nil)
    manager.undo()
    group { tally.set(1, manager) }
    manager.removeAllActions(withTarget: tally)
    expect(!manager.canUndo)
    group { tally.set(2, manager) }
    manager.removeAllActions()
    expect(!manager.canUndo)
  }
  @Test func `nothing is registered while that is disabled`() {
    manager.disableUndoRegistration()
    group { tally.set(1, manager) }
    expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    group { tally.set(2, manager) }
    manager.undo()
    expect(tally.value, equals: 1)
  }
  @Test func `it tells what it does`() {
    let heard = Heard()
    let observer = NotificationCenter.default.addObserver(forName: nil, object: manager, queue: nil) {
      heard.names.append($0.name.rawValue)
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    group { tally.set(1, manager) }
    manager.undo()
    let kinds = heard.names.filter { $0 != NSNotification.Name.NSUndoManagerCheckpoint.rawValue }
      .map { $0.replacingOccurrences(of: "NSUndoManager", with: "").replacingOccurrences(of: "Notification", with: "") }
    expect(
      kinds, equals: ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange", "DidUndoChange"])
  }
}

/// The manager of a window, with what is typed.
@MainActor struct WindowUndoTests {
  private struct Page: View {
    @State private var text = ""
    @State private var note = ""
    @State private var count = 0
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      VStack {
        TextField("Name", text: $text).accessibilityIdentifier("name")
        TextField("Note", text: $note).accessibilityIdentifier("note")
        Text("\(count) \(text)").accessibilityIdentifier("count")
        Button("Count") { set(count + 1) }.focusable(false).accessibilityIdentifier("button")
        Button("Undo") { undoManager?.undo() }.focusable(false).disabled(undoManager == nil)
          .accessibilityIdentifier("undo")
      }
    }
    private func set(_ new: Int) {
      let old = count
      count = new
      undoManager?.registerUndo(withTarget: Holder.shared) { _ in set(old) }
    }
  }
  private final class Holder: Sendable { static let shared = Holder() }

  @Test func `what is typed and what is clicked is taken back in the order in which it was done`() throws {
    let window = TestWindow { Page() }
    window.click("name")
    window.type("red fox")
    window.click("button")
    window.type(" hen")
    try expect(window.element("count").label, equals: "1 red fox hen")
    var shown: [String] = []
    for _ in 0..<4 {
      window.press("z", modifiers: .command)
      shown.append(try window.element("count").label)
    }
    expect(shown, equals: ["1 red fox", "0 red fox", "0 red", "0 "])
    for _ in 0..<4 { window.press("z", modifiers: [.command, .shift]) }
    try expect(window.element("count").label, equals: "1 red fox hen")
  }
  @Test func `an app's own button takes back what was typed`() throws {
    let window = TestWindow { Page() }
    window.click("name")
    window.type("red")
    window.click("undo")
    try expect(window.element("count").label, equals: "0 ")
  }
  @Test func `a pause while typing begins another step`() throws {
    let window = TestWindow { Page() }
    window.click("name")
    window.type("ab")
    window.advance(by: .seconds(3))
    window.type("cd")
    window.press("z", modifiers: .command)
    try expect(window.element("count").label, equals: "0 ab")
  }
  @Test func `the menu's Undo works where no text has focus`() throws {
    let window = TestWindow { Page() }
    window.click("button")
    window.click("button")
    window.press("z", modifiers: .command)
    try expect(window.element("count").label, equals: "1 ")
  }
  @Test func `a text that is left keeps its steps for when it is edited again`() throws {
    let window = TestWindow { Page() }
    window.click("name")
    window.type("red")
    window.click("note")
    window.press("z", modifiers: .command)
    try expect(window.element("count").label, equals: "0 red")
    window.click("name")
    window.press("z", modifiers: .command)
    try expect(window.element("count").label, equals: "0 ")
  }
}
