import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Backgrounds of containers, distances from a scene, views in a mirror, values of subviews, modifiers by environment.
/// Additions to layout.
@MainActor struct LayoutAdditionTests {}

extension LayoutAdditionTests {
  @QuickTesting.Test func `a page's background is behind its bars, and that of the page alone`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      NavigationStack {
        NavigationLink("next") { Text("second") }
          .accessibilityIdentifier("next")
          .navigationTitle("First")
          .containerBackground(Color(red: 1, green: 0, blue: 0), for: .navigation)
      }
    }
    expect(window.displayList.contains("fill 0,0 300x200 #ff0000"))
    window.click("next")
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("#ff0000"))
  }
  @QuickTesting.Test func `a background of a window, a tab and a column fills it`() throws {
    let red = Color(red: 1, green: 0, blue: 0), size = CGSize(width: 600, height: 300)
    let window = TestWindow(size: size) { NavigationStack { Text("a").containerBackground(red, for: .window) } }
    expect(!window.displayList.contains("#ff0000"), "a window of a test has no scene around its content")
    let tabs = TestWindow(size: size) {
      TabView { Tab("One", systemImage: "star") { Text("a").containerBackground(red, for: .tabView) } }
    }
    expect(tabs.displayList.contains("#ff0000"))
    let columns = TestWindow(size: size) {
      NavigationSplitView {
        Text("a").containerBackground(for: .navigationSplitView) { red }
      } detail: {
        Text("b")
      }
    }
    expect(columns.displayList.contains("#ff0000"))
  }
  @QuickTesting.Test func `a background of a window of an app fills it`() throws {
    struct Colored: App {
      var body: some Scene {
        WindowGroup { Text("a").containerBackground(Color(red: 1, green: 0, blue: 0), for: .window) }
      }
    }
    let window = TestWindow(Colored.self, size: CGSize(width: 300, height: 200))
    expect(window.displayList.contains("fill 0,0 300x200 #ff0000"))
  }
  @QuickTesting.Test func `scene padding keeps the distance of the system`() throws {
    func frame(_ view: some View) throws -> CGRect {
      let window = TestWindow(size: CGSize(width: 200, height: 100)) { view }
      return try window.element("a").frame
    }
    func content() -> some View { Color.red.accessibilityElement().accessibilityIdentifier("a") }
    try expect(frame(content().scenePadding()), equals: CGRect(x: 20, y: 20, width: 160, height: 60))
    try expect(frame(content().scenePadding(.top)), equals: CGRect(x: 0, y: 20, width: 200, height: 80))
    try expect(
      frame(content().scenePadding(.minimum, edges: .horizontal)), equals: CGRect(x: 20, y: 0, width: 160, height: 100))
    try expect(frame(content().scenePadding(.navigationBar)), equals: CGRect(x: 20, y: 0, width: 160, height: 100))
  }
  @QuickTesting.Test func `a view is mirrored in interfaces of a direction`() throws {
    let log = Log()
    func window(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> TestWindow {
      TestWindow(size: CGSize(width: 100, height: 50)) {
        Color.red.onTapGesture { log.points.append($0.x) }
          .layoutDirectionBehavior(behavior)
          .environment(\.layoutDirection, direction)
      }
    }
    for (behavior, direction, isMirrored) in [
      (LayoutDirectionBehavior.mirrors, LayoutDirection.rightToLeft, true), (.mirrors, .leftToRight, false),
      (.fixed, .rightToLeft, false), (.mirrors(in: .leftToRight), .leftToRight, true),
    ] {
      log.points = []
      let window = window(behavior, direction)
      expect(window.displayList.contains("transform"), equals: isMirrored)
      window.click(at: CGPoint(x: 10, y: 10))
      expect(log.points, equals: [isMirrored ? 90 : 10])
    }
    let flipped = TestWindow(size: CGSize(width: 100, height: 50)) {
      Color.red.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
    }
    expect(flipped.displayList.contains("transform"))
  }
  private final class Log { var points: [CGFloat] = [] }

  @QuickTesting.Test func `a layout reads the container values of its subviews`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 100)) {
      Weighted {
        Color.red.containerValue(\.weight, 2).accessibilityElement().accessibilityIdentifier("a")
        Color.green.accessibilityElement().accessibilityIdentifier("b")
      }
    }
    try expect(window.element("a").frame.width, equals: 200)
    try expect(window.element("b").frame.width, equals: 100)
  }
  @QuickTesting.Test func `a modifier of the environment is resolved in it, and again when it changes`() throws {
    struct Page: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Text("text").modifier(Shaded()).disabled(!isOn)
          Button("switch") { isOn.toggle() }.accessibilityIdentifier("switch")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Page() }
    expect(!window.displayList.contains("opacity(0.25)"))
    window.click("switch")
    expect(window.displayList.contains("0.25"))
  }
  @QuickTesting.Test func `depth is reported once, and zero is not`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      VStack {
        Text("flat").offset(z: 0).frame(depth: 0)
        Text("deep").offset(z: 10).frame(depth: 20, alignment: .back)
      }
    }
    expect(!window.reports.isEmpty && window.reports.allSatisfy { $0.hasPrefix("Not on Linux") })
  }
  @QuickTesting.Test func `contexts of previews and tags of tools are reported once, and the view stays`() throws {
    struct Small: PreviewContext {
      subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
    }
    enum Family: PreviewContextKey { static var defaultValue: String { "small" } }
    expect(Small()[Family.self], equals: "small")
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Text("widget").previewContext(Small()).interactionActivityTrackingTag("first").accessibilityIdentifier("widget")
    }
    try expect(window.element("widget").label, equals: "widget")
    expect(window.reports.count == 2 && window.reports.allSatisfy { $0.hasPrefix("Not on Linux") })
  }
  @QuickTesting.Test func `content knows the material below it`() throws {
    struct Page: View {
      @Environment(\.backgroundMaterial) private var material
      var body: some View { Text(material == nil ? "none" : material == .thin ? "thin" : "other") }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      VStack {
        Page()
        Page().background(.thinMaterial)
        Page().padding().background(.regularMaterial, in: Capsule())
      }
    }
    for text in ["none", "thin", "other"] { expect(window.displayList.contains("\"\(text)\"")) }
  }
  @QuickTesting.Test func `a task runs on an executor, and is cancelled with its view`() async throws {
    struct Page: View {
      @State private var answer = "nothing"
      let executor: Pool
      var body: some View {
        Text(answer).task(id: 1, executorPreference: executor) {
          let count = await Self.count()
          await MainActor.run { answer = "\(count)" }
        }
      }
      nonisolated(nonsending) static func count() async -> Int { 42 }
    }
    let pool = Pool()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Page(executor: pool) }
    await window.settleTasks()
    expect(window.displayList.contains("42"))
    expect(pool.jobs > 0)
  }
  @available(*, deprecated) @Test func `a menu button of earlier code opens its menu`() throws {
    let log = Log()
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { OldMenu(action: { log.points.append(1) }) }
    window.click("old")
    expect(window.hasOpenMenu)
    window.press(.downArrow)
    window.press(.return)
    expect(log.points, equals: [1])
  }
  @QuickTesting.Test func `a view that is turned takes the room of what is seen`() throws {
    func frame(_ degrees: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) throws -> CGRect {
      let window = TestWindow(size: CGSize(width: 300, height: 300)) {
        Color.red.frame(width: 80, height: 40).rotation3DLayout(.degrees(degrees), axis: axis)
          .background { Color.clear.accessibilityElement().accessibilityIdentifier("frame") }
      }
      return try window.element("frame").frame
    }
    func isSame(_ frame: CGRect, _ width: CGFloat, _ height: CGFloat) -> Bool {
      abs(frame.width - width) < 0.01 && abs(frame.height - height) < 0.01 && abs(frame.midX - 150) < 0.01
    }
    expect(isSame(try frame(0, axis: (0, 0, 1)), 80, 40))
    expect(isSame(try frame(90, axis: (0, 0, 1)), 40, 80))
    expect(isSame(try frame(-45, axis: (0, 0, 2)), 60 * 2.0.squareRoot(), 60 * 2.0.squareRoot()))
    // Around an upright axis it gets narrower.
    expect(isSame(try frame(60, axis: (0, 1, 0)), 40, 40))
  }
  @QuickTesting.Test
  func `what is turned by a quarter is offered the height for its width, and turns with an animation`() throws {
    struct Turned: View {
      @State private var isTurned = true
      var body: some View {
        Color.blue.accessibilityElement().accessibilityIdentifier("color")
          .rotation3DLayout(.degrees(isTurned ? 90 : 0), axis: (x: 0, y: 0, z: 1))
          .frame(width: 100, height: 60)
        Button("Turn") { withAnimation(.linear(duration: 1)) { isTurned = false } }.accessibilityIdentifier("turn")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { VStack { Turned() } }
    let turned = try window.element("color").frame
    expect(abs(turned.width - 100) < 0.01 && abs(turned.height - 60) < 0.01)
    window.click("turn")
    window.advance(by: .seconds(0.5))
    expect(window.isAnimating)
    window.advance(by: .seconds(1))
    let straight = try window.element("color").frame
    expect(abs(straight.width - 100) < 0.01 && abs(straight.height - 60) < 0.01)
  }
  @QuickTesting.Test func `insets grow with what is taken of corners`() {
    var corners = RectangleCornerInsets()
    corners.topLeading = CGSize(width: 30, height: 8)
    let insets = EdgeInsets(top: 4, leading: 10, bottom: 2, trailing: 3)
    expect(insets.inset(by: corners), equals: EdgeInsets(top: 8, leading: 30, bottom: 2, trailing: 3))
    expect(insets.inset(by: corners, edges: .vertical), equals: EdgeInsets(top: 8, leading: 10, bottom: 2, trailing: 3))
  }
}

@available(*, deprecated) private struct OldMenu: View {
  let action: () -> Void
  var body: some View {
    MenuButton("Old") { Button("One") { action() } }
      .menuButtonStyle(BorderlessButtonMenuButtonStyle())
      .accessibilityIdentifier("old")
  }
}

private final class Pool: TaskExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var jobs: Int { lock.withLock { count } }
  func enqueue(_ job: consuming ExecutorJob) {
    lock.withLock { count += 1 }
    let job = UnownedJob(job)
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

private struct Shade: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.opacity(1 - amount) }
}
private struct Shaded: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Shade(amount: environment.isEnabled ? 0 : 0.75)
  }
}

nonisolated extension ContainerValues { @Entry fileprivate var weight: CGFloat = 1 }
private struct Weighted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let sum = subviews.map(\.containerValues.weight).reduce(0, +)
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview.containerValues.weight / sum
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
