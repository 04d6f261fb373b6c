import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct AlertTests {
  private func has(_ window: TestWindow, _ label: String) -> Bool { window.find { $0.label == label } != nil }
  private func frame(_ window: TestWindow, _ label: String) throws -> CGRect {
    try require(window.find { $0.label == label && $0.traits.contains(.isButton) }, "\(window.tree)").frame
  }
  private func click(_ window: TestWindow, _ label: String) throws {
    let frame = try frame(window, label)
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private struct Screen: View {
    @Bindable var log: PresentationLog
    var body: some View {
      Button("Open") { log.isShown = true }.accessibilityIdentifier("open")
        .alert("Delete?", isPresented: $log.isShown) {
          Button("Delete", role: .destructive) { log.add("delete \(log.isShown)") }
          Button("Keep", role: .cancel) { log.add("keep") }
        } message: {
          Text("It cannot be undone.")
        }
    }
  }

  @QuickTesting.Test func `an action runs, then the alert ends`() throws {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    let nodes = window.liveNodes
    window.click("open")
    expect(has(window, "Delete?") && has(window, "It cannot be undone."))
    try click(window, "Delete")
    expect(log.events, equals: ["delete true"])
    expect(!log.isShown && !has(window, "Keep"))
    expect(window.liveNodes, equals: nodes)
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `Escape is the cancel button`() throws {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    window.click("open")
    window.press(.escape)
    expect(log.events, equals: ["keep"])
    expect(!log.isShown)
  }
  @QuickTesting.Test func `cancel stands first in a row of two`() throws {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    window.click("open")
    let keep = try frame(window, "Keep"), delete = try frame(window, "Delete")
    expect(keep.maxX < delete.minX && keep.minY == delete.minY)
  }
  @QuickTesting.Test func `a click outside leaves an alert where it is`() {
    let log = PresentationLog()
    let window = TestWindow { Screen(log: log) }
    window.click("open")
    window.click(at: CGPoint(x: 5, y: 5))
    expect(log.isShown && log.events.isEmpty)
  }

  @QuickTesting.Test func `an alert without actions has a button OK, which Return and Escape press`() {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View { Text("page").alert("Done", isPresented: $log.isShown) {} }
    }
    let window = TestWindow { Screen(log: log) }
    for key in [KeyEquivalent.return, .escape, .space] {
      log.isShown = true
      window.settle()
      expect(has(window, "OK"))
      expect(window.focusedElement?.label, equals: "OK")
      window.press(key)
      expect(!log.isShown)
    }
  }
  @QuickTesting.Test
  func `many buttons stand one above the other, cancel last, and the first without a role is the default`() throws {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").alert("Which?", isPresented: $log.isShown) {
          Button("Cancel", role: .cancel) { log.add("cancel") }
          Button("Erase", role: .destructive) { log.add("erase") }
          Button("Save") { log.add("save") }
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    let cancel = try frame(window, "Cancel"), erase = try frame(window, "Erase"), save = try frame(window, "Save")
    expect(erase.maxY <= save.minY && save.maxY <= cancel.minY)
    expect(window.focusedElement?.label, equals: "Save")
    window.press(.return)
    expect(log.events, equals: ["save"])
  }
  @QuickTesting.Test func `the shortcut of the default action makes a button the default, and ends the alert`() {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").alert("Which?", isPresented: $log.isShown) {
          TextField("name", text: .constant(""))
          Button("First") { log.add("first") }
          Button("Second") { log.add("second") }.keyboardShortcut(.defaultAction)
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    window.press(.return)
    expect(log.events, equals: ["second"])
    expect(!log.isShown)
  }
  @QuickTesting.Test
  func `text is written in an alert's field, which has focus, and Return presses the default button`() throws {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      @State private var name = ""
      var body: some View {
        Text("page").alert("Name", isPresented: $log.isShown) {
          TextField("name", text: $name)
          Button("Save") { log.add("save \(name)") }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    window.type("Ann")
    window.press(.return)
    expect(log.events, equals: ["save Ann"])
    expect(!log.isShown)
  }
  @QuickTesting.Test func `data that is presented stays as it was, and an alert without data is not shown`() {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").alert("About", isPresented: $log.isShown, presenting: log.item) { item in
          Button("Read \(item.name)") {}
        } message: { item in
          Text(item.name)
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    expect(!has(window, "About"))
    log.item = PresentedItem(id: 1, name: "one")
    window.settle()
    expect(has(window, "Read one"))
    log.item = PresentedItem(id: 1, name: "uno")
    window.settle()
    expect(has(window, "Read one") && !has(window, "Read uno"))
  }
  @QuickTesting.Test func `an error says what it is`() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No paper" }
      var recoverySuggestion: String? { "Fill the tray." }
    }
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").alert(isPresented: $log.isShown, error: log.count == 0 ? nil : Failure()) { _ in
          Button("Retry") {}
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    expect(!has(window, "Retry"))
    log.count = 1
    window.settle()
    expect(has(window, "No paper") && has(window, "Fill the tray.") && has(window, "Retry"))
  }
  @QuickTesting.Test func `an alert stands on a sheet and gives focus back to it`() {
    struct Inner: View {
      @State private var isAsking = false
      var body: some View {
        VStack {
          Text("sheet")
          Button("Ask") { isAsking = true }.accessibilityIdentifier("ask").alert("Sure?", isPresented: $isAsking) {}
        }
      }
    }
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Button("Open") { log.isShown = true }.accessibilityIdentifier("open").sheet(isPresented: $log.isShown) {
          Inner()
        }
      }
    }
    let window = TestWindow { Screen(log: log) }
    window.press(.tab)
    window.press(.return)
    expect(window.focused, equals: "ask")
    window.press(.return)
    expect(has(window, "Sure?") && !has(window, "sheet"))
    window.press(.return)
    expect(window.focused, equals: "ask")
    window.press(.escape)
    expect(window.focused, equals: "open")
  }
  @QuickTesting.Test func `a view that is disabled still presents an alert that can be answered`() throws {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      var body: some View {
        Text("page").alert("Done", isPresented: $log.isShown) { Button("Yes") { log.add("yes") } }.disabled(true)
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    try click(window, "Yes")
    expect(log.events == ["yes"] && !log.isShown)
  }

  // MARK: - Confirmation dialogs

  private struct Dialog: View {
    @Bindable var log: PresentationLog
    var visibility = Visibility.automatic
    var body: some View {
      Button("Open") { log.isShown = true }.accessibilityIdentifier("open")
        .confirmationDialog("Empty the bin?", isPresented: $log.isShown, titleVisibility: visibility) {
          Button("Empty", role: .destructive) { log.add("empty") }
        }
    }
  }
  @Test(arguments: [Idiom.desktop, .pad, .phone]) func `a confirmation dialog has a way out on every device`(
    _ idiom: Idiom
  ) throws {
    let log = PresentationLog()
    let window = TestWindow(size: CGSize(width: idiom == .phone ? 400 : 900, height: 700), idiom: idiom) {
      Dialog(log: log)
    }
    window.click("open")
    expect(has(window, "Empty the bin?"), equals: (idiom == .desktop))
    let empty = try frame(window, "Empty"), cancel = try frame(window, "Cancel")
    expect(empty.maxY <= cancel.minY)
    window.press(.escape)
    expect(!log.isShown && log.events.isEmpty)
    window.click("open")
    try click(window, "Empty")
    expect(!log.isShown && log.events == ["empty"])
  }
  @QuickTesting.Test func `a title that is asked for is shown on phones`() {
    let log = PresentationLog()
    let window = TestWindow(size: CGSize(width: 400, height: 700), idiom: .phone) {
      Dialog(log: log, visibility: .visible)
    }
    window.click("open")
    expect(has(window, "Empty the bin?"))
    window.click(at: CGPoint(x: 200, y: 20))
    expect(!log.isShown)
  }

  // MARK: - Old forms

  @available(*, deprecated) private struct Old: View {
    @Bindable var log: PresentationLog
    var body: some View {
      VStack {
        Text("a").alert(isPresented: $log.isShown) {
          Alert(
            title: Text("Old"), message: Text("message"), primaryButton: .destructive(Text("Go")) { log.add("go") },
            secondaryButton: .cancel { log.add("cancel") })
        }
        Text("b").alert(item: $log.item) { Alert(title: Text($0.name), dismissButton: .default(Text("Fine"))) }
        Text("c").actionSheet(isPresented: $log.second) {
          ActionSheet(title: Text("Sheet"), buttons: [.default(Text("Act")) { log.add("act") }, .cancel()])
        }
      }
    }
  }
  @available(*, deprecated) @Test func `alerts and action sheets that are values work as the others do`() throws {
    let log = PresentationLog()
    let window = TestWindow { Old(log: log) }
    log.isShown = true
    window.settle()
    window.press(.escape)
    expect(log.events == ["cancel"] && !log.isShown)
    log.item = PresentedItem(id: 1, name: "Item")
    window.settle()
    expect(has(window, "Item"))
    window.press(.return)
    expect(log.item == nil)
    log.second = true
    window.settle()
    try click(window, "Act")
    expect(log.events == ["cancel", "act"] && !log.second)
  }

  @QuickTesting.Test func `a critical alert is shown at once, and what suppresses alerts is a toggle in them`() throws {
    let log = PresentationLog()
    struct Screen: View {
      @Bindable var log: PresentationLog
      @State private var isSuppressed = false
      var body: some View {
        VStack {
          Text("page").sheet(isPresented: $log.isShown) { Text("sheet") }
          Text("\(isSuppressed ? "off" : "on")").alert("Fire", isPresented: $log.second) {}
            .dialogSeverity(.critical).dialogSuppressionToggle(isSuppressed: $isSuppressed)
        }
        .onChange(of: isSuppressed) { log.add("\(isSuppressed)") }
      }
    }
    let window = TestWindow { Screen(log: log) }
    log.isShown = true
    window.settle()
    log.second = true
    window.settle()
    expect(has(window, "Fire") && window.reports.isEmpty)
    let toggle = try require(window.find { $0.label == "Don’t ask again" })
    window.click(at: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))
    expect(log.events == ["true"] && log.second)
  }
}
