import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

// In the metrics of tests a letter of body text is 8 points wide, a line 20 high.

private nonisolated final class LastLine: @unchecked Sendable {
  // Unchecked: the main thread alone uses it.
  var x: CGFloat?
}
private struct LookingAtLines: TextRenderer {
  let found: LastLine
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { found.x = layout[layout.count - 1].origin.x }
}

/// Typesetting.
@MainActor struct TypesettingTests {
  private let lines = "one two three"
}

extension TypesettingTests {
  private func height(_ text: some View) throws -> CGFloat {
    let window = TestWindow(size: CGSize(width: 40, height: 400)) { text.accessibilityIdentifier("text") }
    expect(window.reports, equals: [])
    return try window.element("text").frame.height
  }
  @QuickTesting.Test func `the height of lines is a multiple of the font, or more than it, or so many points`() throws {
    try expect(height(Text(lines)), equals: 3 * 20)
    try expect(height(Text(lines).lineHeight(.multiple(factor: 2))), equals: 3 * 32)
    try expect(height(Text(lines).lineHeight(.leading(increase: 3))), equals: 3 * 19)
    try expect(height(Text(lines).lineHeight(.exact(points: 30))), equals: 3 * 30)
    try expect(height(Text(lines).lineHeight(.tight)), equals: 3 * 16)
    try expect(height(Text(lines).lineHeight(.normal)), equals: 3 * 1.2 * 16)
    try expect(height(Text(lines).lineHeight(.loose)), equals: 3 * 1.5 * 16)
    try expect(height(Text(lines).lineHeight(.variable)), equals: 3 * 20)
    try expect(height(VStack { Text(lines).lineHeight(nil) }.lineHeight(.loose)), equals: 3 * 20)
    try expect(height(Text(lines).lineHeight(.exact(points: 30)).lineSpacing(5)), equals: 3 * 30 + 2 * 5)
    try expect(height(Text("one").lineHeight(.exact(points: 30)).lineLimit(2, reservesSpace: true)), equals: 2 * 30)
  }
  @QuickTesting.Test func `letters stand in the middle of a line that is higher`() throws {
    let window = TestWindow {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("high").lineHeight(.exact(points: 40)).accessibilityIdentifier("high")
        Text("low").accessibilityIdentifier("low")
      }
    }
    // The baseline lies 16 below the top of 20 points, which lie 10 below that of 40.
    try expect(window.element("low").frame.minY - window.element("high").frame.minY, equals: 10)
  }
  @QuickTesting.Test func `a height that is none is that of the font, and is reported`() throws {
    for bad in [AttributedString.LineHeight.exact(points: .nan), .multiple(factor: 0), .exact(points: -3)] {
      let window = TestWindow(size: CGSize(width: 40, height: 400)) {
        Text("one").lineHeight(bad).accessibilityIdentifier("text")
      }
      try expect(window.element("text").frame.height, equals: 20)
      expect(window.reports.count == 1 && window.reports[0].contains("lineHeight"))
    }
  }

  private func place(_ text: some View, _ direction: LayoutDirection = .leftToRight) -> String? {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      text.frame(width: 100).environment(\.layoutDirection, direction)
    }
    return window.displayList.split(separator: "\n").first { $0.contains("text ") }.map(String.init)
  }
  #if GTK
    @Test func `lines begin at the side of the layout, or at that where they are read`() throws {
      /// The left end of the last line, in points.
      func last(_ change: (Text) -> some View) throws -> CGFloat {
        let found = LastLine()
        _ = TestWindow(text: .real, size: CGSize(width: 200, height: 100)) {
          change(Text(verbatim: "שלום עולם שלום עולם\nשלום")).textRenderer(LookingAtLines(found: found))
        }
        return try require(found.x)
      }
      try expect(last { $0.multilineTextAlignment(strategy: .layoutBased) }, equals: 0)
      try expect(last { $0.multilineTextAlignment(strategy: .default) }, equals: 0)
      try expect(last { $0.multilineTextAlignment(strategy: .writingDirectionBased) } > 20)
      // Read from the left, as the layout is.
      try expect(
        last {
          $0.multilineTextAlignment(strategy: .writingDirectionBased).writingDirection(strategy: .layoutBased)
        }, equals: 0)
      try expect(
        last {
          $0.multilineTextAlignment(strategy: .writingDirectionBased).writingDirection(strategy: .contentBased)
        } > 20)
    }
    @Test func `capitals and small letters become small capitals`() throws {
      func width(_ font: Font) throws -> CGFloat {
        try TestWindow(text: .real) { Text("ABCdef").font(font).accessibilityIdentifier("text") }
          .element("text").frame.width
      }
      let body = Font.body
      let widths = [
        try width(body), try width(body.lowercaseSmallCaps()), try width(body.uppercaseSmallCaps()),
        try width(body.smallCaps()),
      ]
      expect(widths[1] != widths[0] && widths[3] < widths[1])
      try expect(width(body.smallCaps(true).smallCaps(false)), equals: widths[0])
    }
    @Test func `a language goes to the shaper, with the same words`() throws {
      let window = TestWindow(text: .real) {
        VStack {
          Text("骨 直").typesettingLanguage(.init(identifier: "ja")).accessibilityIdentifier("a")
          VStack { Text("骨 直").accessibilityIdentifier("b") }.typesettingLanguage(.explicit(.init(identifier: "zh")))
          Text("骨 直").typesettingLanguage(.init(identifier: "ja"), isEnabled: false).accessibilityIdentifier("c")
        }
      }
      try expect(["a", "b", "c"].map { try window.element($0).label }, equals: ["骨 直", "骨 直", "骨 直"])
      expect(window.reports, equals: [])
    }
  #endif
  @QuickTesting.Test func `resolved fonts say which letters are small capitals`() {
    let context = EnvironmentValues().fontResolutionContext
    let lower = Font.body.lowercaseSmallCaps().resolve(in: context)
    let upper = Font.body.uppercaseSmallCaps().resolve(in: context), all = Font.body.smallCaps().resolve(in: context)
    expect([lower, upper, all].map(\.isLowercaseSmallCaps), equals: [true, false, true])
    expect([lower, upper, all].map(\.isUppercaseSmallCaps), equals: [false, true, true])
    expect([lower, upper, all].map(\.isSmallCaps), equals: [false, false, true])
  }

  @QuickTesting.Test func `keys hold intervals of time and the names of colours`() throws {
    let now = TestWindow { Text("") }.date
    let window = TestWindow {
      Text("\(timerInterval: now...now.addingTimeInterval(90)) left").accessibilityIdentifier("left")
      Text("\(timerInterval: now...now.addingTimeInterval(90), countsDown: false) over").accessibilityIdentifier("over")
      Text("a \(accessibilityName: Color(red: 0.8, green: 0, blue: 0)) ball").accessibilityIdentifier("color")
    }
    try expect(window.element("left").label, equals: "1:30 left")
    window.advance(by: .seconds(30))
    try expect(window.element("left").label, equals: "1:00 left")
    try expect(window.element("over").label, equals: "0:30 over")
    try expect(window.element("color").label, equals: "a red ball")
  }
  @QuickTesting.Test func `colours have the names that people give them`() throws {
    let colors: [(Color, String)] = [
      (.white, "white"), (.black, "black"), (Color(white: 0.5), "gray"),
      (Color(red: 0, green: 0, blue: 0.4), "dark blue"),
      (Color(red: 0, green: 0.6, blue: 0), "green"), (Color(red: 1, green: 0.6, blue: 0), "orange"),
      (Color(red: 1, green: 0.9, blue: 0), "yellow"), (Color(red: 0.5, green: 0.3, blue: 0.1), "brown"),
      (.clear, "transparent"), (Color(red: 0.7, green: 0.8, blue: 1), "light blue"),
    ]
    for (color, name) in colors {
      let window = TestWindow { Text("\(accessibilityName: color)").accessibilityIdentifier("color") }
      try expect(window.element("color").label, equals: name)
    }
  }

  private func symbol(_ image: some View) -> String {
    TestWindow(size: CGSize(width: 60, height: 60)) { image.foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
      .displayList
  }
  @QuickTesting.Test func `a symbol is filled evenly, or lighter at its top`() {
    expect(!symbol(Image(systemName: "heart")).contains("linear"))
    expect(symbol(Image(systemName: "heart").symbolColorRenderingMode(.gradient)).contains("linear(#ff4d4d"))
    expect(symbol(VStack { Image(systemName: "heart") }.symbolColorRenderingMode(.gradient)).contains("linear"))
    expect(
      !symbol(VStack { Image(systemName: "heart").symbolColorRenderingMode(.flat) }.symbolColorRenderingMode(.gradient))
        .contains("linear"))
  }
  @QuickTesting.Test func `a value is shown by the strength of layers, or by how much is drawn`() {
    let image = Image(systemName: "wifi", variableValue: 0.5)
    expect(symbol(image).contains("value 0.5") && !symbol(image).contains("clip"))
    let drawn = symbol(image.symbolVariableValueMode(.draw))
    expect(drawn.contains("clip") && drawn.contains("opacity 0.3") && !drawn.contains("value 0.5"))
    expect(
      symbol(VStack { image }.symbolVariableValueMode(.draw)),
      equals: symbol(VStack { image.symbolVariableValueMode(.draw) }))
    expect(!symbol(Image(systemName: "wifi").symbolVariableValueMode(.draw)).contains("clip"))
  }
  @Test(arguments: [TestText.round, .real])
  func `a text grows upwards by what is raised, and downwards by what is lowered`(
    text: TestText
  ) throws {
    func frame(_ offset: CGFloat) throws -> CGRect {
      let window = TestWindow(text: text, size: CGSize(width: 400, height: 400)) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("One").accessibilityIdentifier("plain")
          (Text("two") + Text("3").baselineOffset(offset) + Text("four")).accessibilityIdentifier("text")
        }
      }
      let plain = try window.element("plain").frame
      return try window.element("text").frame.offsetBy(dx: 0, dy: -plain.minY)
    }
    let plain = try frame(0), raised = try frame(10), lowered = try frame(-7)
    #expect(abs(raised.minY - (plain.minY - 10)) < 0.01 && abs(raised.maxY - plain.maxY) < 0.01)
    #expect(abs(lowered.minY - plain.minY) < 0.01 && abs(lowered.maxY - (plain.maxY + 7)) < 0.01)
  }
}
