import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Mistakes of an app: each is reported once with the path of the view, and the app goes on.
@MainActor struct BadInputTests {
  /// A view with a mistake beside a button that counts.
  private struct Screen<Content: View>: View {
    let content: (Int) -> Content
    @State private var count = 0
    init(@ViewBuilder _ content: @escaping (Int) -> Content) { self.content = content }
    var body: some View {
      VStack {
        content(count)
        Button("count") { count += 1 }.accessibilityIdentifier("count")
        Text("\(count) times").accessibilityIdentifier("times")
      }
    }
  }
  /// Shows the screen, uses it three times, and gives what was reported.
  private func reports<Content: View>(
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (Int) -> Content
  ) throws -> [String] {
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Screen(content) }
    for _ in 0..<3 { window.click("count") }
    #expect(try window.element("times").label == "3 times", sourceLocation: sourceLocation)
    #expect(window.content.engine.layoutProblems() == [], sourceLocation: sourceLocation)
    return window.reports
  }

  @QuickTesting.Test func `an identity that occurs twice`() throws {
    let found = try reports { count in ForEach([1, 2, 1, count], id: \.self) { Text("\($0)") } }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Identity: Screen/VStack: the identity 1 occurs more than once.") == true)
  }
  @QuickTesting.Test func `an identity that occurs twice in a lazy list`() throws {
    let found = try reports { count in
      ScrollView { LazyVStack { ForEach([1, 2, 1, count], id: \.self) { Text("\($0)") } } }.frame(height: 100)
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("LazyVStack: the identity 1 occurs more than once.") == true)
  }
  @QuickTesting.Test func `rows of equal identity come, go and move without harm`() {
    let ids = Handle<[Int]>()
    let window = TestWindow {
      Owner([1, 1, 1], ids) { ids in VStack { ForEach(ids.wrappedValue, id: \.self) { Text("\($0)") } } }
    }
    let before = window.liveNodes
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      ids.value = (0..<Int.random(in: 0..<8, using: &generator)).map { _ in Int.random(in: 0..<3, using: &generator) }
      window.settle()
      let texts = window.displayList.split(separator: "\n").filter { $0.contains("text ") }.count
      #expect(texts == ids.value.count)
    }
    ids.value = [1, 1, 1]
    window.settle()
    #expect(window.liveNodes == before)
    #expect(window.reports.count == 1)
  }

  private struct Unstable: Identifiable {
    var id: UUID { UUID() }
    var name: String
  }
  @QuickTesting.Test func `an identity that is another one each time`() throws {
    for isLazy in [false, true] {
      let found = try reports { count in
        let items = [Unstable(name: "a"), Unstable(name: "b \(count)")]
        if isLazy {
          ScrollView { LazyVStack { ForEach(items) { Text($0.name) } } }.frame(height: 100)
        } else {
          ForEach(items) { Text($0.name) }
        }
      }
      #expect(found.count == 1)
      #expect(found.first?.contains("VStack: the identity of an element changes each time it is read.") == true)
    }
  }
  @QuickTesting.Test func `elements that are made anew with each update`() throws {
    struct Item: Identifiable {
      let id = UUID()
      var name: String
    }
    #expect(try reports { count in ForEach([Item(name: "a"), Item(name: "b \(count)")]) { Text($0.name) } } == [])
  }

  @QuickTesting.Test func `sizes that are no numbers`() throws {
    let bad: [(String, CGFloat)] = [("nan", .nan), ("inf", .infinity), ("-5", -5)]
    for (text, value) in bad {
      let found = try reports { _ in Color.red.frame(width: value, height: 10) }
      #expect(found.count == 1)
      #expect(
        found.first?.hasPrefix("Layout: Screen/VStack") == true && found.first?.contains(text) == true, "\(found)")
    }
  }

  @QuickTesting.Test func `a view that contains itself without end`() throws {
    struct Endless: View {
      let level: Int
      var body: some View { AnyView(Endless(level: level + 1).padding(0)) }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Screen { _ in Endless(level: 0) } }
    window.click("count")
    #expect(try window.element("times").label == "1 times")
    #expect(window.reports.count == 1)
    window.content.close()
  }

  @QuickTesting.Test func `a body that writes state`() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    var made: TestWindow?
    withKnownIssue("the window does not settle") {
      made = TestWindow(size: CGSize(width: 300, height: 300)) { Screen { _ in Restless() } }
    }
    let window = try #require(made)
    withKnownIssue("the window does not settle") { window.click("count") }
    #expect(try window.element("times").label == "1 times")
    #expect(window.reports.filter { $0.hasPrefix("State: Screen/VStack/Restless: ") }.count == 1)
    // What it leads to is named too.
    #expect(window.reports.filter { $0.hasPrefix("Update: ") }.count == 1)
    #expect(window.reports.count == 2)
  }

  @QuickTesting.Test func `an image that is none, and text that nobody should write`() throws {
    let found = try reports { _ in Image(data: Data("no image".utf8)) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Image: Screen/VStack/Image: ") == true)
    let invalid = String(decoding: [0x66, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF5] as [UInt8], as: UTF8.self)
    let hostile = [
      invalid, "\u{0}", "\u{202E}\u{2066}x", String(repeating: "\u{301}", count: 1_000), "%@%n%lld",
      String(Unicode.Scalar(0xFFFF as UInt16)!),
    ]
    #expect(
      try reports { count in
        ForEach(hostile, id: \.self) { text in
          Text("\(text) \(count)"); Text(verbatim: text)
        }
      } == [])
  }

  @QuickTesting.Test func `a window of no size, and one that loses its size`() {
    let window = TestWindow(size: .zero) {
      Screen { _ in ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } }.padding() }
    }
    #expect(window.reports == [])
    window.resize(to: CGSize(width: 300, height: 300))
    window.click("count")
    #expect(try! window.element("times").label == "1 times")
    window.resize(to: .zero)
    window.resize(to: CGSize(width: 300, height: 300))
    window.click("count")
    #expect(try! window.element("times").label == "2 times")
    #expect(window.reports == [])
  }
}
