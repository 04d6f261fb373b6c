import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What a layout does over time: state that is kept, closures that run, safe areas that change.
@MainActor struct LayoutBehaviourTests {
  nonisolated final class Log: @unchecked Sendable {
    // Unchecked: used on the main actor, where layouts run.
    var lines: [String] = []
    var handle: Binding<Int>?
  }
  struct Counter: View {
    let log: Log
    @State var count = 0
    var body: some View {
      let _ = log.handle = $count
      Text("count \(count)")
    }
  }
  struct Switching: View {
    let log: Log
    @State var isVertical = false
    static var handle: Binding<Bool>?
    var body: some View {
      let _ = Self.handle = $isVertical
      let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Counter(log: log)
        Text("other")
      }
    }
  }
  @QuickTesting.Test func `another layout keeps the state of its views`() {
    let log = Log()
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Switching(log: log) }
    log.handle!.wrappedValue = 7
    window.settle()
    let before = window.displayList
    window.resetCounters()
    Switching.handle!.wrappedValue = true
    window.settle()
    #expect(window.counters.nodesCreated == 0)
    #expect(window.displayList.contains("count 7"))
    #expect(window.displayList != before)
  }

  nonisolated struct Fading: Layout {
    let log: Log
    func makeCache(subviews: Subviews) -> Int {
      log.lines.append("make")
      return subviews.count
    }
    func updateCache(_ cache: inout Int, subviews: Subviews) {
      log.lines.append("update")
      cache = subviews.count
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      CGSize(width: 10 * CGFloat(cache), height: subviews[subviews.startIndex][Rank.self])
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      for (index, subview) in subviews.enumerated().dropLast() {
        subview.place(at: CGPoint(x: 10 * index, y: 0), proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }
  nonisolated struct Rank: LayoutValueKey { static let defaultValue: CGFloat = 30 }
  @QuickTesting.Test func `a layout reads values of its subviews, and what it does not place lies in the middle`() {
    let log = Log()
    LaidOut(100, 100) { p in
      Fading(log: log)() {
        Fill().layoutValue(key: Rank.self, value: 40).padding(1).probe("a", p)
        Fill().probe("b", p)
        box(4, 4).probe("c", p)
      }
    }.expect(size: (30, 40), ["a": [0, 0, 10, 10], "b": [10, 0, 10, 10], "c": [13, 18, 4, 4]])
    #expect(log.lines == ["make"])
  }

  // MARK: - Geometry

  struct Watching: View {
    let log: Log
    @State var width: CGFloat = 50
    static var handle: Binding<CGFloat>?
    var body: some View {
      let _ = Self.handle = $width
      HStack(spacing: 0) {
        Fill().frame(width: width)
        Text("watched").onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { old, new in
          log.lines.append("\(old) to \(new)")
        }
        GeometryReader { proxy in
          let _ = log.lines.append("reader at \(proxy.frame(in: .named("row")).minX)")
        }.frame(width: 20)
      }.fixedSize().frame(maxWidth: .infinity, alignment: .leading).coordinateSpace(.named("row"))
    }
  }
  @QuickTesting.Test func `who reads a place is told when it changes`() {
    let log = Log()
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Watching(log: log) }
    // Text of round metrics: eight points a character.
    let width: CGFloat = 7 * 8
    #expect(log.lines == ["reader at \(50 + width)", "50.0 to 50.0"])
    log.lines = []
    Watching.handle!.wrappedValue = 60
    window.settle()
    #expect(log.lines.contains("reader at \(60 + width)") && log.lines.contains("50.0 to 60.0"))
    log.lines = []
    window.resize(to: CGSize(width: 310, height: 100))
    #expect(log.lines == [])
  }

  // MARK: - Safe area

  @QuickTesting.Test func `the window's safe area keeps content clear, and the keyboard too`() {
    let probes = Probes()
    let window = TestWindow(size: CGSize(width: 200, height: 300)) {
      Fill().probe("inside", probes)
        .background { Fill().probe("behind", probes).ignoresSafeArea() }
        .overlay { Fill().probe("keyboard", probes).ignoresSafeArea(.keyboard) }
        .background {
          GeometryReader { g in
            let _ =
              probes.frames["insets"] = CGRect(x: g.safeAreaInsets.top, y: g.safeAreaInsets.bottom, width: 0, height: 0)
          }
        }
        .coordinateSpace(.named(Probes.space))
    }
    func frame(_ id: String) -> [CGFloat] { probes.frames[id].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [] }
    #expect(frame("inside") == [0, 0, 200, 300])
    window.content.setSafeArea(SafeAreaInsets(container: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)))
    window.settle()
    #expect(frame("inside") == [0, 0, 200, 270])
    #expect(frame("behind") == [0, -20, 200, 300])
    #expect(frame("insets") == [20, 10, 0, 0])
    window.content.setSafeArea(
      SafeAreaInsets(
        container: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
        keyboard: EdgeInsets(top: 0, leading: 0, bottom: 120, trailing: 0)))
    window.settle()
    #expect(frame("inside") == [0, 0, 200, 300 - 20 - 120])
    #expect(frame("keyboard") == [0, 0, 200, 300 - 20])
    #expect(frame("behind") == [0, -20, 200, 300])
  }

  // MARK: - Order

  @QuickTesting.Test func `a higher z index is painted above`() {
    let window = TestWindow(size: CGSize(width: 300, height: 100)) {
      ZStack {
        Text("above").zIndex(1)
        Text("below")
        Text("lowest").zIndex(-1)
      }
    }
    let order = window.displayList.split(separator: "\n").map { $0.split(separator: "\"").last.map(String.init) }
    #expect(order == ["lowest", "below", "above"])
  }
  @QuickTesting.Test func `hidden views keep their place and show nothing`() {
    let window = TestWindow(size: CGSize(width: 300, height: 100)) {
      VStack(spacing: 0) {
        Text("hidden").hidden()
        Text("seen")
      }
    }
    #expect(!window.displayList.contains("hidden"))
    #expect(window.displayList.contains("seen"))
    #expect(LaidOut(nil, nil) { _ in box(5, 5).hidden() }.size == CGSize(width: 5, height: 5))
  }
}
