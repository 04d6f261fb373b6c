import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

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

#Preview("Sizes", arguments: [1, 2, 3]) { size in
  Text("Size \(size)").accessibilityIdentifier("size")
}

#Preview("Boxes", traits: .fixedLayout(width: 90, height: 60), .portrait, arguments: ["a"]) {
  Text($0).frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("box")
}

#Preview(arguments: [Color.red]) { $0 }

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

/// A preview.
@MainActor struct PreviewTests {}

extension PreviewTests {
  private func window(_ name: String, size: CGSize? = nil, idiom: Idiom? = nil) async throws -> TestWindow {
    try await TestWindow(preview: name, size: size, idiom: idiom)
  }

  @Test func `is found by its name, or by file and line`() async throws {
    let own = TestWindow.previews.filter {
      ["Greeting", "Row", "Badge", "Wide", "With state", "Branches"].contains($0)
    }
    expect(own, equals: ["Greeting", "Row", "Badge", "Wide", "With state", "Branches"], "in the order of the source")
    let nameless = try require(TestWindow.previews.first { $0.hasPrefix("PreviewTests.swift:") })
    expect(nameless, equals: "PreviewTests.swift:8")
    try await expect(window(nameless).element("nameless").label, equals: "Without a name")
    try await expect(window("PreviewTests.swift:6").element("greeting").label, equals: "Hello")
    await expect(throws: NoPreview.self) { try await window("Nobody wrote this") }
  }
  @Test func `with arguments there is one for each of them`() async throws {
    let names = TestWindow.previews
    expect(names.filter { $0.hasPrefix("Sizes") }, equals: ["Sizes 1", "Sizes 2", "Sizes 3"])
    try await expect(window("Sizes 2").element("size").label, equals: "Size 2")
    let box = try await window("Boxes 1")
    try expect(box.element("box").label == "a" && box.size == CGSize(width: 90, height: 60))
    expect(names.contains { $0.hasPrefix("PreviewTests.swift:") && $0.hasSuffix(" 1") })
  }
  @Test func `has the container that its traits say`() async throws {
    let row = try await window("Row")
    expect(row.size, equals: CGSize(width: 300, height: 60))
    try expect(row.element("row").frame, equals: CGRect(x: 0, y: 0, width: 300, height: 60))
    let inLarger = try await window("Row", size: CGSize(width: 400, height: 100))
    try expect(
      inLarger.element("row").frame, equals: CGRect(x: 50, y: 20, width: 300, height: 60),
      "in the centre of what is larger")
    try await expect(
      window("Badge").size, equals: CGSize(width: 60, height: 40),
      "five letters of 8 points, a line of 20, and the padding")
    try await expect(window("Greeting").size, equals: CGSize(width: 900, height: 640))
    try await expect(window("Greeting").title, equals: "Greeting")
    try await expect(window("Wide").size, equals: CGSize(width: 900, height: 640), "a desktop does not turn")
    try await expect(window("Wide", idiom: .phone).size, equals: CGSize(width: 760, height: 390))
    try await expect(window("Greeting", idiom: .phone).size, equals: CGSize(width: 390, height: 760))
  }
  @Test func `has state of its own`() async throws {
    let window = try await window("With state")
    try expect(window.element("state").label, equals: "off 3")
    window.click("toggle")
    window.click("more")
    try expect(window.element("state").label, equals: "on 4")
    try await expect(self.window("With state").element("state").label, equals: "off 3", "each time anew")
  }
  @Test func `may have several views, constants and branches`() async throws {
    let several = try await window("Several")
    try expect(
      several.element("first").label == "several"
        && several.element("second").frame.minY >= several.element("first").frame.minY)
    try await expect(window("Branches").element("branch").label, equals: "yes")
  }
  @Test func `is prepared by modifiers, which share what they make`() async throws {
    let first = try await window("Prepared"), second = try await window("Prepared too")
    try expect(first.element("name").label == "Ada" && second.element("name").label == "Ada")
    expect(first.find { $0.identifier == "frame" } != nil && second.find { $0.identifier == "frame" } == nil)
    expect(madeContexts, equals: 1)
    await expect(throws: NoSample.self) { try await window("Impossible") }
  }
  @Test func `of a provider is one alone`() async throws {
    let window = try await window("OnePreview")
    expect(window.size, equals: CGSize(width: 120, height: 80))
    try expect(window.element("one").frame.midX, equals: 60)
  }
  @Test func `of a provider is one of several below each other`() async throws {
    let window = try await window("SeveralPreviews")
    expect(window.size, equals: CGSize(width: 390, height: 760), "the platform of the provider")
    expect(window.reports, equals: [])
    let labels = window.elements.map(\.label)
    expect(labels.filter { ["Small", "2", "Last", "4", "5"].contains($0) }, equals: ["Small", "2", "Last", "4", "5"])
    try expect(window.element("fixed").frame.size, equals: CGSize(width: 100, height: 50))
    try expect(window.element("fitting").frame.size, equals: CGSize(width: 24, height: 20))
    try expect(window.element("watch").frame.size, equals: CGSize(width: 198, height: 242))
    try expect(window.element("turned").frame.size, equals: CGSize(width: 760, height: 390))
  }
  @Test func `opens without a report, each in this program`() async throws {
    for name in TestWindow.previews where name != "Impossible" {
      let window = try await window(name)
      expect(window.reports, equals: [], "\(name)")
    }
  }
}
