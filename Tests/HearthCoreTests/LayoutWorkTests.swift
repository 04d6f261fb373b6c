import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

/// What a change costs.
@MainActor struct LayoutWorkTests {
  struct Cell: View {
    let id: Int
    @State var text = "aaa"
    static var handles: [Int: Binding<String>] = [:]
    var body: some View {
      let _ = Cell.handles[id] = $text
      Text(text).padding(4)
    }
  }
  private func change(_ window: TestWindow, _ id: Int, _ text: String) -> FrameCounters {
    window.resetCounters()
    Cell.handles[id]!.wrappedValue = text
    window.settle()
    return window.counters
  }

  @Test func `a row that keeps its size is measured and placed alone`() {
    let window = TestWindow(size: CGSize(width: 300, height: 900)) {
      VStack(spacing: 0) {
        ForEach(0..<20) { Cell(id: $0).frame(width: 100, height: 30).background { Fill() }.overlay { Fill() } }
      }
    }
    let work = change(window, 7, "bbb")
    expect(work.bodies, equals: 1)
    // The text and the padding around it, each for the proposals they had been asked for.
    expect(work.measures <= 2)
    // Text, padding.
    expect(work.placements <= 2)
  }
  @Test func `a fixed frame stops a change of size`() {
    let window = TestWindow(size: CGSize(width: 300, height: 900)) {
      VStack(spacing: 0) { ForEach(0..<20) { Cell(id: $0).frame(width: 100, height: 30) } }
    }
    let work = change(window, 7, "bbbbbb")
    expect(work.bodies, equals: 1)
    // Text, padding, and the frame that finds its size unchanged.
    expect(work.measures <= 4)
    expect(work.placements <= 3)
  }
  @Test func `an overlay that changes its size does not ask its view again`() {
    let window = TestWindow(size: CGSize(width: 300, height: 900)) {
      HStack {
        Text("primary").overlay { Cell(id: 0) }
        Text("sibling")
      }
    }
    let work = change(window, 0, "bbbbbbbb")
    expect(work.bodies, equals: 1)
    expect(work.placements <= 3)
    expect(window.displayList.contains("bbbbbbbb"))
  }
  @Test func `nothing is done where nothing changed`() {
    let window = TestWindow(size: CGSize(width: 300, height: 900)) {
      Grid {
        GridRow {
          Cell(id: 0); Text("b")
        }
        Divider()
        GridRow {
          ViewThatFits {
            Text("long text that does not fit in here"); Text("c")
          }; Fill()
        }
      }.safeAreaInset(edge: .bottom) { Text("bar") }
    }
    window.resetCounters()
    window.settle()
    expect(window.counters, equals: FrameCounters())
    expect(change(window, 0, "aaa"), equals: FrameCounters())
  }
  @Test func `a baseline that moves inside a frame moves its neighbours`() {
    let probes = Probes()
    let window = TestWindow(size: CGSize(width: 300, height: 300)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Cell(id: 0).frame(width: 60, height: 100)
        Text("b").probe("b", probes)
      }.coordinateSpace(.named(Probes.space))
    }
    let before = probes.frames["b"]!.minY
    _ = change(window, 0, "aaa\naaa\naaa")
    expect(probes.frames["b"]!.minY < before)
    expect(window.content.engine.layoutProblems(), equals: [])
  }
}
