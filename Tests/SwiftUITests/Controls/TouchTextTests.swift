#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  /// How texts of phones are set, beside the table of Apple's measures: heights and widths in whole pixels, and how far a
  /// text keeps away from what is above it.
  @MainActor struct TouchTextTests {
    private func window<V: View>(
      _ idiom: Idiom = .phone, scale: CGFloat = 3, @ViewBuilder _ view: () -> V
    ) -> TestWindow {
      TestWindow(
        text: .real, size: CGSize(width: 400, height: 800), idiom: idiom, settings: .init(displayScale: scale), view)
    }
    /// What lies between the views "a" and "b", in a column without spacing of its own.
    private func gap<A: View, B: View>(_ above: A, _ below: B, _ idiom: Idiom = .phone) throws -> CGFloat {
      let window = window(idiom) {
        VStack {
          above.accessibilityIdentifier("a")
          below.accessibilityIdentifier("b")
        }
      }
      return try window.element("b").frame.minY - window.element("a").frame.maxY
    }
    private func isClose(
      _ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.01,
      _ location: SourceLocation = #_sourceLocation
    ) {
      #expect(abs(value - expected) <= tolerance, "\(value), expected was \(expected)", sourceLocation: location)
    }

    @Test func `a line of text is as high as Apple's, up to a pixel of the display`() throws {
      for (scale, height) in [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)] {
        let window = window(scale: scale) { Text("Line").accessibilityIdentifier("line") }
        try isClose(window.element("line").frame.height, height)
      }
    }
    @Test func `an emoji in a line keeps its own height`() throws {
      let window = window {
        Text("Line \u{1F600}").accessibilityIdentifier("line")
        Text("Line").accessibilityIdentifier("plain")
      }
      #expect(try window.element("line").frame.height >= window.element("plain").frame.height)
    }
    @Test func `space is kept for further lines at the distance of lines`() throws {
      let window = window { Text("Line").lineLimit(3, reservesSpace: true).accessibilityIdentifier("line") }
      try isClose(window.element("line").frame.height, 61.0 / 3 + 2 * 22)
    }
    @Test func `a tight leading takes two points away, a loose one adds two`() throws {
      for (leading, pitch) in [(.tight, 20), (.standard, 22), (.loose, 24)] as [(Font.Leading, CGFloat)] {
        let window = window { Text("One\nTwo").font(.body.leading(leading)).accessibilityIdentifier("lines") }
        try isClose(window.element("lines").frame.height, 61.0 / 3 + pitch, within: 0.34)
      }
    }

    @Test func `a text keeps the leading of its font to the text above`() throws {
      try isClose(gap(Text("Above"), Text("Below")), 2)
      try isClose(gap(Text("Above").font(.largeTitle), Text("Below").font(.footnote)), 8.0 / 3)
      try isClose(gap(Text("Above").font(.footnote), Text("Below").font(.title3)), 4.0 / 3)
      try isClose(gap(Text("Above"), Text("Below").font(.system(size: 30))), 0)
    }
    // What is found is the text, within its padding and its frame.
    @Test func `what is no text keeps eight points to a text`() throws {
      try isClose(gap(Text("Above"), Color.red.frame(height: 20)), 8)
      try isClose(gap(Color.red.frame(height: 20), Text("Below")), 8)
      try isClose(gap(Text("Above"), Text("Below").padding()), 8 + 16)
      try isClose(gap(Text("Above").padding(.bottom, 1), Text("Below")), 1 + 8)
      try isClose(gap(Text("Above"), Text("Below").frame(minHeight: 40)), 8 + (40 - 61.0 / 3) / 2)
      try isClose(gap(Text("Above"), Button("Below") {}), 8)
    }
    @Test func `what leaves the top of a text alone leaves its distance alone`() throws {
      try isClose(gap(Text("Above"), Text("Below").padding(.horizontal)), 2)
      try isClose(gap(Text("Above"), Text("Below").frame(maxWidth: .infinity)), 2)
      try isClose(
        gap(
          Text("Above"),
          VStack {
            Text("Below"); Color.red.frame(height: 9)
          }), 2)
    }
    @Test func `a row of texts counts as a text, one with something else does not`() throws {
      try isClose(
        gap(
          Text("Above"),
          HStack {
            Text("One"); Spacer(); Text("Two")
          }), 2)
      try isClose(
        gap(
          Text("Above"),
          HStack {
            Image(systemName: "clock"); Text("Two")
          }), 8)
    }
    @Test func `on a desktop texts keep eight points, as all views`() throws {
      try isClose(gap(Text("Above"), Text("Below"), .desktop), 8)
    }
    private struct Changing: View {
      @State private var isSmall = false
      var body: some View {
        VStack {
          Text("Above").accessibilityIdentifier("a")
          HStack { Text("Below").font(isSmall ? .footnote : .body) }.accessibilityElement(children: .combine)
            .accessibilityIdentifier("b")
          Button("Change") { isSmall.toggle() }.accessibilityIdentifier("change")
        }
      }
    }
    @Test func `the distance follows the font of a text, also from within a row`() throws {
      let window = window { Changing() }
      func gap() throws -> CGFloat { try window.element("b").frame.minY - window.element("a").frame.maxY }
      try isClose(gap(), 2)
      window.click("change")
      try isClose(gap(), 8.0 / 3)
    }

    private func width(_ text: String, _ idiom: Idiom) throws -> CGFloat {
      let window = window(idiom) { Text(verbatim: text).font(.system(size: 28)).accessibilityIdentifier("text") }
      return try window.element("text").frame.width
    }
    @Test func `letters stand closer on a phone, digits and other scripts do not`() throws {
      try isClose(width("Letters", .phone), width("Letters", .desktop) - 7 * 0.046 * 28, within: 0.5)
      try isClose(width("2024", .phone), width("2024", .desktop), within: 0.34)
      try isClose(width("שלום", .phone), width("שלום", .desktop), within: 0.34)
    }
    @Test func `tracking of the app comes on top`() throws {
      let window = window {
        Text("Letters").accessibilityIdentifier("plain")
        Text("Letters").tracking(2).accessibilityIdentifier("wide")
      }
      try isClose(
        window.element("wide").frame.width - window.element("plain").frame.width, 7 * 2, within: 0.34)
    }
  }
#endif
