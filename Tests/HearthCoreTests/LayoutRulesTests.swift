import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Sizes and frames by the rules of SwiftUI. Numbers: widths and heights of the boxes, 8
/// between views of a stack, 16 of padding.
@MainActor struct LayoutRulesTests {
  // MARK: - Spacing

  @QuickTesting.Test func `spacing that is united at one edge stays what it was at the others`() {
    let next = ViewSpacing()
    let some = ViewSpacing.zero.union(next, edges: .top)
    #expect(some.distance(to: next, along: .vertical) == 0)
    #expect(some.distance(to: next, along: .horizontal) == 0)
    #expect(next.distance(to: some, along: .vertical) == 8)
    #expect(next.distance(to: ViewSpacing.zero.union(.zero, edges: .top), along: .vertical) == 0)
  }

  // MARK: - Frames

  @QuickTesting.Test func `fixedSize proposes nothing along its axis`() {
    LaidOut(nil, nil) { p in
      Fill().fixedSize(horizontal: true, vertical: false).probe("a", p).frame(width: 100, height: 100)
    }
    .expect(size: (100, 100), ["a": [(100 - 10) / 2, 0, 10, 100]])
  }
  @QuickTesting.Test func `a geometry reader is ten points where nothing is proposed`() {
    LaidOut(nil, nil) { p in GeometryReader { _ in Fill() }.probe("a", p) }.expect(
      size: (10, 10), ["a": [0, 0, 10, 10]])
  }
  @QuickTesting.Test func `a frame aligns its content`() {
    func lay(_ alignment: Alignment) -> LaidOut {
      LaidOut(100, 100) { p in
        box(30, 10).probe("a", p).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
    }
    lay(.top).expect(size: (100, 100), ["a": [35, 0, 30, 10]])
    lay(.topTrailing).expect(["a": [70, 0, 30, 10]])
    lay(.bottom).expect(["a": [35, 90, 30, 10]])
    lay(.bottomLeading).expect(["a": [0, 90, 30, 10]])
  }
  @QuickTesting.Test func `a frame with both limits takes the proposal between them`() {
    LaidOut(80, 90) { p in box(20, 20).probe("a", p).frame(minWidth: 50, maxWidth: 100, minHeight: 50, maxHeight: 100) }
      .expect(size: (80, 90), ["a": [30, 35, 20, 20]])
    LaidOut(20, 300) { p in box(20, 20).frame(minWidth: 50, maxWidth: 100, minHeight: 50, maxHeight: 100) }.expect(
      size: (50, 100))
  }
  @QuickTesting.Test func `a frame never exceeds its maximum`() {
    LaidOut(120, 120) { p in box(150, 20).probe("a", p).frame(maxWidth: 100) }.expect(
      size: (100, 20), ["a": [-25, 0, 150, 20]])
    LaidOut(nil, nil) { p in box(150, 20).frame(maxWidth: 100) }.expect(size: (100, 20))
    LaidOut(60, nil) { p in box(20, 20).frame(maxWidth: 100) }.expect(size: (60, 20))
  }
  @QuickTesting.Test func `a frame with a minimum lets its content be larger`() {
    LaidOut(200, 200) { p in box(20, 20).frame(minWidth: 50) }.expect(size: (50, 20))
    LaidOut(60, 200) { p in box(80, 20).frame(minWidth: 50) }.expect(size: (60, 20))
    LaidOut(200, 200) { p in box(80, 20).frame(minWidth: 50) }.expect(size: (80, 20))
  }
  @QuickTesting.Test func `ideal lengths stand in for what is not proposed`() {
    LaidOut(300, 300) { p in Fill().probe("a", p).frame(idealWidth: 50, idealHeight: 30).fixedSize() }
      .expect(size: (50, 30), ["a": [0, 0, 50, 30]])
    LaidOut(100, 100) { p in Fill().probe("a", p).frame(minWidth: 20, idealWidth: 10).fixedSize() }
      .expect(size: (20, 10), ["a": [0, 0, 20, 10]])
    LaidOut(nil, nil) { p in box(20, 20).frame(idealWidth: 50) }.expect(size: (20, 20))
  }
  @QuickTesting.Test func `frames with a maximum keep to it in a stack`() {
    LaidOut(200, 200) { p in
      VStack(alignment: .leading) {
        Fill().frame(maxWidth: 50, maxHeight: 50).probe("a", p)
        Fill().frame(maxWidth: 40, maxHeight: 30).probe("b", p)
        Fill().frame(maxWidth: 30, maxHeight: 30).probe("c", p)
      }
    }.expect(size: (50, 50 + 30 + 30 + 2 * 8), ["a": [0, 0, 50, 50], "b": [0, 58, 40, 30], "c": [0, 96, 30, 30]])
  }
  @QuickTesting.Test func `a frame without numbers changes nothing`() {
    LaidOut(120, 90) { p in Fill().frame(width: nil, height: nil).probe("a", p) }.expect(
      size: (120, 90), ["a": [0, 0, 120, 90]])
  }

  // MARK: - Padding, aspect ratio, offset, position

  @QuickTesting.Test func `padding is sixteen points unless told otherwise`() {
    LaidOut(nil, nil) { p in box(50, 30).probe("a", p).padding() }.expect(
      size: (50 + 2 * 16, 30 + 2 * 16), ["a": [16, 16, 50, 30]])
    LaidOut(nil, nil) { p in box(50, 30).probe("a", p).padding(.leading, 7).padding(.vertical) }
      .expect(size: (57, 62), ["a": [7, 16, 50, 30]])
    LaidOut(100, 100) { p in Fill().probe("a", p).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
      .expect(size: (100, 100), ["a": [2, 1, 94, 96]])
  }
  @QuickTesting.Test func `negative padding lets content reach beyond`() {
    LaidOut(100, 100) { p in Fill().probe("a", p).padding(-10) }.expect(size: (100, 100), ["a": [-10, -10, 120, 120]])
  }
  @QuickTesting.Test func `an aspect ratio fits or fills what is proposed`() {
    func lay(_ ratio: CGFloat, _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> LaidOut {
      LaidOut(500, 500) { p in
        Fill().aspectRatio(ratio, contentMode: mode).probe("a", p).frame(width: width, height: height)
      }
    }
    lay(1, .fit, 200, 100).expect(size: (200, 100), ["a": [50, 0, 100, 100]])
    lay(1.5, .fit, 100, 100).expect(["a": [0, (100 - 100 / 1.5) / 2, 100, 100 / 1.5]])
    lay(0.5, .fit, 100, 100).expect(["a": [25, 0, 50, 100]])
    lay(1, .fill, 200, 100).expect(["a": [0, -50, 200, 200]])
    LaidOut(100, nil) { p in Fill().aspectRatio(2, contentMode: .fit).probe("a", p) }.expect(
      size: (100, 50), ["a": [0, 0, 100, 50]])
    LaidOut(100, 100) { p in Fill().frame(idealWidth: 40, idealHeight: 10).scaledToFit().probe("a", p) }.expect(
      size: (100, 25))
    LaidOut(nil, nil) { p in Fill().aspectRatio(2, contentMode: .fit) }.expect(size: (10, 10))
  }
  @QuickTesting.Test func `an offset moves what is seen and nothing else`() {
    LaidOut(nil, nil) { p in
      HStack(spacing: 0) {
        box(20, 10).probe("a", p).offset(x: 5, y: -3)
        box(20, 10).probe("b", p)
      }
    }.expect(size: (40, 10), ["a": [5, -3, 20, 10], "b": [20, 0, 20, 10]])
  }
  @QuickTesting.Test func `a position is that of the centre in the proposed space`() {
    LaidOut(100, 80) { p in box(20, 10).probe("a", p).position(x: 30, y: 20) }.expect(
      size: (100, 80), ["a": [20, 15, 20, 10]])
    LaidOut(nil, nil) { p in box(20, 10).position(x: 30, y: 20) }.expect(size: (20, 10))
  }

  // MARK: - Stacks

  @QuickTesting.Test func `stacks in stacks keep their own spacing`() {
    LaidOut(nil, nil) { p in
      VStack(spacing: 20) {
        box(40, 40).probe("a", p)
        box(40, 40).probe("b", p)
        HStack(spacing: 30) {
          box(40, 40).probe("c", p)
          box(40, 40).probe("d", p)
        }
      }
    }.expect(
      size: (110, 160),
      ["a": [35, 0, 40, 40], "b": [35, 60, 40, 40], "c": [0, 120, 40, 40], "d": [70, 120, 40, 40]])
  }
  @QuickTesting.Test func `what a rigid view leaves is shared equally`() {
    LaidOut(100, 250) { p in
      VStack(spacing: 20) {
        Fill().probe("a", p)
        box(10, 10).probe("b", p)
        Fill().probe("c", p)
      }
    }.expect(size: (100, 250), ["a": [0, 0, 100, 100], "b": [45, 120, 10, 10], "c": [0, 150, 100, 100]])
  }
  @QuickTesting.Test func `a stack aligns its views across its axis`() {
    LaidOut(500, 500) { p in
      VStack(alignment: .trailing) {
        Fill().probe("a", p)
        Fill().frame(width: 50).probe("b", p)
      }
    }.expect(size: (500, 500), ["a": [0, 0, 500, 246], "b": [450, 254, 50, 246]])
    LaidOut(500, 500) { p in
      HStack(alignment: .bottom) {
        Fill().probe("a", p)
        Fill().frame(height: 50).probe("b", p)
      }
    }.expect(["a": [0, 0, 246, 500], "b": [254, 450, 246, 50]])
    LaidOut(500, 500) { p in
      HStack {
        Fill().probe("a", p)
        Fill().frame(height: 50).probe("b", p)
      }
    }.expect(["a": [0, 0, 246, 500], "b": [254, 225, 246, 50]])
  }
  @QuickTesting.Test func `an unspecified stack takes the ideal lengths`() {
    LaidOut(nil, nil) { p in
      HStack(spacing: 5) {
        Fill().probe("a", p)
        Fill().probe("b", p)
        Fill().probe("c", p)
      }
    }.expect(size: (40, 10), ["a": [0, 0, 10, 10], "b": [15, 0, 10, 10], "c": [30, 0, 10, 10]])
  }
  @QuickTesting.Test func `negative spacing lets views overlap`() {
    LaidOut(nil, nil) { p in
      HStack(spacing: -10) {
        box(30, 10).probe("a", p)
        box(30, 10).probe("b", p)
      }
    }.expect(size: (50, 10), ["a": [0, 0, 30, 10], "b": [20, 0, 30, 10]])
  }
  @QuickTesting.Test func `a higher priority is served first and leaves the others what they need`() {
    LaidOut(100, 10) { p in
      HStack(spacing: 0) {
        Fill().frame(minWidth: 20).probe("a", p)
        Fill().probe("b", p).layoutPriority(1)
      }
    }.expect(["a": [0, 0, 20, 10], "b": [20, 0, 80, 10]])
  }
  @QuickTesting.Test func `a spacer takes what is left and wants no distance`() {
    LaidOut(nil, nil) { p in
      VStack {
        box(50, 50).probe("a", p)
        Spacer(minLength: 30)
        box(50, 50).probe("b", p)
      }.frame(width: 80, height: 160)
    }.expect(size: (80, 160), ["a": [15, 0, 50, 50], "b": [15, 110, 50, 50]])
    LaidOut(nil, nil) { p in
      HStack {
        Spacer()
        box(50, 50).probe("a", p)
        box(50, 50).probe("b", p)
      }.frame(width: 200, height: 80)
    }.expect(["a": [200 - 50 - 8 - 50, 15, 50, 50], "b": [150, 15, 50, 50]])
  }
  @QuickTesting.Test func `spacers in rows of a column`() {
    LaidOut(nil, nil) { p in
      VStack(spacing: 20) {
        HStack {
          box(30, 30).probe("a", p)
          Spacer(minLength: 20)
          box(30, 30).probe("b", p)
          Spacer(minLength: 10)
          box(30, 30).probe("c", p)
        }
        HStack {
          Spacer()
          box(60, 30).probe("d", p)
          Spacer()
        }
        HStack {
          box(40, 30).probe("e", p)
          Spacer()
          box(40, 30).probe("f", p)
        }
      }.frame(width: 200, height: 180)
    }.expect([
      "a": [0, 25, 30, 30], "b": [85, 25, 30, 30], "c": [170, 25, 30, 30], "d": [70, 75, 60, 30],
      "e": [0, 125, 40, 30],
      "f": [160, 125, 40, 30],
    ])
  }
  @QuickTesting.Test func `a divider lies across the axis of its stack`() {
    LaidOut(100, 50) { p in HStack { Divider().probe("a", p) } }.expect(size: (1, 50), ["a": [0, 0, 1, 50]])
    LaidOut(100, 50) { p in VStack { Divider().probe("a", p) } }.expect(size: (100, 1), ["a": [0, 0, 100, 1]])
  }

  // MARK: - Layers

  @QuickTesting.Test func `a z stack aligns its views with each other`() {
    func lay(_ alignment: Alignment) -> LaidOut {
      LaidOut(300, 300) { p in
        ZStack(alignment: alignment) {
          box(60, 60).probe("a", p)
          box(20, 20).probe("b", p)
        }
      }
    }
    lay(.top).expect(size: (60, 60), ["a": [0, 0, 60, 60], "b": [20, 0, 20, 20]])
    lay(.bottom).expect(["b": [20, 40, 20, 20]])
    lay(.topTrailing).expect(["b": [40, 0, 20, 20]])
    lay(.bottomLeading).expect(["b": [0, 40, 20, 20]])
    lay(.bottomTrailing).expect(["b": [40, 40, 20, 20]])
  }
  @QuickTesting.Test func `views of the highest priority decide the size of a z stack`() {
    LaidOut(300, 300) { p in
      ZStack {
        Fill().probe("a", p)
        box(50, 20).layoutPriority(1).probe("b", p)
      }
    }.expect(size: (50, 20), ["a": [0, 0, 50, 20], "b": [0, 0, 50, 20]])
  }
  @QuickTesting.Test func `overlays and backgrounds are proposed the size of their view and do not change it`() {
    LaidOut(300, 300) { p in
      box(200, 200).probe("a", p)
        .overlay(alignment: .topLeading) { box(100, 100).probe("b", p) }
        .background(alignment: .bottomTrailing) { box(100, 100).probe("c", p) }
    }.expect(size: (200, 200), ["a": [0, 0, 200, 200], "b": [0, 0, 100, 100], "c": [100, 100, 100, 100]])
    LaidOut(500, 500) { p in box(100, 100).overlay(alignment: .bottom) { box(50, 50).probe("b", p) } }
      .expect(size: (100, 100), ["b": [25, 50, 50, 50]])
    LaidOut(500, 500) { p in box(80, 40).overlay { Fill().probe("b", p) } }.expect(
      size: (80, 40), ["b": [0, 0, 80, 40]])
    LaidOut(500, 500) { p in box(40, 40).overlay { box(60, 20).probe("b", p) } }.expect(
      size: (40, 40), ["b": [-10, 10, 60, 20]])
  }
  @QuickTesting.Test func `several views of an overlay lie one above the other`() {
    LaidOut(500, 500) { p in
      box(80, 40).overlay(alignment: .bottom) {
        box(10, 10).probe("a", p)
        box(20, 20).probe("b", p)
      }
    }.expect(["a": [35, 30, 10, 10], "b": [30, 20, 20, 20]])
  }

  // MARK: - Alignment guides

  @QuickTesting.Test func `a guide counts for the stack that aligns by it`() {
    LaidOut(nil, nil) { p in
      VStack(alignment: .leading, spacing: 0) {
        box(50, 10).probe("a", p)
        box(30, 10).alignmentGuide(.trailing) { _ in 99 }.probe("b", p)
        box(30, 10).alignmentGuide(.leading) { d in d.width / 2 }.probe("c", p)
      }
    }.expect(size: (65, 30), ["a": [15, 0, 50, 10], "b": [15, 10, 30, 10], "c": [0, 20, 30, 10]])
    LaidOut(nil, nil) { p in
      ZStack(alignment: .topLeading) {
        box(60, 60).probe("a", p)
        box(20, 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }.probe("b", p)
      }
    }.expect(size: (60, 60), ["a": [0, 0, 60, 60], "b": [10, 5, 20, 20]])
  }
  enum Middle: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 } }
  @QuickTesting.Test func `a custom alignment reaches through containers`() {
    let middle = VerticalAlignment(Middle.self)
    LaidOut(nil, nil) { p in
      HStack(alignment: middle, spacing: 0) {
        box(10, 40).probe("a", p)
        VStack(spacing: 0) {
          box(10, 20)
          box(10, 20).alignmentGuide(middle) { $0[VerticalAlignment.bottom] }.probe("b", p)
        }.padding(.top, 5)
      }
    }.expect(["a": [0, 5 + 40 - 10, 10, 40], "b": [10, 25, 10, 20]])
  }

  // MARK: - Geometry readers, views that fit

  @QuickTesting.Test func `content of a geometry reader lies in its corner`() {
    LaidOut(300, 150) { p in
      GeometryReader { g in
        Fill().frame(width: g.size.width / 2, height: g.size.height / 2).probe("a", p)
        Fill().frame(width: g.size.width / 3, height: g.size.height / 3).probe("b", p)
      }
    }.expect(size: (300, 150), ["a": [0, 0, 150, 75], "b": [0, 0, 100, 50]])
    LaidOut(300, 150) { p in
      GeometryReader { g in
        VStack { Fill().frame(width: g.size.width / 2, height: g.size.height / 2).probe("a", p) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }.expect(["a": [75, 37.5, 150, 75]])
    LaidOut(100, 50) { p in
      HStack(spacing: 0) {
        box(20, 10).probe("a", p)
        GeometryReader { _ in Fill() }.probe("g", p)
      }
    }.expect(size: (100, 50), ["a": [0, 20, 20, 10], "g": [20, 0, 80, 50]])
  }
  @QuickTesting.Test func `the first view whose ideal size fits is shown`() {
    let both = LaidOut(100, 100) { p in
      ViewThatFits {
        box(150, 20).probe("a", p)
        box(80, 20).probe("b", p)
        box(20, 20).probe("c", p)
      }
    }
    both.expect(size: (80, 20), ["b": [0, 0, 80, 20]])
    #expect(both.frames.keys.sorted() == ["b"])
    LaidOut(100, 100) { p in
      ViewThatFits(in: .horizontal) {
        box(90, 500).probe("a", p)
        box(20, 20).probe("b", p)
      }
    }.expect(size: (90, 500), ["a": [0, 0, 90, 500]])
    LaidOut(100, 50) { p in
      ViewThatFits {
        Fill().frame(
          minWidth: 0, idealWidth: 300, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity)
        Fill().probe("b", p)
      }
    }.expect(size: (100, 50), ["b": [0, 0, 100, 50]])
  }

  // MARK: - Safe area insets

  @QuickTesting.Test func `content keeps clear of an inset`() {
    LaidOut(100, 50) { p in
      Fill().probe("a", p).safeAreaInset(edge: .leading, spacing: 0) { Fill().frame(width: 10).probe("i", p) }
    }.expect(size: (100, 50), ["a": [10, 0, 90, 50], "i": [0, 0, 10, 50]])
    LaidOut(100, 100) { p in
      Fill().probe("a", p).safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { box(30, 20).probe("i", p) }
    }.expect(size: (100, 100), ["a": [0, 0, 100, 80], "i": [70, 80, 30, 20]])
  }
  @QuickTesting.Test func `content that ignores the safe area reaches under an inset`() {
    LaidOut(100, 100) { p in
      Fill().probe("a", p).ignoresSafeArea().probe("b", p).safeAreaInset(edge: .top, spacing: 0) { box(30, 20) }
    }.expect(["a": [0, 0, 100, 100], "b": [0, 20, 100, 80]])
    LaidOut(100, 100) { p in
      Fill().probe("a", p).padding(1).ignoresSafeArea().safeAreaPadding(.horizontal, 10)
    }.expect(size: (100, 100), ["a": [1, 1, 98, 98]])
  }

  // MARK: - Grids

  @QuickTesting.Test func `a column is as wide as its widest cell`() {
    func lay(_ row: VerticalAlignment?, _ column: HorizontalAlignment) -> LaidOut {
      LaidOut(400, 400) { p in
        Grid(horizontalSpacing: 5, verticalSpacing: 7) {
          GridRow(alignment: row) {
            box(30, 20).gridColumnAlignment(column).probe("a", p)
            box(50, 10).probe("b", p)
          }
          GridRow {
            box(40, 30).probe("c", p)
            box(20, 20).probe("d", p)
          }
        }
      }
    }
    lay(nil, .center).expect(
      size: (40 + 5 + 50, 20 + 7 + 30),
      ["a": [5, 0, 30, 20], "b": [45, 5, 50, 10], "c": [0, 27, 40, 30], "d": [60, 32, 20, 20]])
    lay(nil, .trailing).expect(["a": [10, 0, 30, 20], "c": [0, 27, 40, 30]])
    lay(.top, .center).expect(["a": [5, 0, 30, 20], "b": [45, 0, 50, 10], "d": [60, 32, 20, 20]])
  }
  @QuickTesting.Test func `flexible cells share equally`() {
    LaidOut(210, 110) { p in
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Fill().probe("a", p)
          Fill().probe("b", p)
        }
        GridRow {
          Fill().probe("c", p)
          Fill().probe("d", p)
        }
      }
    }.expect(
      size: (210, 110),
      ["a": [0, 0, 100, 50], "b": [110, 0, 100, 50], "c": [0, 60, 100, 50], "d": [110, 60, 100, 50]])
  }
  @QuickTesting.Test func `an unsized cell asks for nothing and takes the room`() {
    LaidOut(300, 300) { p in
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          box(40, 20).probe("a", p)
          box(30, 20).probe("b", p)
        }
        GridRow {
          Fill().gridCellUnsizedAxes([.horizontal, .vertical]).probe("e", p)
          box(30, 50).probe("d", p)
        }
      }
    }.expect(
      size: (80, 80), ["a": [0, 0, 40, 20], "b": [50, 0, 30, 20], "e": [0, 30, 40, 50], "d": [50, 30, 30, 50]])
  }
  @QuickTesting.Test func `cells over several columns and views without a row widen their columns`() {
    LaidOut(nil, nil) { p in
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(10, 10).probe("a", p)
          box(10, 10).probe("b", p)
          box(10, 10).probe("c", p)
        }
        GridRow {
          box(50, 10).gridCellColumns(2).probe("d", p)
          box(5, 10).gridCellAnchor(.trailing).probe("e", p)
        }
        box(100, 10).probe("f", p)
      }
    }.expect(
      size: (100, 30),
      [
        "a": [0, 0, 10, 10], "b": [20 + 10 + 10, 0, 10, 10], "c": [80, 0, 10, 10], "d": [0, 10, 50, 10],
        "e": [95, 10, 5, 10],
        "f": [0, 20, 100, 10],
      ])
  }

  // MARK: - Right to left

  @QuickTesting.Test func `right to left mirrors places`() {
    LaidOut(100, 10) { p in
      HStack {
        box(20, 10).probe("a", p)
        Spacer()
        box(30, 10).probe("b", p)
      }.environment(\.layoutDirection, .rightToLeft)
    }.expect(size: (100, 10), ["a": [80, 0, 20, 10], "b": [0, 0, 30, 10]])
    LaidOut(100, 50) { p in
      Fill().probe("a", p).safeAreaInset(edge: .leading, spacing: 0) { Fill().frame(width: 10).probe("i", p) }
        .environment(\.layoutDirection, .rightToLeft)
    }.expect(size: (100, 50), ["a": [0, 0, 90, 50], "i": [90, 0, 10, 50]])
    LaidOut(100, 50) { p in
      box(20, 10).probe("a", p).offset(x: 3).padding(.leading, 10).frame(width: 100, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }.expect(["a": [100 - 10 - 20 - 3, 0, 20, 10]])
  }

  // MARK: - Layouts

  @QuickTesting.Test func `built-in layouts do as their containers`() {
    LaidOut(nil, nil) { p in
      AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) {
        box(20, 10).probe("a", p)
        box(30, 10).probe("b", p)
      }
    }.expect(size: (30, 24), ["a": [0, 0, 20, 10], "b": [0, 14, 30, 10]])
    LaidOut(nil, nil) { p in
      ZStackLayout(alignment: .bottomLeading) {
        box(60, 40).probe("a", p)
        box(20, 20).probe("b", p)
      }
    }.expect(size: (60, 40), ["a": [0, 0, 60, 40], "b": [0, 20, 20, 20]])
  }
  @QuickTesting.Test func `unspecified lengths are replaced by ten`() {
    #expect(ProposedViewSize(width: nil, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
  }
  @QuickTesting.Test func `a frame relative to its container counts columns and gaps`() {
    let probes = Probes()
    let window = TestWindow(size: CGSize(width: 430, height: 100)) {
      Fill().containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).probe("a", probes)
    }
    #expect(probes.frames["a"]?.width == CGFloat(3 * (430 - 3 * 10) / 4 + 2 * 10))
    window.resize(to: CGSize(width: 830, height: 100))
    #expect(probes.frames["a"]?.width == CGFloat(3 * (830 - 3 * 10) / 4 + 2 * 10))
  }
}
