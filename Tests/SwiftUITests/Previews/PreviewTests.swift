import Foundation
import HearthTesting
import SwiftUI
import Testing

#Preview("Greeting") { Text("Hello").accessibilityIdentifier("greeting") }

#Preview {
  Text("Without a name").accessibilityIdentifier("nameless")
}

#Preview("Row", traits: .fixedLayout(width: 300, height: 60)) {
  Color.red.accessibilityElement().accessibilityIdentifier("row")
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
  Text("12345").padding(10)
}

#Preview("Wide", traits: .landscapeLeft) { Text("Wide") }

#Preview("With state") {
  @Previewable @State var isOn = false
  @Previewable @State var count = 3
  let word = isOn ? "on" : "off"
  Toggle("Loud", isOn: $isOn).accessibilityIdentifier("toggle")
  Text("\(word) \(count)").accessibilityIdentifier("state")
  Button("More") { count += 1 }.accessibilityIdentifier("more")
}

#Preview("Several") {
  let word = "several"
  Text(word).accessibilityIdentifier("first")
  Text("views").accessibilityIdentifier("second")
}

#Preview("Branches") {
  if Bool(truncating: 1) { Text("yes").accessibilityIdentifier("branch") } else { Color.red }
}

#Preview("Prepared", traits: .modifier(Sample()), .modifier(InFrame())) { Named() }

#Preview("Prepared too", traits: .modifier(Sample())) { Named() }

#Preview("Impossible", traits: .modifier(Failing())) { Text("never") }

private struct Named: View {
  @Environment(\.previewName) private var name
  var body: some View { Text(name).accessibilityIdentifier("name") }
}
extension EnvironmentValues {
  @Entry fileprivate var previewName = "nobody"
}
@MainActor private var madeContexts = 0
private struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> String {
    madeContexts += 1
    _ = await Task.detached { (0..<1_000).reduce(0, +) }.value
    return "Ada"
  }
  func body(content: Content, context: String) -> some View { content.environment(\.previewName, context) }
}
private struct InFrame: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    VStack {
      content; Text("frame").accessibilityIdentifier("frame")
    }
  }
}
private struct NoSample: Error {}
private struct Failing: PreviewModifier {
  static func makeSharedContext() async throws -> Int { throw NoSample() }
  func body(content: Content, context: Int) -> some View { content }
}

private struct OnePreview: PreviewProvider {
  static var previews: some View {
    Text("one").accessibilityIdentifier("one").previewLayout(.fixed(width: 120, height: 80))
  }
}
private struct SeveralPreviews: PreviewProvider {
  static var platform: PreviewPlatform? { .iOS }
  static var previews: some View {
    Color.red.accessibilityElement().accessibilityIdentifier("fixed").previewLayout(.fixed(width: 100, height: 50))
      .previewDisplayName("Small")
    Group {
      Text("abc").accessibilityIdentifier("fitting")
      Text("def").previewDisplayName("Last")
    }
    .previewLayout(.sizeThatFits)
    Color.blue.accessibilityElement().accessibilityIdentifier("watch").previewDevice("Apple Watch Series 9 (41mm)")
    Color.blue.accessibilityElement().accessibilityIdentifier("turned").previewDevice("iPhone 15")
      .previewInterfaceOrientation(.landscapeRight)
  }
}

@Suite("A preview") @MainActor struct PreviewTests {}

extension PreviewTests {
  private func window(_ name: String, size: CGSize? = nil, idiom: Idiom? = nil) async throws -> TestWindow {
    try await TestWindow(preview: name, size: size, idiom: idiom)
  }

  @Test func `is found by its name, or by file and line`() async throws {
    let own = TestWindow.previews.filter {
      ["Greeting", "Row", "Badge", "Wide", "With state", "Branches"].contains($0)
    }
    #expect(own == ["Greeting", "Row", "Badge", "Wide", "With state", "Branches"], "in the order of the source")
    let nameless = try #require(TestWindow.previews.first { $0.hasPrefix("PreviewTests.swift:") })
    #expect(nameless == "PreviewTests.swift:8")
    #expect(try await window(nameless).element("nameless").label == "Without a name")
    #expect(try await window("PreviewTests.swift:6").element("greeting").label == "Hello")
    await #expect(throws: NoPreview.self) { try await window("Nobody wrote this") }
  }
  @Test func `has the container that its traits say`() async throws {
    let row = try await window("Row")
    #expect(row.size == CGSize(width: 300, height: 60))
    #expect(try row.element("row").frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    let inLarger = try await window("Row", size: CGSize(width: 400, height: 100))
    #expect(
      try inLarger.element("row").frame == CGRect(x: 50, y: 20, width: 300, height: 60),
      "in the centre of what is larger")
    #expect(
      try await window("Badge").size == CGSize(width: 60, height: 40),
      "five letters of 8 points, a line of 20, and the padding")
    #expect(try await window("Greeting").size == CGSize(width: 900, height: 640))
    #expect(try await window("Greeting").title == "Greeting")
    #expect(try await window("Wide").size == CGSize(width: 900, height: 640), "a desktop does not turn")
    #expect(try await window("Wide", idiom: .phone).size == CGSize(width: 760, height: 390))
    #expect(try await window("Greeting", idiom: .phone).size == CGSize(width: 390, height: 760))
  }
  @Test func `has state of its own`() async throws {
    let window = try await window("With state")
    #expect(try window.element("state").label == "off 3")
    window.click("toggle")
    window.click("more")
    #expect(try window.element("state").label == "on 4")
    #expect(try await self.window("With state").element("state").label == "off 3", "each time anew")
  }
  @Test func `may have several views, constants and branches`() async throws {
    let several = try await window("Several")
    #expect(
      try several.element("first").label == "several"
        && several.element("second").frame.minY >= several.element("first").frame.minY)
    #expect(try await window("Branches").element("branch").label == "yes")
  }
  @Test func `is prepared by modifiers, which share what they make`() async throws {
    let first = try await window("Prepared"), second = try await window("Prepared too")
    #expect(try first.element("name").label == "Ada" && second.element("name").label == "Ada")
    #expect(first.find { $0.identifier == "frame" } != nil && second.find { $0.identifier == "frame" } == nil)
    #expect(madeContexts == 1)
    await #expect(throws: NoSample.self) { try await window("Impossible") }
  }
  @Test func `of a provider is one alone`() async throws {
    let window = try await window("OnePreview")
    #expect(window.size == CGSize(width: 120, height: 80))
    #expect(try window.element("one").frame.midX == 60)
  }
  @Test func `of a provider is one of several below each other`() async throws {
    let window = try await window("SeveralPreviews")
    #expect(window.size == CGSize(width: 390, height: 760), "the platform of the provider")
    #expect(window.reports == [])
    let labels = window.elements.map(\.label)
    #expect(labels.filter { ["Small", "2", "Last", "4", "5"].contains($0) } == ["Small", "2", "Last", "4", "5"])
    #expect(try window.element("fixed").frame.size == CGSize(width: 100, height: 50))
    #expect(try window.element("fitting").frame.size == CGSize(width: 24, height: 20))
    #expect(try window.element("watch").frame.size == CGSize(width: 198, height: 242))
    #expect(try window.element("turned").frame.size == CGSize(width: 760, height: 390))
  }
  @Test func `opens without a report, each in this program`() async throws {
    for name in TestWindow.previews where name != "Impossible" {
      let window = try await window(name)
      #expect(window.reports == [], "\(name)")
    }
  }
}
