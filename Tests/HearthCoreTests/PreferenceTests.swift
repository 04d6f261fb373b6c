import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct Largest: PreferenceKey {
  static let defaultValue = 0
  nonisolated(unsafe) static var reductions = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    reductions += 1
    value = max(value, nextValue())
  }
}
private struct Title: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
  typealias Value = String?
}

private struct Cell: View {
  let id: Int
  @State var height = 0
  static var handles: [Int: Binding<Int>] = [:]
  var body: some View {
    let _ = Cell.handles[id] = $height
    Text("x").preference(key: Largest.self, value: height)
  }
}

@MainActor struct PreferenceTests {
  @Test func `values are combined in the order of the views`() {
    let log = ViewLog()
    _ = TestWindow {
      VStack {
        Text("1").preference(key: Names.self, value: ["a"])
        HStack {
          Text("2").preference(key: Names.self, value: ["b"])
          Text("none")
          ForEach(["c", "d"], id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
        }
        Text("3").preference(key: Names.self, value: ["e"])
      }
      .onPreferenceChange(Names.self) { log($0.joined()) }
    }
    expect(log.lines, equals: ["abcde"])
  }

  @Test func `a value replaces those of views below, a transformation changes them`() {
    let log = ViewLog()
    _ = TestWindow {
      VStack {
        VStack { Text("x").preference(key: Names.self, value: ["lost"]) }.preference(key: Names.self, value: ["outer"])
        VStack { Text("x").preference(key: Names.self, value: ["inner"]) }.transformPreference(Names.self) {
          $0.append("more")
        }
        Text("x").transformPreference(Names.self) { $0.append("alone") }
      }
      .onPreferenceChange(Names.self) { log($0.joined(separator: " ")) }
    }
    expect(log.lines, equals: ["outer inner more alone"])
  }

  @Test func `each of two readers one above the other gets the values below it`() {
    let log = ViewLog(), handle = Handle<String>()
    let window = TestWindow {
      Owner("a", handle) { value in
        VStack {
          VStack { Text("x").preference(key: Names.self, value: [value.wrappedValue]) }
            .onPreferenceChange(Names.self) { log("inner " + $0.joined()) }
          Text("y").preference(key: Names.self, value: ["z"])
        }
        .onPreferenceChange(Names.self) { log("outer " + $0.joined()) }
      }
    }
    expect(log.take(), equals: ["inner a", "outer az"])
    handle.value = "b"
    window.settle()
    expect(log.take(), equals: ["inner b", "outer bz"])
  }

  @Test func `values follow views that come, go and change places`() {
    let log = ViewLog(), handle = Handle<[String]>()
    let window = TestWindow {
      Owner(["a", "b", "c"], handle) { names in
        VStack { ForEach(names.wrappedValue, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) } }
          .onPreferenceChange(Names.self) { log($0.joined()) }
      }
    }
    for names in [["c", "a", "b"], ["c", "b"], ["c", "x", "b"], []] {
      handle.value = names
      window.settle()
    }
    expect(log.lines, equals: ["abc", "cab", "cb", "cxb", ""])
  }

  @Test func `an equal value tells nobody`() {
    let log = ViewLog(), handle = Handle<Int>()
    let window = TestWindow {
      Owner(1, handle) { value in
        Text("x").preference(key: Largest.self, value: value.wrappedValue / 10).onPreferenceChange(Largest.self) {
          log("\($0)")
        }
      }
    }
    expect(log.take(), equals: ["0"])
    handle.value = 2
    window.settle()
    expect(log.take(), equals: [])
    handle.value = 20
    window.settle()
    expect(log.take(), equals: ["2"])
  }

  @Test func `a key with optional values starts with nil`() {
    let log = ViewLog(), show = Handle<Bool>()
    let window = TestWindow {
      Owner(false, show) { show in
        VStack { if show.wrappedValue { Text("x").preference(key: Title.self, value: "title") } }
          .onPreferenceChange(Title.self) { log($0 ?? "nil") }
      }
    }
    expect(log.take(), equals: [])
    show.value = true
    window.settle()
    expect(log.take(), equals: ["title"])
    show.value = false
    window.settle()
    expect(log.take(), equals: ["nil"])
  }

  @Test func `what the action changes is part of the same frame`() {
    struct Equal: View {
      @State var widest = 0
      let value: Int
      var body: some View {
        VStack {
          Text("widest \(widest)")
          Text("x").preference(key: Largest.self, value: value)
        }
        .onPreferenceChange(Largest.self) { widest = $0 }
      }
    }
    let handle = Handle<Int>()
    let window = TestWindow { Owner(3, handle) { Equal(value: $0.wrappedValue) } }
    expect(window.displayList.contains("widest 3"))
    window.resetCounters()
    handle.value = 8
    window.settle()
    expect(window.displayList.contains("widest 8"))
    expect(window.counters.rounds, equals: 2)
  }

  @Test func `one of many values costs one body and a few combinations`() {
    let log = ViewLog()
    let window = TestWindow {
      VStack { ForEach(0..<2_000) { Cell(id: $0) } }.onPreferenceChange(Largest.self) { log("\($0)") }
    }
    window.resetCounters()
    Largest.reductions = 0
    Cell.handles[1_000]!.wrappedValue = 9
    window.settle()
    expect(log.lines, equals: ["0", "9"])
    expect(window.counters.bodies, equals: 1)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.nodesVisited <= 4)
    // 32 in its chunk and one for each chunk of 32.
    expect(Largest.reductions <= 32 + 2_000 / 32 + 1)
  }

  @Test func `where nobody reads a key, writing it marks nobody`() {
    let window = TestWindow { VStack { ForEach(0..<10) { Cell(id: $0) } } }
    window.resetCounters()
    Largest.reductions = 0
    Cell.handles[5]!.wrappedValue = 9
    window.settle()
    expect(window.counters.bodies, equals: 1)
    expect(window.counters.rounds, equals: 1)
    expect(Largest.reductions, equals: 0)
  }
}

@MainActor struct PreferenceLayerTests {
  @Test func `a layer is made from the value, over or behind the content`() {
    let handle = Handle<String>()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Owner("a", handle) { value in
        Text("content").preference(key: Names.self, value: [value.wrappedValue])
          .overlayPreferenceValue(Names.self) { Text("over " + $0.joined()) }
          .backgroundPreferenceValue(Names.self) { Text("behind " + $0.joined()) }
      }
    }
    var texts = texts(in: window)
    expect(texts, equals: ["behind a", "content", "over a"])
    window.resetCounters()
    handle.value = "b"
    window.settle()
    texts = self.texts(in: window)
    expect(texts, equals: ["behind b", "content", "over b"])
    expect(window.counters.rounds, equals: 1)
  }
  private func texts(in window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end else { return nil }
      return String(line[line.index(after: start)..<end])
    }
  }

  @Test func `a layer is aligned in the content and does not change its size`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Text("0123456789").overlayPreferenceValue(Largest.self, alignment: .topTrailing) { Text("\($0)") }
    }
    let frames = try rects(in: window)
    let content = try require(frames["0123456789"]), layer = try require(frames["0"])
    expect(layer.maxX, equals: content.maxX)
    expect(layer.minY, equals: content.minY)
  }
  private func rects(in window: TestWindow) throws -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    for line in window.displayList.split(separator: "\n") {
      // text X,Y WxH COLOUR "STRING"
      let parts = line.split(separator: " ")
      guard parts.count > 4, parts[0] == "text" else { continue }
      let origin = parts[1].split(separator: ",").compactMap { Double($0) },
        size = parts[2].split(separator: "x").compactMap { Double($0) }
      let name = line.split(separator: "\"")[1]
      found[String(name)] = CGRect(x: origin[0], y: origin[1], width: size[0], height: size[1])
    }
    return found
  }

  @Test func `what a layer hands up goes on upwards and not back into the layer`() {
    let log = ViewLog()
    let window = TestWindow {
      Text("x").preference(key: Names.self, value: ["content"])
        .overlayPreferenceValue(Names.self) { Text($0.joined()).preference(key: Names.self, value: ["layer"]) }
        .onPreferenceChange(Names.self) { log($0.joined(separator: " ")) }
    }
    expect(log.lines.last, equals: "content layer")
    expect(texts(in: window), equals: ["x", "content"])
  }

  @Test func `a layer's closure runs again when state changes that it reads`() {
    struct Host: View {
      @State var suffix = 0
      let handle: Handle<Int>
      let log: ViewLog
      var body: some View {
        let _ = handle.binding = $suffix
        let _ = log.body("host")
        Text("x").preference(key: Names.self, value: ["n"]).overlayPreferenceValue(Names.self) {
          Text($0.joined() + "\(suffix)")
        }
      }
    }
    let handle = Handle<Int>(), log = ViewLog()
    let window = TestWindow { Host(handle: handle, log: log) }
    handle.value = 4
    window.settle()
    expect(texts(in: window), equals: ["x", "n4"])
    expect(log.bodies["host"], equals: 1)
  }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
private struct Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

@MainActor struct PreferenceAnchorTests {
  @Test func `an anchor leads to the place of its view, as it is now`() throws {
    var anchors: [String: Anchor<CGRect>] = [:]
    let handle = Handle<String>()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Owner("a", handle) { text in
        HStack(spacing: 0) {
          Text(text.wrappedValue)
          Text("target").anchorPreference(key: Bounds.self, value: .bounds) { ["target": $0] }
        }
        .onPreferenceChange(Bounds.self) { anchors = $0 }
      }
    }
    let root = window.content.engine.root!
    let before = try require(anchors["target"]).resolve(in: root)
    expect(before.width > 0)
    handle.value = "aaa"
    window.settle()
    let after = try require(anchors["target"]).resolve(in: root)
    // Two characters more beside it, centred: it moves by one character, half of the growth.
    let character = before.width / CGFloat("target".count)
    expect(after.minX, equals: before.minX + character)
    expect(after.size, equals: before.size)
  }

  @Test func `a view that moves without being evaluated hands up a new anchor`() {
    let log = ViewLog()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Text("x").anchorPreference(key: Points.self, value: .topLeading) { [$0] }
        .onPreferenceChange(Points.self) { log("\($0.count)") }
    }
    let told = log.take().count
    window.resize(to: CGSize(width: 300, height: 100))
    expect(told > 0)
    expect(log.take(), equals: ["1"])
    window.resetCounters()
    window.settle()
    expect(window.counters, equals: FrameCounters())
  }

  @Test func `sources stand for parts of the view`() throws {
    var points: [Anchor<CGPoint>] = []
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Text("ab")
        .anchorPreference(key: Points.self, value: .center) { [$0] }
        .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) { $0.append($1) }
        .onPreferenceChange(Points.self) { points = $0 }
    }
    let root = window.content.engine.root!
    let resolved = points.map { $0.resolve(in: root) }
    try require(resolved.count == 3)
    expect(resolved[0], equals: CGPoint(x: 50, y: 50))
    expect(resolved[1].x - resolved[0].x, equals: resolved[0].x - (resolved[2].x - 1))
    expect(resolved[1].y - resolved[0].y, equals: resolved[0].y - (resolved[2].y - 2))
  }

  @Test func `an anchor of a view that is gone still resolves to its last place`() {
    var anchors: [Anchor<CGPoint>] = []
    let show = Handle<Bool>()
    let window = TestWindow(size: CGSize(width: 100, height: 100)) {
      Owner(true, show) { show in
        VStack { if show.wrappedValue { Text("ab").anchorPreference(key: Points.self, value: .center) { [$0] } } }
          .onPreferenceChange(Points.self) { if !$0.isEmpty { anchors = $0 } }
      }
    }
    show.value = false
    window.settle()
    expect(anchors.first?.resolve(in: window.content.engine.root!), equals: CGPoint(x: 50, y: 50))
  }

  @Test func `a layer reads an anchor in its own coordinate space and follows it`() {
    struct Marked: View {
      let text: String
      var body: some View {
        HStack(spacing: 0) {
          Text(text)
          Text("target").anchorPreference(key: Bounds.self, value: .bounds) { ["target": $0] }
        }
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let frame = anchors["target"].map { proxy[$0] } ?? .zero
            Text("\(Int(frame.minX)) \(Int(frame.width))")
          }
        }
      }
    }
    let handle = Handle<String>()
    let window = TestWindow(size: CGSize(width: 400, height: 100)) {
      Owner("", handle) { Marked(text: $0.wrappedValue) }
    }
    let width = window.displayList.split(separator: "\"").map(String.init).first { $0.hasPrefix("0 ") }!.dropFirst(2)
    let character = Int(width)! / "target".count
    handle.value = "aaaa"
    window.settle()
    expect(window.displayList.contains("\"\(4 * character) \(width)\""))
    window.resetCounters()
    window.settle()
    expect(window.counters, equals: FrameCounters())
  }
}
