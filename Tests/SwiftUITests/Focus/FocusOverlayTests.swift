import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct FocusOverlayTests {
  private func keys() -> TestWindow {
    TestWindow {
      HStack(alignment: .top, spacing: 40) {
        VStack(spacing: 10) {
          Button("One") {}.accessibilityIdentifier("one")
          Button("Off") {}.disabled(true)
        }
        VStack(spacing: 10) {
          Button("Two") {}.accessibilityIdentifier("two")
          Button("Three") {}.accessibilityIdentifier("three")
        }
        .focusSection().accessibilityIdentifier("photos")
        Button("Four") {}.accessibilityIdentifier("four")
      }
    }
  }

  @Test func `without the switch nothing is drawn and nothing computed`() {
    let window = keys()
    let rest = window.displayList
    expect(!window.showsFocusDebugging)
    expect(rest.split(separator: "\n").allSatisfy { !$0.contains("section") && !$0.contains("focus:") })
    window.showsFocusDebugging = true
    expect(window.displayList != rest)
    window.showsFocusDebugging = false
    expect(window.displayList, equals: rest)
  }
  @Test func `the overlay shows targets, and groups by role and name`() {
    let window = keys()
    window.showsFocusDebugging = true
    let list = window.displayList
    expect(list.contains("\"section “photos”\""))
    expect(list.contains("\"focus: none\""))
    // Each target has its outline, in blue; the disabled one in grey.
    expect(list.split(separator: "\n").count { $0.contains("stroke ") && $0.hasSuffix("#0a85ff") }, equals: 4)
    expect(list.split(separator: "\n").count { $0.contains("stroke ") && $0.hasSuffix("1.5 #808080") }, equals: 1)
  }
  @Test func `after a move the overlay names the rule, the candidates and their scores`() {
    let window = keys()
    window.showsFocusDebugging = true
    window.press(.tab)
    expect(window.displayList.contains("Tab: It is the"))
    window.move(.right)
    let list = window.displayList
    expect(
      list.contains(
        "right: It is aligned with the focused view in that direction, and of those its edge is the nearest."))
    expect(list.contains(" candidates, \(window.focusCandidatesExamined) examined, handed on by nearest"))
    expect(list.contains("\"1. 40 pt, "))
    expect(list.contains("focus: “two”"))
  }
  @Test func `a move that finds nothing says so`() {
    let window = keys()
    window.press(.tab)
    window.showsFocusDebugging = true
    window.move(.up)
    expect(window.displayList.contains("up: Nothing lies in that direction; focus stays where it is."))
  }
  @Test func `what is no move of the user shows the rule of the change`() throws {
    struct Page: View {
      @FocusState var isOn: Bool
      var body: some View {
        VStack {
          Button("Ask") { isOn = true }.accessibilityIdentifier("ask")
          TextField("Name", text: .constant("")).focused($isOn).accessibilityIdentifier("name")
        }
      }
    }
    let window = TestWindow { Page() }
    window.showsFocusDebugging = true
    window.click("ask")
    expect(window.displayList.contains("program: A focus state asks for it."))
    expect(window.displayList.contains("focus: “name”"))
  }
  @Test func `the overlay is kept while nothing changes, and costs no body and no layout`() {
    let window = keys()
    window.showsFocusDebugging = true
    window.press(.tab)
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.measures, equals: 0)
    window.resetCounters()
    window.settle()
    expect(window.counters.itemsRecorded, equals: 0)
  }
}
