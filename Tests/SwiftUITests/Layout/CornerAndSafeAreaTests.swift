import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct CornerAndSafeAreaTests {
  private struct Corners: View {
    var inset: CGFloat
    var isCircle = false
    var body: some View {
      let reader = GeometryReader { proxy in
        let radii = proxy.concentricCornerRadii
        let part = proxy.concentricCornerRadii(in: CGRect(x: 10, y: 10, width: 20, height: 20))
        Text(verbatim: radii.map { "\($0.topLeading) \($0.bottomTrailing)" } ?? "none").accessibilityIdentifier("radii")
        Text(verbatim: part.map { "\($0.topLeading) \($0.bottomTrailing)" } ?? "none").accessibilityIdentifier("part")
      }
      .padding(inset)
      if inset < 0 {
        reader
      } else if isCircle {
        reader.containerShape(Circle())
      } else {
        reader.containerShape(RoundedRectangle(cornerRadius: 24))
      }
    }
  }
  private func text(_ view: Corners, _ identifier: String = "radii") throws -> String {
    try TestWindow(size: CGSize(width: 300, height: 300)) { view }.element(identifier).label
  }

  @Test func `radii are those of the container, less the distance from its corners`() throws {
    try expect(text(Corners(inset: 0)), equals: "24.0 24.0")
    try expect(text(Corners(inset: 8)), equals: "\(24.0 - 8) \(24.0 - 8)")
    try expect(text(Corners(inset: 40)), equals: "0.0 0.0")
    try expect(text(Corners(inset: 0), "part"), equals: "\(24.0 - 10) 0.0")
  }
  @Test func `without corners there are no radii`() throws {
    try expect(text(Corners(inset: -1)), equals: "none")
    try expect(text(Corners(inset: 0, isCircle: true)), equals: "none")
  }

  private struct Free: View {
    var alignment: Alignment?
    var isPlain = false
    var body: some View {
      let mark = Text("Mark").accessibilityIdentifier("mark").frame(width: 60, height: 20)
      VStack(spacing: 0) {
        if isPlain {
          mark.ignoresSafeArea(edges: .bottom)
        } else {
          mark.ignoresSafeArea(edges: .bottom, alignment: alignment)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
    }
  }
  @Test func `a view aligns in the safe area that it ignores, where it does not fill it`() throws {
    func middle(_ view: Free) throws -> CGFloat {
      try TestWindow(size: CGSize(width: 200, height: 200)) { view }.element("mark").frame.midY
    }
    let plain = try middle(Free(isPlain: true))
    try expect(middle(Free(alignment: nil)), equals: plain)
    try expect(middle(Free(alignment: .bottom)), equals: plain + 50)
    try expect(middle(Free(alignment: .center)), equals: plain + 25)
  }
}

extension CornerAndSafeAreaTests {
  private struct Margins: View {
    var edges = Edge.Set.all
    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.contentMargins(for: .container, edges: .leading)
        Text(verbatim: "\(insets.leading) \(insets.trailing)").accessibilityIdentifier("read")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("area")
      .contentMargins(for: .container, edges: edges)
    }
  }
  @Test func `content keeps the margins that its device has`() throws {
    func window(_ idiom: Idiom, _ width: CGFloat, _ view: Margins) -> TestWindow {
      TestWindow(size: CGSize(width: width, height: 600), idiom: idiom) { view }
    }
    try expect(window(.phone, 390, Margins()).element("area").frame.width, equals: 390 - 2 * 16)
    try expect(window(.pad, 1000, Margins()).element("area").frame.width, equals: 1000 - 2 * 20)
    try expect(window(.phone, 390, Margins(edges: .vertical)).element("area").frame.width, equals: 390)
    try expect(window(.phone, 390, Margins()).element("read").label, equals: "16.0 0.0")
  }
}
