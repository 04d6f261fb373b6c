import Foundation
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

/// Stages of a frame.
@MainActor struct StageTests {}

extension StageTests {
  @MainActor private final class Log {
    private(set) var entries: [String: Set<Stage>] = [:]
    func note(_ name: String) { entries[name, default: []].insert(Stage.current) }
    nonisolated deinit {}
    var stages: [String] {
      entries.map { "\($0.key): \($0.value.map { "\($0)" }.sorted().joined(separator: " "))" }.sorted()
    }
  }
  private struct Measured: Layout {
    let log: Log
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { log.note("layout") }
      return CGSize(width: 50, height: 50)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      MainActor.assumeIsolated { log.note("layout") }
    }
  }

  private nonisolated struct Drawn: Shape {
    let draw: @MainActor () -> Void
    func path(in rect: CGRect) -> Path {
      MainActor.assumeIsolated { draw() }
      return Path(rect)
    }
  }

  @Test func `a frame runs code of the app in the stages that are for it`() {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var count = 0
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = log.note("body")
        VStack {
          Measured(log: log) { Text("\(count)") }
          Drawn(draw: { log.note("path") })
          Color.red.frame(width: 20, height: 20).focusable().focused($isFocused)
          GeometryReader { _ in let _ = log.note("reader") }
        }
        .onAppear {
          log.note("onAppear")
          count += 1
          isFocused = true
        }
        .onChange(of: count) { log.note("onChange") }
        .onChange(of: isFocused) { log.note("onChange of focus") }
      }
    }
    let window = TestWindow { Content(log: log) }
    // The first body runs when the window is made, before its first frame. Focus looks whether something hides the view
    // that it goes to, and the outline that it has asked for is drawn.
    expect(
      log.stages,
      equals: [
        "body: bodies idle", "layout: layout", "onAppear: actions", "onChange of focus: actions", "onChange: actions",
        "path: focus", "reader: layout",
      ])
    expect(window.content.engine.stage == .idle && Stage.current == .idle && window.reports.isEmpty)
  }

  @Test func `closures of gestures run when all gestures have seen the event`() {
    let log = Log()
    struct Content: View {
      let log: Log
      @GestureState private var way = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 100)
            .gesture(
              DragGesture()
                .map { drag in
                  log.note("map")
                  return drag.translation.width
                }
                .onChanged { _ in log.note("onChanged") }
                .updating($way) { value, state, _ in
                  log.note("updating")
                  state = value
                }
                .onEnded { _ in log.note("onEnded") })
          Color.green.frame(width: 100, height: 100)
            .onLongPressGesture {
              log.note("long press")
            } onPressingChanged: { _ in
              log.note("onPressingChanged")
            }
          Color.blue.frame(width: 100, height: 100).onTapGesture { log.note("tap") }.onHover { _ in log.note("onHover")
          }
          Button("Press") { log.note("button") }.accessibilityIdentifier("button")
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 100, height: 600)) { Content(log: log) }
    window.click("button")
    let top = (600 - 300 - 20) / 2.0 - 10
    window.drag(from: CGPoint(x: 20, y: top + 50), to: CGPoint(x: 80, y: top + 50))
    window.longPress(at: CGPoint(x: 50, y: top + 150))
    window.click(at: CGPoint(x: 50, y: top + 250))
    expect(
      log.stages,
      equals: [
        "button: event", "long press: time", "map: event", "onChanged: event", "onEnded: event", "onHover: event",
        "onPressingChanged: event time",
        "tap: event", "updating: event",
      ])
  }
  @Test func `a transform of a gesture's value runs once for an event, whoever asks for the value`() {
    let log = Log()
    var transforms = 0
    var changes = 0
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(
        DragGesture(minimumDistance: 0)
          .map { drag in
            transforms += 1
            return drag.translation.width
          }
          .onChanged { _ in changes += 1 }
          .onChanged { _ in log.note("outer") })
    }
    window.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50))
    expect(changes > 1)
    // The press, ten moves, and the end.
    expect(transforms, equals: 12)
  }

  @Test func `a click into a text tells the app when the gesture is decided`() {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var text = "one two"
      @State private var selection: TextSelection?
      var body: some View {
        TextField(
          "Text",
          text: Binding(
            get: { text },
            set: {
              log.note("text"); text = $0
            }),
          selection: Binding(
            get: { selection },
            set: {
              log.note("selection"); selection = $0
            })
        )
        .accessibilityIdentifier("field")
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Content(log: log) }
    window.click("field", count: 2)
    window.compositionEnd = .enters
    window.compose("x")
    window.click("field")
    expect(log.stages.contains { $0.hasPrefix("selection: ") } && log.stages.contains { $0.hasPrefix("text: ") })
    expect(log.entries.values.allSatisfy { $0.allSatisfy(\.allowsActions) })
  }
  @Test func `menus open when the gesture is decided`() {
    let log = Log()
    struct Content: View {
      let log: Log
      @State private var chosen: Set<Int> = []
      var body: some View {
        List(0..<3, id: \.self, selection: $chosen) { Text("\($0)").accessibilityIdentifier("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { _ in
            let _ = log.note("menu")
            Button("Delete") {}
          }
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Content(log: log) }
    window.secondaryClick("row 1")
    expect(log.stages, equals: ["menu: event"])
  }

  @Test func `an event that an action brings about waits for the end of the frame`() {
    struct Content: View {
      @State private var width = 0.0
      let host: () -> WindowContent?
      var body: some View {
        Color.red.onAppear { host()?.handle(.resize(CGSize(width: 300, height: 300))) }
      }
    }
    let box = Box()
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Shown(box: box, content: Content(host: { box.content }))
    }
    box.content = window.content
    box.isShown.wrappedValue = true
    window.settle()
    expect(window.content.engine.root.windowSize.cgSize, equals: CGSize(width: 300, height: 300))
  }
  @MainActor private final class Box {
    weak var content: WindowContent?
    var isShown = Binding.constant(false)
    nonisolated deinit {}
  }
  private struct Shown<Content: View>: View {
    let box: Box
    let content: Content
    @State private var isShown = false
    var body: some View {
      let _ = box.isShown = $isShown
      if isShown { content }
    }
  }

  @Test func `a write while views are laid out or drawn is reported`() {
    struct Sized: View {
      @State private var count = 0
      var body: some View { Writing(write: { count += 1 }) { Text("a") } }
    }
    struct Pictured: View {
      @State private var count = 0
      var body: some View { Drawn(draw: { count += 1 }) }
    }
    struct Content: View {
      var body: some View {
        VStack {
          Sized(); Pictured()
        }
      }
    }
    let window = TestWindow { Content() }
    expect(window.reports.contains { $0.contains("is written while views are laid out") })
    expect(window.reports.contains { $0.contains("is written while views are drawn") })
  }
  private struct Writing: Layout {
    let write: @MainActor () -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { write() }
      return .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `an action in the middle of an update is found`() {
    let window = TestWindow { Color.red }
    let found = EngineChecks.findings {
      window.content.engine.during(.recognition) { Stage.noteAction("The action of a test") }
      window.content.engine.during(.actions) { Stage.noteAction("Another action") }
    }
    expect(
      found,
      equals: [
        "The action of a test is called in the stage recognition, in which no action of the app may run. Leave it for performAtEndOfRound"
      ])
  }
}

/// Checks of the engine.
@MainActor struct EngineChecksTests {}

extension EngineChecksTests {
  @Test func `a node is placed twice only by one parent in one turn`() {
    final class Place {}
    let (node, first, second) = (Place(), Place(), Place()), check = PlacementCheck()
    check.begin(first)
    check.begin(second)
    expect(!check.note(ObjectIdentifier(node), in: ObjectIdentifier(first)))
    // A node goes from one parent to another.
    expect(!check.note(ObjectIdentifier(node), in: ObjectIdentifier(second)))
    expect(check.note(ObjectIdentifier(node), in: ObjectIdentifier(second)))
    check.begin(second)
    expect(!check.note(ObjectIdentifier(node), in: ObjectIdentifier(second)))
  }
  @Test func `test windows of a debug build check, and leave the counters alone`() {
    func counters() -> FrameCounters {
      struct Content: View {
        @State private var count = 0
        var body: some View {
          VStack { ForEach(0..<30, id: \.self) { Text("\($0 + count)") } }.onTapGesture { count += 1 }.padding()
        }
      }
      let window = TestWindow { Content() }
      window.click(at: CGPoint(x: 400, y: 300))
      return window.content.engine.counters
    }
    let checked = counters()
    expect(EngineChecks.areOn, equals: EngineChecks.areWanted)
    let unchecked = EngineChecks.without {
      let found = counters()
      expect(!EngineChecks.areOn)
      return found
    }
    expect(checked, equals: unchecked)
  }
  @Test func `a size that is remembered wrongly is found`() throws {
    let window = TestWindow { VStack { Text("a") } }
    let engine = window.content.engine
    expect(engine.layoutProblems().isEmpty)
    var found: CachingLayoutNode?
    func find(_ node: Node) {
      if let caching = node as? CachingLayoutNode { found = caching }
      node.visitChildren(find)
    }
    find(engine.root)
    try require(found).cache.insert(Proposal(7, 7), Size(999, 999))
    expect(
      EngineChecks.findings { engine.checkLayout() }.contains { $0.contains("cached") && $0.contains("but now it is") })
  }
}
