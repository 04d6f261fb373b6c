import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

// In the metrics of tests a letter of body text is 8 points wide, a line 20 high, its baseline 16 below its top.

private struct EmphasisAttribute: TextAttribute {}
private struct Level: TextAttribute { var value: Int }

/// Hands the layout out, and draws nothing.
private struct Looking: TextRenderer {
  let look: @Sendable (Text.Layout) -> Void
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { look(layout) }
}
private nonisolated final class Found: @unchecked Sendable {
  // Unchecked: the main thread alone uses it.
  var layout: Text.Layout?
  var count = 0
  var progress: [Double] = []
}

/// What a session of 2024 shows: words with an attribute appear letter by letter, the others at once.
private struct AppearanceEffectRenderer: TextRenderer, Animatable {
  var elapsedTime: TimeInterval
  var elementDuration = 0.4
  var totalDuration: TimeInterval

  var spring: Spring { .snappy(duration: elementDuration - 0.05, extraBounce: 0.4) }
  var animatableData: Double {
    get { elapsedTime }
    set { elapsedTime = newValue }
  }
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flattenedRuns {
      if run[EmphasisAttribute.self] != nil {
        let delay = (totalDuration - elementDuration) / TimeInterval(max(1, run.count - 1))
        for (index, slice) in run.enumerated() {
          let time = max(0, min(elapsedTime - TimeInterval(index) * delay, elementDuration))
          var copy = context
          draw(slice, at: time, in: &copy)
        }
      } else {
        var copy = context
        copy.opacity = UnitCurve.easeIn.value(at: elapsedTime / 0.2)
        copy.draw(run)
      }
    }
  }
  func draw(_ slice: Text.Layout.RunSlice, at time: TimeInterval, in context: inout GraphicsContext) {
    let progress = time / elementDuration
    let blurRadius = slice.typographicBounds.rect.height / 16 * UnitCurve.easeIn.value(at: 1 - progress)
    let translationY = spring.value(
      fromValue: -slice.typographicBounds.descent, toValue: 0, initialVelocity: 0, time: time)
    context.translateBy(x: 0, y: translationY)
    context.addFilter(.blur(radius: blurRadius))
    context.opacity = UnitCurve.easeIn.value(at: 1.4 * progress)
    context.draw(slice, options: .disablesSubpixelQuantization)
  }
}
extension Text.Layout {
  fileprivate var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> { flatMap { line in line } }
}
private struct TextTransition: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  func body(content: Content, phase: TransitionPhase) -> some View {
    let duration = 0.9
    let renderer = AppearanceEffectRenderer(elapsedTime: phase.isIdentity ? duration : 0, totalDuration: duration)
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = .linear(duration: duration) }
    } body: { view in
      view.textRenderer(renderer)
    }
  }
}

@MainActor @Suite("Renderers of text") struct TextRendererTests {}

extension TextRendererTests {
  private func layout(
    _ text: Text, width: CGFloat = 400, _ environment: LayoutDirection = .leftToRight
  ) throws
    -> Text.Layout
  {
    let found = Found()
    _ = TestWindow(size: CGSize(width: width, height: 200)) {
      text.textRenderer(Looking { found.layout = $0 }).environment(\.layoutDirection, environment)
    }
    return try #require(found.layout)
  }
  private func letters(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("letters") }
      .map(String.init)
  }

  @QuickTesting.Test func `a layout has lines, runs and letters with their places`() throws {
    let layout = try layout(Text("ab ") + Text("cd").bold())
    #expect(layout.count == 1 && !layout.isTruncated)
    let line = try #require(layout.first)
    #expect(line.count == 2 && line.origin == CGPoint(x: 0, y: 16))
    #expect(line.typographicBounds.rect == CGRect(x: 0, y: 0, width: 5 * 8, height: 20))
    let bold = line[1]
    #expect(bold.count == 2 && bold.layoutDirection == .leftToRight)
    #expect(bold.typographicBounds.origin == CGPoint(x: 3 * 8, y: 16) && bold.typographicBounds.width == 16)
    #expect(bold[1].typographicBounds.rect == CGRect(x: 4 * 8, y: 0, width: 8, height: 20))
    let start = try #require(line[0].characterIndices.first)
    #expect(bold.characterIndices.map { start.distance(to: $0) } == [3, 4])
    #expect(bold[0..<2].count == 2 && bold[0..<2] == Text.Layout.RunSlice(run: bold, indices: 0..<9))
    #expect(bold[1].indices == 1..<2 && bold[1].characterIndices.count == 1)
    #expect(Text.Layout.TypographicBounds().rect == .zero)
  }
  @QuickTesting.Test func `lines follow one another, and say when one is cut off`() throws {
    let three = try layout(Text("one two three"), width: 40)
    #expect(three.map(\.origin.y) == [16, 36, 56])
    #expect(abs(three[2].typographicBounds.width - 40) < 0.001)
    let found = Found()
    _ = TestWindow(size: CGSize(width: 40, height: 200)) {
      Text("one two three").lineLimit(2).lineSpacing(3).textRenderer(Looking { found.layout = $0 })
    }
    let two = try #require(found.layout)
    #expect(two.isTruncated && two.count == 2 && two[0].typographicBounds.leading == 3)
  }
  @QuickTesting.Test func `letters that are read from the right lie from the left`() throws {
    let layout = try layout(Text("abc"), .rightToLeft)
    let run = layout[0][0]
    #expect(run.layoutDirection == .rightToLeft)
    let first = run.characterIndices[2]
    #expect(run.characterIndices.map { first.distance(to: $0) } == [2, 1, 0])
    #expect(run.map { $0.typographicBounds.origin.x } == [0, 8, 16])
  }
  @QuickTesting.Test func `characters are counted as UTF-16 does, and marks stay with their letter`() throws {
    let run = try layout(Text(verbatim: "e\u{301}😀x"))[0][0]
    #expect(run.count == 3)
    #expect(run.characterIndices.map { run.characterIndices[0].distance(to: $0) } == [0, 2, 4])
  }

  @QuickTesting.Test func `attributes part runs that look the same, and the innermost counts`() throws {
    let text =
      Text("plain ") + Text("\(Text("a").customAttribute(Level(value: 2)))b").customAttribute(Level(value: 1))
      + Text(" end").customAttribute(EmphasisAttribute())
    let runs = try layout(text)[0]
    #expect(runs.map { $0[Level.self]?.value } == [nil, 2, 1, nil])
    #expect(runs.map { $0[EmphasisAttribute.self] != nil } == [false, false, false, true])
    #expect(runs[1][0][Level.self] == Level(value: 2))
    #expect(runs.map(\.count) == [6, 1, 1, 4])
  }
  @QuickTesting.Test func `an attribute that changes is drawn, and laid out nothing anew`() {
    struct Page: View {
      let found: Found
      @State private var value = 1
      var body: some View {
        Text("word").customAttribute(Level(value: value)).textRenderer(Looking { found.layout = $0 })
        Button("go") { value = 2 }.accessibilityIdentifier("go")
      }
    }
    let found = Found()
    let window = TestWindow { VStack { Page(found: found) } }
    #expect(found.layout?[0][0][Level.self]?.value == 1)
    window.click("go")
    #expect(found.layout?[0][0][Level.self]?.value == 2)
    #expect(window.counters.measures <= 2)
  }

  @QuickTesting.Test func `lines, runs and letters are drawn where they lie, or where they are moved`() {
    struct Parts: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        context.draw(layout[0])
        context.draw(layout[1][0])
        context.draw(layout[1][0][1...1])
        var line = layout[0]
        line.origin = CGPoint(x: 4, y: 116)
        #expect(line[0].typographicBounds.origin == line.origin)
        context.draw(line[0][0])
      }
    }
    let window = TestWindow(size: CGSize(width: 40, height: 200)) {
      Text("one two").textRenderer(Parts()).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let drawn = letters(window)
    #expect(drawn.count == 4)
    #expect(drawn[0].hasPrefix("letters 0,") && drawn[0].hasSuffix("\"one\""))
    #expect(drawn[1].contains("24x20") && drawn[1].hasSuffix("\"two\""))
    #expect(drawn[2].contains("letters 8,20 8x20") && drawn[2].hasSuffix("\"w\""))
    #expect(drawn[3].contains("letters 0,0 8x20") && window.displayList.contains("transform 1 0 0 1 4 100"))
  }
  @QuickTesting.Test func `a renderer chooses the size, and what is no size is that of the text`() throws {
    struct Wide: TextRenderer {
      var extra: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + extra, height: size.height * 2)
      }
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    }
    struct Page: View {
      @State private var extra: CGFloat = 10
      var body: some View {
        Text("four").textRenderer(Wide(extra: extra)).accessibilityIdentifier("text")
        Button("go") { extra = 30 }.accessibilityIdentifier("go")
      }
    }
    let window = TestWindow { VStack { Page() } }
    #expect(try window.element("text").frame.size == CGSize(width: 4 * 8 + 10, height: 40))
    window.click("go")
    #expect(try window.element("text").frame.size == CGSize(width: 4 * 8 + 30, height: 40))
    let bad = TestWindow { Text("four").textRenderer(Wide(extra: .nan)).accessibilityIdentifier("text") }
    #expect(try bad.element("text").frame.size == CGSize(width: 4 * 8, height: 20))
    #expect(bad.reports.count == 1 && bad.reports.first?.contains("TextRenderer") == true)
  }
  @QuickTesting.Test func `what a renderer reads of the environment draws it again`() {
    struct Dark: TextRenderer {
      let found: Found
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        found.count += 1
        if context.environment.colorScheme == .dark { context.draw(layout[0]) }
      }
    }
    let found = Found()
    let window = TestWindow { Text("night").textRenderer(Dark(found: found)) }
    #expect(found.count == 1 && letters(window).isEmpty)
    window.settings.colorScheme = .dark
    window.settle()
    #expect(letters(window).count == 1)
  }
  @QuickTesting.Test func `a redacted text draws no renderer, and its words stay what is read`() throws {
    let found = Found()
    let window = TestWindow {
      Text("secret").textRenderer(Looking { _ in found.count += 1 }).redacted(reason: .placeholder)
    }
    #expect(found.count == 0 && window.displayList.contains("fill"))
    let plain = TestWindow { Text("words").textRenderer(Looking { _ in }).accessibilityIdentifier("text") }
    #expect(try plain.element("text").label == "words" && letters(plain).isEmpty)
  }
  @QuickTesting.Test func `texts in a label and with selection have the renderer of the view around`() {
    let found = Found()
    _ = TestWindow {
      VStack {
        Label("label", systemImage: "star")
        Text("selected").textSelection(.enabled)
        Text("own").textRenderer(Looking { _ in })
      }.textRenderer(Looking { _ in found.count += 1 })
    }
    #expect(found.count == 2)
  }

  @QuickTesting.Test func `numbers of a renderer move with an animation, and then nothing is drawn`() {
    struct Moving: TextRenderer {
      var progress: Double
      let found: Found
      var animatableData: Double {
        get { progress }
        set { progress = newValue }
      }
      func draw(layout: Text.Layout, in context: inout GraphicsContext) { found.progress.append(progress) }
    }
    struct Page: View {
      let found: Found
      @State private var isShown = false
      var body: some View {
        Text("moving").textRenderer(Moving(progress: isShown ? 1 : 0, found: found))
          .animation(.linear(duration: 1), value: isShown)
        Button("go") { isShown = true }.accessibilityIdentifier("go")
      }
    }
    let found = Found()
    let window = TestWindow { VStack { Page(found: found) } }
    window.click("go")
    window.advance(by: .milliseconds(500))
    let middle = found.progress.last ?? 0
    #expect(abs(middle - 0.5) < 0.05)
    window.advance(by: .seconds(1))
    #expect(found.progress.last == 1)
    let count = found.progress.count
    window.advance(by: .seconds(2))
    #expect(found.progress.count == count)
  }
  @QuickTesting.Test func `emphasis appears letter by letter in a transition`() {
    struct Page: View {
      @State private var isVisible = false
      var body: some View {
        VStack {
          Button("go") { withAnimation { isVisible = true } }.accessibilityIdentifier("go")
          if isVisible {
            let effects = Text("Visual Effects").customAttribute(EmphasisAttribute()).bold()
            Text("Build \(effects) with SwiftUI").transition(TextTransition())
          }
        }
      }
    }
    let window = TestWindow { Page() }
    window.click("go")
    window.advance(by: .milliseconds(300))
    let early = letters(window)
    #expect(early.contains { $0.hasSuffix("\"Build \"") } && early.contains { $0.hasSuffix("\"V\"") })
    #expect(window.displayList.contains("blur"))
    window.advance(by: .seconds(2))
    let late = letters(window)
    #expect(late.filter { $0.hasSuffix("\"V\"") || $0.hasSuffix("\"s\"") }.count == 3)
    #expect(late.contains { $0.hasSuffix("\"Build \"") } && late.contains { $0.hasSuffix("\" with SwiftUI\"") })
  }

  @QuickTesting.Test func `layouts reach the views around, in order and with their places`() {
    struct Page: View {
      let found: Found
      @State private var word = "ab"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(word)
          Text("cdef")
          Button("go") { word = "xy" }.accessibilityIdentifier("go")
        }
        .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
          GeometryReader { proxy in
            Color.clear.onChange(
              of: layouts.map { "\(proxy[$0.origin].y) \($0.layout[0].typographicBounds.width)" }, initial: true
            ) { _, new in
              found.count += 1
              places = new
              texts = layouts.map(\.layout)
            }
          }
        }
        .onPreferenceChange(Text.LayoutKey.self) { [found] in found.layout = $0.first?.layout }
      }
      @State private var places: [String] = []
      @State private var texts: [Text.Layout] = []
    }
    let found = Found()
    let window = TestWindow { Page(found: found) }
    window.settle()
    let before = found.layout
    #expect(before?[0].typographicBounds.width == 2 * 8 && found.count >= 1)
    window.click("go")
    window.settle()
    #expect(found.layout != nil && found.layout != before)
  }

  @QuickTesting.Test func `a text of ten thousand words is shaped once, however often it is drawn`() {
    struct Lines: TextRenderer {
      var progress: Double
      let found: Found
      var animatableData: Double {
        get { progress }
        set { progress = newValue }
      }
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        found.count += 1
        context.opacity = progress
        for line in layout { context.draw(line) }
      }
    }
    struct Page: View {
      let found: Found
      let words = (0..<10_000).map { "word\($0)" }.joined(separator: " ")
      @State private var progress = 0.5
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 1)) { progress = 1 } }.accessibilityIdentifier("go")
          ScrollView { Text(words).textRenderer(Lines(progress: progress, found: found)) }
        }
      }
    }
    let found = Found()
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Page(found: found) }
    let drawn = found.count
    #expect(drawn == 1)
    window.click("go")
    window.advance(by: .milliseconds(500))
    #expect(found.count > drawn + 10)
    #expect(window.counters.measures <= 2)
  }
}

#if GTK
  @Suite("Pixels of text renderers") struct TextRendererPixelTests {
    private struct Parts: TextRenderer {
      enum Kind { case lines, runs, letters }
      var kind: Kind
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
          if kind == .lines {
            context.draw(line)
            continue
          }
          for run in line {
            if kind == .runs { context.draw(run) } else { for letter in run { context.draw(letter) } }
          }
        }
      }
    }
    private var samples: [(String, Text)] {
      [
        ("plain", Text("The quick brown fox jumps over the lazy dog")),
        (
          "looks",
          Text("Bold").bold() + Text(" red ").foregroundStyle(.red) + Text("line").underline()
            + Text(" gone").strikethrough().italic()
        ),
        ("both directions", Text("mixed שלום and عربى 123")),
        ("marks", Text("e\u{301}a\u{308} ﬁﬂ AVATAR 😀")),
        ("symbol", Text("a \(Image(systemName: "star.fill")) b")),
      ]
    }
    private func picture(_ text: Text, _ kind: Parts.Kind?) throws -> Picture {
      try TestWindow(text: .real, size: CGSize(width: 220, height: 80)) {
        Group { if let kind { text.textRenderer(Parts(kind: kind)) } else { text } }.background(Color.white)
      }.picture()
    }

    @Test(arguments: [0, 1, 2, 3, 4]) func `parts drawn where they lie are the text`(_ index: Int) throws {
      let (name, text) = samples[index]
      let whole = try picture(text, nil)
      for kind in [Parts.Kind.lines, .runs, .letters] {
        let parts = try picture(text, kind)
        var different = 0
        for y in 0..<80 {
          for x in 0..<220 {
            let (a, b) = (whole.color(x: x, y: y), parts.color(x: x, y: y))
            let distance = max(
              abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)))
            // Lines below letters that are drawn one by one meet within a pixel.
            if distance > (kind == .letters ? 80 : 3) { different += 1 }
          }
        }
        #expect(different == 0, "\(name), \(kind)")
      }
    }
  }
#endif
