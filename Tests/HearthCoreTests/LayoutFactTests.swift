import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// The collected facts about layout, in `Tests/Facts`: the views are here, what is expected comes from there.
@MainActor struct LayoutFactTests {
  nonisolated static let file: URL = {
    var tests = URL(filePath: #filePath)
    while tests.lastPathComponent != "Tests" && tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
    return tests.appending(path: "Facts/layout.json")
  }()

  struct Facts: Decodable { var cases: [Fact] }
  struct Fact: Decodable {
    var id: String
    var proposal: [CGFloat?]
    var expected: Expected
    var strict: Bool
  }
  struct Expected: Decodable {
    var size: [CGFloat]?
    var frames: [String: [CGFloat]]
    var widths: [String: CGFloat]?
    var columns: Int?
    var itemWidth: CGFloat?
    enum CodingKeys: String, CodingKey { case size, frames, widths, columns, itemWidth = "item_width" }
  }

  @Test func `views lie where the facts say`() throws {
    let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: Self.file)).cases
    let views = Self.frames.merging(Self.stacks) { a, _ in a }.merging(Self.grids) { a, _ in a }
    var unknown: [String] = []
    for fact in facts {
      if let columns = fact.expected.columns, let width = fact.expected.itemWidth {
        check(fact, columns, width)
        continue
      }
      guard let view = views[fact.id] else {
        if fact.id != "proposal-replacing-None-None" { unknown.append(fact.id) }
        continue
      }
      let found = view(fact.proposal[0], fact.proposal[1])
      func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.01 }
      if let size = fact.expected.size {
        expect(near(found.size.width, size[0]) && near(found.size.height, size[1]), "\(fact.id): \(found.size)")
      }
      for (id, frame) in fact.expected.frames {
        let rect = found.frames[id] ?? .null
        let isNear =
          near(rect.minX, frame[0]) && near(rect.minY, frame[1]) && near(rect.width, frame[2])
          && near(rect.height, frame[3])
        expect(isNear, "\(fact.id): \(id) lies at \(rect), not \(frame)")
      }
      for (id, width) in fact.expected.widths ?? [:] {
        expect(near(found.frames[id]?.width ?? -1, width), "\(fact.id): \(id)")
      }
    }
    expect(unknown, equals: [], "facts without a view here")
    let unspecified = ProposedViewSize(width: nil, height: nil).replacingUnspecifiedDimensions()
    expect(unspecified, equals: CGSize(width: 10, height: 10))
  }

  /// How many items an adaptive grid has in a row. Their numbers are in the name: width, minimum, spacing.
  private func check(_ fact: Fact, _ columns: Int, _ width: CGFloat) {
    let numbers = fact.id.split(separator: "-").compactMap { Double($0) }
    guard numbers.count == 3 else {
      fail("\(fact.id) does not name its numbers")
      return
    }
    let item = GridItem(.adaptive(minimum: numbers[1]), spacing: numbers[2])
    let found = LaidOut(fact.proposal[0], fact.proposal[1]) { p in
      LazyVGrid(columns: [item]) { ForEach(0..<20) { Color.red.frame(height: 10).probe("\($0)", p) } }
    }
    let row = found.frames.values.filter { abs($0.minY) < 0.01 }
    expect(row.count, equals: columns, "\(fact.id)")
    expect(row.allSatisfy { abs($0.width - width) < 0.01 }, "\(fact.id): \(row.map(\.width))")
  }

  typealias Lay = @MainActor (CGFloat?, CGFloat?) -> LaidOut
  private static func lay<V: View>(@ViewBuilder _ view: @escaping @MainActor (Probes) -> V) -> Lay {
    { LaidOut($0, $1, view) }
  }

  private static let frames: [String: Lay] = [
    "leaf-fixedsize-h": lay { p in
      Color.red.fixedSize(horizontal: true, vertical: false).probe("a", p).frame(width: 100, height: 100)
    },
    "geo-nil": lay { p in GeometryReader { _ in Color.clear }.probe("a", p) },
    "frame-empty": lay { p in Color.red.frame(width: nil, height: nil).probe("a", p) },
    "frame-align-top": lay { p in
      Color.red.frame(width: 30, height: 10).probe("a", p).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    },
    "frame-align-topTrailing": lay { p in
      Color.red.frame(width: 30, height: 10).probe("a", p).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    },
    "frame-align-bottom": lay { p in
      Color.red.frame(width: 30, height: 10).probe("a", p).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    },
    "flex-minmax-takes-proposal": lay { p in
      Color.red.frame(width: 20, height: 20).probe("a", p).frame(
        minWidth: 50, maxWidth: 100, minHeight: 50, maxHeight: 100)
    },
    "flex-max-child-beyond": lay { p in Color.red.frame(width: 150, height: 20).probe("a", p).frame(maxWidth: 100) },
    "flex-ideal": lay { p in Color.red.probe("a", p).frame(idealWidth: 50, idealHeight: 30).fixedSize() },
    "flex-ideal-clamped": lay { p in Color.red.probe("a", p).frame(minWidth: 20, idealWidth: 10).fixedSize() },
    "flexframe-vstack-max": lay { p in
      VStack(alignment: .leading) {
        Color.red.frame(maxWidth: 50, maxHeight: 50).probe("a", p)
        Color.green.frame(maxWidth: 40, maxHeight: 30).probe("b", p)
        Color.blue.frame(maxWidth: 30, maxHeight: 30).probe("c", p)
      }
    },
    "pad-default": lay { p in Color.blue.frame(width: 50, height: 30).probe("a", p).padding() },
    "ar-1-fit": lay { p in Rectangle().aspectRatio(1, contentMode: .fit).probe("a", p).frame(width: 200, height: 100) },
    "ar-1.5-fit": lay { p in
      Rectangle().aspectRatio(1.5, contentMode: .fit).probe("a", p).frame(width: 100, height: 100)
    },
    "ar-0.5-fit": lay { p in
      Rectangle().aspectRatio(0.5, contentMode: .fit).probe("a", p).frame(width: 100, height: 100)
    },
    "ar-width-only": lay { p in Color.red.aspectRatio(2, contentMode: .fit).probe("a", p) },
    "hv-nested-spacing": lay { p in
      VStack(spacing: 20) {
        Color.red.frame(width: 40, height: 40).probe("a", p)
        Color.blue.frame(width: 40, height: 40).probe("b", p)
        HStack(spacing: 30) {
          Color.green.frame(width: 40, height: 40).probe("c", p)
          Color.yellow.frame(width: 40, height: 40).probe("d", p)
        }
      }
    },
    "v-same-size": lay { p in
      VStack(spacing: 20) {
        Color.red.probe("a", p)
        Color.yellow.frame(width: 10, height: 10).probe("b", p)
        Color.blue.probe("c", p)
      }
    },
    "v-spacing0": lay { p in
      VStack(spacing: 0) {
        Rectangle().probe("a", p); Rectangle().probe("b", p)
      }
    },
    "v-align-trailing": lay { p in
      VStack(alignment: .trailing) {
        Rectangle().probe("a", p); Rectangle().frame(width: 50).probe("b", p)
      }
    },
    "h-align-center": lay { p in
      HStack(alignment: .center) {
        Rectangle().probe("a", p); Rectangle().frame(height: 50).probe("b", p)
      }
    },
  ]

  private static let stacks: [String: Lay] = [
    "h-align-bottom": lay { p in
      HStack(alignment: .bottom) {
        Rectangle().probe("a", p); Rectangle().frame(height: 50).probe("b", p)
      }
    },
    "h-nil-ideal": lay { p in
      HStack(spacing: 5) {
        Color.red.probe("a", p); Color.green.probe("b", p); Color.blue.probe("c", p)
      }
    },
    "h-neg-spacing": lay { p in
      HStack(spacing: -10) {
        Color.red.frame(width: 30, height: 10).probe("a", p)
        Color.green.frame(width: 30, height: 10).probe("b", p)
      }
    },
    "sp-min-v": lay { p in
      VStack {
        Color.red.frame(width: 50, height: 50).probe("a", p)
        Spacer(minLength: 30)
        Color.blue.frame(width: 50, height: 50).probe("b", p)
      }.frame(width: 80, height: 160)
    },
    "sp-start": lay { p in
      HStack {
        Spacer()
        Color.red.frame(width: 50, height: 50).probe("a", p)
        Color.blue.frame(width: 50, height: 50).probe("b", p)
      }.frame(width: 200, height: 80)
    },
    "sp-complex": lay { p in
      VStack(spacing: 20) {
        HStack {
          Color.red.frame(width: 30, height: 30).probe("a", p)
          Spacer(minLength: 20)
          Color.blue.frame(width: 30, height: 30).probe("b", p)
          Spacer(minLength: 10)
          Color.green.frame(width: 30, height: 30).probe("c", p)
        }
        HStack {
          Spacer()
          Color.yellow.frame(width: 60, height: 30).probe("d", p)
          Spacer()
        }
        HStack {
          Color.orange.frame(width: 40, height: 30).probe("e", p)
          Spacer()
          Color.purple.frame(width: 40, height: 30).probe("f", p)
        }
      }.frame(width: 200, height: 180)
    },
    "z-top": lay { p in
      ZStack(alignment: .top) {
        Color.red.frame(width: 60, height: 60).probe("a", p)
        Color.blue.frame(width: 20, height: 20).probe("b", p)
      }
    },
    "z-bottom": lay { p in
      ZStack(alignment: .bottom) {
        Color.red.frame(width: 60, height: 60).probe("a", p)
        Color.blue.frame(width: 20, height: 20).probe("b", p)
      }
    },
    "z-topTrailing": lay { p in
      ZStack(alignment: .topTrailing) {
        Color.red.frame(width: 60, height: 60).probe("a", p)
        Color.blue.frame(width: 20, height: 20).probe("b", p)
      }
    },
    "z-bottomLeading": lay { p in
      ZStack(alignment: .bottomLeading) {
        Color.red.frame(width: 60, height: 60).probe("a", p)
        Color.blue.frame(width: 20, height: 20).probe("b", p)
      }
    },
    "z-bottomTrailing": lay { p in
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 60, height: 60).probe("a", p)
        Color.blue.frame(width: 20, height: 20).probe("b", p)
      }
    },
    "overlay-al": lay { p in
      Color.red.frame(width: 200, height: 200).probe("a", p).overlay(alignment: .topLeading) {
        Color.green.frame(width: 100, height: 100).probe("b", p)
      }.background(alignment: .bottomTrailing) { Color.blue.frame(width: 100, height: 100).probe("c", p) }
    },
    "overlay-topLeading": lay { p in
      Rectangle().frame(width: 100, height: 100).probe("a", p).overlay(alignment: .topLeading) {
        Rectangle().frame(width: 50, height: 50).probe("b", p)
      }
    },
    "overlay-bottom": lay { p in
      Rectangle().frame(width: 100, height: 100).probe("a", p).overlay(alignment: .bottom) {
        Rectangle().frame(width: 50, height: 50).probe("b", p)
      }
    },
    "overlay-flex": lay { p in Color.red.frame(width: 80, height: 40).probe("a", p).overlay { Color.blue.probe("b", p) }
    },
    "overlay-larger": lay { p in
      Color.red.frame(width: 40, height: 40).probe("a", p).overlay {
        Color.blue.frame(width: 60, height: 20).probe("b", p)
      }
    },
    "guide-unrelated": lay { p in
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 10).probe("a", p)
        Color.blue.frame(width: 30, height: 10).alignmentGuide(.trailing) { _ in 99 }.probe("b", p)
      }
    },
    "guide-zstack": lay { p in
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 60, height: 60).probe("a", p)
        Color.blue.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
          .probe("b", p)
      }
    },
    "geo-overlap": lay { p in
      GeometryReader { g in
        Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2).probe("a", p)
        Color.red.frame(width: g.size.width / 3, height: g.size.height / 3).probe("b", p)
      }
    },
    "geo-center": lay { p in
      GeometryReader { g in
        VStack {
          Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2).probe("a", p)
        }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    },
    "geo-fixed-child": lay { p in GeometryReader { _ in Color.red.frame(width: 20, height: 20).probe("a", p) } },
  ]

  private static let grids: [String: Lay] = [
    "geo-in-hstack": lay { p in
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).probe("a", p)
        GeometryReader { _ in Color.clear }.probe("g", p)
      }
    },
    "vtf-second": lay { p in
      ViewThatFits {
        Color.red.frame(width: 150, height: 20).probe("a", p)
        Color.green.frame(width: 80, height: 20).probe("b", p)
        Color.blue.frame(width: 20, height: 20).probe("c", p)
      }
    },
    "vtf-horizontal-only": lay { p in
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 90, height: 500).probe("a", p)
        Color.blue.frame(width: 20, height: 20).probe("b", p)
      }
    },
    "vtf-ideal-not-actual": lay { p in
      ViewThatFits {
        Color.red.frame(
          minWidth: 0, idealWidth: 300, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity
        ).probe("a", p)
        Color.blue.probe("b", p)
      }
    },
    "inset-leading": lay { p in
      Color.red.probe("a", p).safeAreaInset(edge: .leading, spacing: 0) { Color.green.frame(width: 10).probe("i", p) }
    },
    "inset-bottom-aligned": lay { p in
      Color.red.probe("a", p).safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
        Color.blue.frame(width: 30, height: 20).probe("i", p)
      }
    },
    "grid-center-large-proposal": lay { p in
      Grid(horizontalSpacing: 5, verticalSpacing: 7) {
        GridRow {
          Color.red.frame(width: 30, height: 20).probe("a", p)
          Color.red.frame(width: 50, height: 10).probe("b", p)
        }
        GridRow {
          Color.red.frame(width: 40, height: 30).probe("c", p)
          Color.red.frame(width: 20, height: 20).probe("d", p)
        }
      }
    },
    "grid-column-alignment": lay { p in
      Grid(horizontalSpacing: 5, verticalSpacing: 7) {
        GridRow {
          Color.red.frame(width: 30, height: 20).gridColumnAlignment(.trailing).probe("a", p)
          Color.red.frame(width: 50, height: 10).probe("b", p)
        }
        GridRow {
          Color.red.frame(width: 40, height: 30).probe("c", p)
          Color.red.frame(width: 20, height: 20).probe("d", p)
        }
      }
    },
    "grid-row-alignment": lay { p in
      Grid(horizontalSpacing: 5, verticalSpacing: 7) {
        GridRow(alignment: .top) {
          Color.red.frame(width: 30, height: 20).probe("a", p)
          Color.red.frame(width: 50, height: 10).probe("b", p)
        }
        GridRow {
          Color.red.frame(width: 40, height: 30).probe("c", p)
          Color.red.frame(width: 20, height: 20).probe("d", p)
        }
      }
    },
    "grid-flex-four": lay { p in
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.red.probe("a", p)
          Color.green.probe("b", p)
        }
        GridRow {
          Color.blue.probe("c", p)
          Color.yellow.probe("d", p)
        }
      }
    },
    "grid-empty-cell": lay { p in
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.red.frame(width: 40, height: 20).probe("a", p)
          Color.red.frame(width: 30, height: 20).probe("b", p)
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).probe("e", p)
          Color.red.frame(width: 30, height: 50).probe("d", p)
        }
      }
    },
    "lvg-fixed-order": lay { p in
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 20), GridItem(.fixed(100))], spacing: 0) {
        ForEach(0..<2) { Color.red.frame(height: 20).probe("\($0)", p) }
      }
    },
    "lvg-adaptive-max": lay { p in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60, maximum: 80), spacing: 10)], spacing: 0) {
        ForEach(0..<3) { Color.red.frame(height: 20).probe("\($0)", p) }
      }
    },
    "lvg-two-flex-min": lay { p in
      LazyVGrid(columns: [GridItem(.flexible(minimum: 40), spacing: 0), GridItem(.flexible(minimum: 40))], spacing: 0) {
        ForEach(0..<2) { Color.red.frame(height: 20).probe("\($0)", p) }
      }
    },
    "rtl-spacer": lay { p in
      HStack {
        Color.red.frame(width: 20, height: 10).probe("a", p)
        Spacer()
        Color.red.frame(width: 30, height: 10).probe("b", p)
      }.environment(\.layoutDirection, .rightToLeft)
    },
    "rtl-inset-leading": lay { p in
      Color.red.probe("a", p).safeAreaInset(edge: .leading, spacing: 0) {
        Color.green.frame(width: 10).probe("i", p)
      }.environment(\.layoutDirection, .rightToLeft)
    },
    "anylayout-vstack": lay { p in
      AnyLayout(VStackLayout(alignment: .leading, spacing: 4))() {
        Color.red.frame(width: 20, height: 10).probe("a", p)
        Color.red.frame(width: 30, height: 10).probe("b", p)
      }
    },
    "layout-zstacklayout": lay { p in
      ZStackLayout(alignment: .bottomLeading)() {
        Color.red.frame(width: 60, height: 40).probe("a", p)
        Color.red.frame(width: 20, height: 20).probe("b", p)
      }
    },
    "container-relative": lay { p in
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).probe("a", p)
      }
    },
  ]
}
