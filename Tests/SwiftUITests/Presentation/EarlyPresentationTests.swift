import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Something that presents from its first moment on.
private struct Early: View {
  enum Kind: CaseIterable { case sheet, cover, popover, alert, dialog }
  let kind: Kind
  @State private var isShown = true
  var body: some View {
    let text = Text("one").accessibilityIdentifier("one")
    switch kind {
    case .sheet: text.sheet(isPresented: $isShown) { Presented() }
    case .cover: text.fullScreenCover(isPresented: $isShown) { Presented() }
    case .popover: text.popover(isPresented: $isShown) { Presented() }
    case .alert: text.alert("Question", isPresented: $isShown) { Button("two") {}.accessibilityIdentifier("two") }
    case .dialog:
      text.confirmationDialog("Question", isPresented: $isShown) { Button("two") {}.accessibilityIdentifier("two") }
    }
  }
}
private struct Presented: View { var body: some View { Button("two") {}.accessibilityIdentifier("two") } }

/// What is presented from the first moment on.
@MainActor struct EarlyPresentationTests {}

extension EarlyPresentationTests {
  @Test(arguments: Early.Kind.allCases)
  fileprivate func `is shown above the sheet that presents it, and has focus`(kind: Early.Kind) throws {
    struct Page: View {
      let kind: Early.Kind
      @State private var isShown = false
      var body: some View {
        Button("open") { isShown = true }.accessibilityIdentifier("open").sheet(isPresented: $isShown) {
          VStack {
            Button("behind") {}.accessibilityIdentifier("behind")
            Early(kind: kind)
          }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 600, height: 500)) { Page(kind: kind) }
    window.click("open")
    window.advance(by: .seconds(2))
    expect(window.find { $0.identifier == "two" || $0.label == "two" } != nil, "\(window.tree)")
    expect(window.reports.isEmpty)
    // The inner one goes first, and then the sheet.
    window.press(.escape)
    window.advance(by: .seconds(2))
    expect(window.find { $0.identifier == "two" || $0.label == "two" } == nil)
    expect(window.find { $0.identifier == "behind" } != nil)
    window.press(.escape)
    window.advance(by: .seconds(2))
    expect(window.find { $0.identifier == "behind" } == nil)
  }
  @QuickTesting.Test func `is shown three deep when the window opens`() {
    struct Step: View {
      let number: Int
      @State private var isShown = true
      var body: some View {
        if number < 4 {
          Text("step \(number)").accessibilityIdentifier("step \(number)")
            .sheet(isPresented: $isShown) { Step(number: number + 1) }
        } else {
          Text("last").accessibilityIdentifier("last")
        }
      }
    }
    let window = TestWindow { Step(number: 1) }
    window.advance(by: .seconds(2))
    expect(window.find { $0.identifier == "last" } != nil, "\(window.tree)")
    window.press(.escape)
    window.advance(by: .seconds(2))
    expect(window.find { $0.identifier == "last" } == nil)
    expect(window.find { $0.identifier == "step 3" } != nil)
  }
  @QuickTesting.Test func `comes in turn where several are asked for at once`() {
    struct Inner: View {
      @State private var isFirst = true
      @State private var isSecond = true
      var body: some View {
        VStack {
          Text("a").sheet(isPresented: $isFirst) { Text("first").accessibilityIdentifier("first") }
          Text("b").alert("second", isPresented: $isSecond) { Button("OK") {} }
        }
      }
    }
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Button("open") { isShown = true }.accessibilityIdentifier("open").sheet(isPresented: $isShown) { Inner() }
      }
    }
    let window = TestWindow { Page() }
    window.click("open")
    window.advance(by: .seconds(2))
    expect(window.find { $0.identifier == "first" } != nil)
    window.press(.escape)
    window.advance(by: .seconds(2))
    expect(window.find { $0.identifier == "first" } == nil)
    expect(window.find { $0.label == "second" } != nil, "\(window.tree)")
  }
}
