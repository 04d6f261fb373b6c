import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private final class RefreshTally {
  var count = 0
  nonisolated deinit {}
}

/// What scroll views show at their edges and with their bars, and what transactions say of where they are.
@MainActor struct ScrollEdgeTests {
  private let middle = CGPoint(x: 150, y: 150)
  private func window<V: View>(_ idiom: Idiom = .desktop, @ViewBuilder _ view: () -> V) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 300), idiom: idiom, view)
  }
  private func rows(_ count: Int = 50) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Text(verbatim: "Row \(index)").frame(width: 200, height: 40).accessibilityIdentifier("row \(index)")
        }
      }
    }
  }
  private func offset(_ window: TestWindow) throws -> Double {
    let label = try window.element("offset").label
    return try require(Double(label))
  }
  private func top(_ window: TestWindow, _ row: Int = 0) throws -> CGFloat {
    try window.element("row \(row)").frame.midY - 20
  }

  // MARK: - Effects

  @Test func `a soft edge fades content where there is more beyond it`() {
    let window = window { rows().scrollEdgeEffectStyle(.soft, for: .vertical) }
    func fades(_ window: TestWindow) -> Int { window.displayList.components(separatedBy: "mask at").count - 1 }
    expect(fades(window), equals: 1)
    window.scroll(by: CGSize(width: 0, height: -100), at: middle)
    expect(fades(window), equals: 1)
    let short = self.window { rows(3).scrollEdgeEffectStyle(.soft, for: .all) }
    expect(fades(short), equals: 0)
    let atStart = self.window { rows().scrollEdgeEffectStyle(.soft, for: .top) }
    expect(fades(atStart), equals: 0)
    atStart.scroll(by: CGSize(width: 0, height: -100), at: middle)
    expect(fades(atStart), equals: 1)
  }
  @Test func `a hard edge has a line where there is more beyond it`() {
    let window = window { rows().scrollEdgeEffectStyle(.hard, for: .top).frame(width: 200) }
    expect(!window.displayList.contains("200x1 "))
    window.scroll(by: CGSize(width: 0, height: -100), at: middle)
    expect(window.displayList.contains("fill 50,0 200x1 "), "\(window.displayList)")
  }
  @Test func `hidden effects are not shown, and what is further in decides`() {
    let hidden = window { rows().scrollEdgeEffectStyle(.soft, for: .all).scrollEdgeEffectHidden(for: .bottom) }
    expect(!hidden.displayList.contains("mask at"))
    let shown = window {
      rows().scrollEdgeEffectHidden(false, for: .all).scrollEdgeEffectStyle(.soft, for: .all).scrollEdgeEffectHidden()
    }
    expect(shown.displayList.contains("mask at"))
    let reset = window { rows().scrollEdgeEffectStyle(nil, for: .bottom).scrollEdgeEffectStyle(.soft, for: .all) }
    expect(!reset.displayList.contains("mask at"))
  }
  @Test func `looking cannot scroll here, which is said once where it is asked for`() {
    let window = window { rows().scrollInputBehavior(.enabled, for: .look) }
    expect(window.reports.filter { $0.contains("scrollInputBehavior") }.count, equals: 1)
    let quiet = self.window {
      rows().scrollInputBehavior(.disabled, for: .look).scrollInputBehavior(.automatic, for: .look(axes: .vertical))
    }
    expect(quiet.reports, equals: [])
  }
  @Test func `gestures of the hand cannot scroll here, which is said once where they are asked for`() {
    let window = window { rows().scrollInputBehavior(.enabled, for: .handGestureShortcut) }
    expect(window.reports.filter { $0.contains("gestures of a hand") }.count, equals: 1)
    let quiet = self.window { rows().scrollInputBehavior(.disabled, for: .handGestureShortcut) }
    expect(quiet.reports, equals: [])
    expect(ScrollInputKind.handGestureShortcut != .look)
  }

  // MARK: - Bars

  private func showsBars(_ window: TestWindow) -> Bool { window.displayList.contains("#808080") }

  @Test func `bars flash when a scroll view appears, and go`() {
    let plain = window { rows() }
    expect(!showsBars(plain))
    let window = window { rows().scrollIndicatorsFlash(onAppear: true) }
    expect(showsBars(window))
    window.advance(by: .seconds(2))
    expect(!showsBars(window))
  }
  @Test func `bars flash when a value changes`() {
    struct Page<Rows: View>: View {
      let rows: Rows
      @State var count = 0
      var body: some View {
        rows.scrollIndicatorsFlash(trigger: count)
        Button("More") { count += 1 }.keyboardShortcut("m")
      }
    }
    let rows = rows()
    let window = window { VStack { Page(rows: rows) } }
    expect(!showsBars(window))
    for _ in 0..<2 {
      window.press("m", modifiers: .command)
      expect(showsBars(window))
      window.advance(by: .seconds(3))
      expect(!showsBars(window))
    }
  }

  // MARK: - Transactions

  struct Growing: View {
    var behavior = ScrollContentOffsetAdjustmentBehavior.automatic
    @State var first = 0
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(first..<100, id: \.self) { index in
            Text(verbatim: "Row \(index)").frame(width: 200, height: 40).accessibilityIdentifier("row \(index)")
          }
        }
      }
      .overlay(alignment: .bottom) {
        Button("More") {
          var transaction = Transaction()
          transaction.scrollContentOffsetAdjustmentBehavior = behavior
          withTransaction(transaction) { first -= 3 }
        }
        .accessibilityIdentifier("more")
      }
    }
  }
  @Test func `rows that come above do not move what is seen, unless the transaction says so`() throws {
    let window = window { Growing() }
    window.scroll(by: CGSize(width: 0, height: -410), at: middle)
    let before = try top(window, 12)
    window.click("more")
    try expect(top(window, 12), equals: before)
    let moving = self.window { Growing(behavior: .disabled) }
    moving.scroll(by: CGSize(width: 0, height: -410), at: middle)
    try expect(top(moving, 12), equals: before)
    moving.click("more")
    try expect(top(moving, 12), equals: before + 3 * 40)
  }
  @Test func `content keeps its speed over a jump when the transaction says so`() throws {
    struct Page: View {
      let keeps: Bool
      @State var position = ScrollPosition(y: 0)
      @State var offset: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1000, id: \.self) { Text(verbatim: "Row \($0)").frame(width: 200, height: 40) }
            }
          }
          .scrollPosition($position)
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offset = $1 }
          .task(id: keeps) {}
          Button("Jump") {
            var transaction = Transaction()
            transaction.scrollPositionUpdatePreservesVelocity = keeps
            withTransaction(transaction) { position.scrollTo(y: offset + 4000) }
          }
          .keyboardShortcut("j")
          Text(verbatim: "\(offset)").accessibilityIdentifier("offset")
        }
      }
    }
    for keeps in [true, false] {
      let window = window(.phone) { Page(keeps: keeps) }
      window.touchDrag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 50))
      window.advance(by: .milliseconds(100))
      let before = try offset(window)
      window.press("j", modifiers: .command)
      let after = try offset(window)
      expect(after >= before + 3900)
      window.advance(by: .milliseconds(200))
      try expect((offset(window) > after + 20) == keeps)
    }
  }

  // MARK: - Refreshing by a touchpad

  @Test func `two fingers on a touchpad pull at the start, and refresh`() async throws {
    let counter = RefreshTally()
    let window = window { rows().refreshable { counter.count += 1 } }
    func pull(_ steps: Int) {
      for _ in 0..<steps {
        window.scroll(by: CGSize(width: 0, height: 20), at: middle)
        window.advance(by: .milliseconds(16))
      }
    }
    pull(3)
    try expect(top(window) > 10)
    window.advance(by: .seconds(2))
    try expect(top(window), equals: 0)
    await window.settleTasks()
    expect(counter.count, equals: 0)
    pull(20)
    await window.settleTasks()
    expect(counter.count, equals: 1)
    window.advance(by: .seconds(3))
    await window.settleTasks()
    window.advance(by: .seconds(3))
    try expect(top(window), equals: 0)
    // What is left of a flick that came to the start does not pull.
    window.scroll(by: CGSize(width: 0, height: -50), at: middle)
    window.advance(by: .milliseconds(16))
    pull(30)
    try expect(top(window), equals: 0)
    await window.settleTasks()
    expect(counter.count, equals: 1)
  }
}
