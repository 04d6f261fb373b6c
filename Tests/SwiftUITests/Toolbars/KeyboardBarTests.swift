import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// A form with two fields, a bar for the keyboard and a button.
private struct Letter: View {
  @State private var name = ""
  @State private var log = ""
  @State private var isShown = false
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      TextField("Name", text: $name).focused($isFocused).accessibilityIdentifier("name")
      TextField("Street", text: $name).accessibilityIdentifier("street")
      Button("Sheet") { isShown = true }.accessibilityIdentifier("sheet")
      Spacer()
    }
    .sheet(isPresented: $isShown) { TextField("Other", text: $name).frame(width: 200).accessibilityIdentifier("other") }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Next") { log += "next " }.accessibilityIdentifier("next")
        Spacer()
        Button("Done") { isFocused = false }.accessibilityIdentifier("done")
      }
    }
  }
}

@MainActor struct KeyboardBarTests {
  private func isShown(_ window: TestWindow) -> Bool { window.find { $0.identifier == "done" } != nil }

  @Test(arguments: [Idiom.desktop, .pad, .phone])
  func `items for the keyboard are at the foot of the page while text is edited`(_ idiom: Idiom) throws {
    let window = TestWindow(size: CGSize(width: 500, height: 600), idiom: idiom) { BarPage { Letter() } }
    expect(!isShown(window))
    window.click("name")
    let next = try window.element("next").frame, done = try window.element("done").frame
    expect(next.minY > 540 && next.maxY <= 600)
    expect(next.maxX < 100 && done.minX > 400)
    window.click("street")
    expect(isShown(window))
    window.click("next")
    expect(window.label("log"), equals: "next ")
    window.click("name")
    window.click("done")
    expect(!isShown(window))
    expect(window.focused != "name")
  }

  @QuickTesting.Test func `by keys focus goes on from the text, through the page and into the bar`() throws {
    let window = TestWindow { BarPage { Letter() } }
    window.click("street")
    for _ in 1...3 where window.focused != "next" { window.press(.tab) }
    expect(window.focused, equals: "next")
    expect(isShown(window))
    window.press(.space)
    expect(window.label("log"), equals: "next ")
    window.press(.tab, modifiers: .shift)
    expect(window.focused == "sheet" && isShown(window))
  }

  @QuickTesting.Test func `text in a sheet is not text in the page`() throws {
    let window = TestWindow { BarPage { Letter() } }
    window.click("sheet")
    expect(window.focused, equals: "other")
    expect(!isShown(window))
  }

  @QuickTesting.Test func `the bar around a stack is shown for text in its pages`() throws {
    let window = TestWindow {
      BarPage {
        NavigationStack {
          TextField("Name", text: .constant("")).accessibilityIdentifier("name").navigationTitle("Page")
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {}.accessibilityIdentifier("done") } }
      }
    }
    expect(!isShown(window))
    window.click("name")
    expect(isShown(window))
  }

  @QuickTesting.Test func `items that come while text is edited are shown at once`() throws {
    struct Late: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).accessibilityIdentifier("name")
          .toolbar {
            if !text.isEmpty { ToolbarItem(placement: .keyboard) { Button("Done") {}.accessibilityIdentifier("done") } }
          }
      }
    }
    let window = TestWindow { BarPage { Late() } }
    window.click("name")
    expect(!isShown(window))
    window.type("a")
    expect(isShown(window))
    window.press(.delete)
    expect(!isShown(window))
  }
}
