import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct Node: Identifiable {
  let name: String
  var children: [Node]?
  var id: String { name }
}
private let trees = [
  Node(name: "fruit", children: [Node(name: "fig"), Node(name: "citrus", children: [Node(name: "lemon")])]),
  Node(name: "nut"),
]

private struct Spaced: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3) }
}
private struct Quiet: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
extension ButtonStyle where Self == Spaced {
  fileprivate static var card: Spaced { Spaced() }
  fileprivate static var glass: Spaced { Spaced() }
}
extension PrimitiveButtonStyle where Self == Quiet {
  fileprivate static var glassProminent: Quiet { Quiet() }
}
extension View {
  /// As apps had it before SwiftUI did.
  fileprivate func overlay<Content: View>(alignment: Alignment, _ content: Content) -> some View {
    overlay(alignment: alignment) { content }
  }
}

/// Forms of source that Apple's SwiftUI accepts, and what they do.
@MainActor struct SourceFormTests {
  private func texts(in window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  @Test func `an outline shows what is open`() throws {
    let window = TestWindow {
      VStack { OutlineGroup(trees, children: \.children) { Text($0.name) } }
    }
    expect(texts(in: window), equals: ["fruit", "nut"])
    // The row of a group is one element, the button that opens it.
    let fruit = try require(window.find { $0.label == "fruit" }).frame
    window.click(at: CGPoint(x: fruit.midX, y: fruit.midY))
    window.advance(by: .seconds(1))
    expect(texts(in: window), equals: ["fruit", "fig", "citrus", "nut"])
  }
  @Test func `a list of trees, and the outline of one tree`() {
    let window = TestWindow { List(trees, children: \.children) { item in Text(item.name) } }
    expect(texts(in: window), equals: ["fruit", "nut"])
    let other = TestWindow { List(trees, id: \.name, children: \.children) { Text($0.name) } }
    expect(texts(in: other), equals: ["fruit", "nut"])
    let one = TestWindow { VStack { OutlineGroup(trees[1], children: \.children) { Text($0.name) } } }
    expect(texts(in: one), equals: ["nut"])
  }
  @Test func `a stepper of whole numbers has a field with a format`() throws {
    struct Steps: View {
      @State private var value = 4
      var body: some View {
        VStack {
          Stepper(value: $value, in: 0...10, step: 2, format: .number) { Text("Guests") }.accessibilityIdentifier(
            "stepper")
          Text("value \(value)")
        }
      }
    }
    let window = TestWindow { Steps() }
    expect(texts(in: window).contains("value 4") && texts(in: window).contains("4"))
  }
  @Test func `a toolbar of items that can all be changed`() {
    let window = TestWindow {
      NavigationStack {
        Text("page").toolbar {
          ToolbarSpacer(.fixed)
          ToolbarSpacer(.flexible, placement: .bottomBar)
          DefaultToolbarItem(kind: .title)
        }
      }
    }
    expect(texts(in: window).contains("page"))
  }
  @Test func `styles and modifiers of an app go before ours of the same name`() throws {
    let window = TestWindow {
      VStack {
        Button("card") {}.buttonStyle(.card).accessibilityIdentifier("card")
        Button("glass") {}.buttonStyle(.glass)
        Button("prominent") {}.buttonStyle(.glassProminent)
        Text("below").overlay(alignment: .top, Text("above")).overlay(alignment: .bottom) { Text("beside") }
      }
    }
    expect(texts(in: window), equals: ["card", "glass", "prominent", "below", "above", "beside"])
    let plain = TestWindow { Text("card").accessibilityIdentifier("card") }
    try expect(window.element("card").frame.height, equals: plain.element("card").frame.height + 2 * 3)
  }
  @Test func `styles of ours are found by their names where an app has none of them`() {
    let window = TestWindow { VStack { Button("b") {}.buttonStyle(GlassProminentButtonStyle()) } }
    let named = TestWindow { VStack { Button("b") {}.buttonStyle(.borderedProminent) } }
    expect(window.displayList != named.displayList)
  }
  @Test func `a session is there for source that imports SwiftUI`() {
    var request = URLRequest(url: URL(string: "https://example.org/figs")!)
    request.httpMethod = "POST"
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 4
    let publisher = URLSession(configuration: configuration).dataTaskPublisher(for: request).map(\.data)
      .eraseToAnyPublisher()
    expect(publisher.description.isEmpty == false && request.httpMethod == "POST")
  }
}
