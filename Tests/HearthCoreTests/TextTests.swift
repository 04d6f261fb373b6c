import Foundation
import HearthRendering
import HearthTesting
import QuickTesting
import Testing

@testable import HearthCore

/// Lines of the display list that are text.
func shown(_ window: TestWindow) -> [String] {
  window.displayList.split(separator: "\n").filter { $0.contains("text ") }.map(String.init)
}
/// The characters that a window shows, a text an element.
func strings(_ window: TestWindow) -> [String] {
  shown(window).map { line in
    guard let start = line.firstIndex(of: "\"") else { return "" }
    return String(line[line.index(after: start)...].dropLast())
  }
}
/// The runs of the first text of a window.
func runs(_ window: TestWindow) -> [StyledText.Run] {
  firstText(window.content.engine.root.picture)?.layout.text.runs ?? []
}
func firstText(_ piece: DisplayPiece) -> TextPiece? {
  if let text = piece as? TextPiece { return text }
  for child in (piece as? GroupPiece)?.children.map(\.self) ?? [] {
    if let found = firstText(child.piece) { return found }
  }
  if let effect = piece as? EffectPiece { return firstText(effect.content) }
  return nil
}
func paragraph(_ window: TestWindow) -> StyledText? { firstText(window.content.engine.root.picture)?.layout.text }

private struct Counter: View {
  @State var count = 0
  static var binding: Binding<Int>!
  let label: (Int) -> Text
  var body: some View {
    let _ = Counter.binding = $count
    label(count)
  }
}

@available(*, deprecated) private struct OldSize: View {
  @Environment(\.sizeCategory) private var category
  var body: some View {
    Text("\(category) \(category.isAccessibilityCategory) \(category > .large)" as String).accessibilityIdentifier(
      "old")
  }
}

@MainActor struct TextTests {
  @available(*, deprecated) @Test func `the old categories are the sizes in other words`() throws {
    expect(ContentSizeCategory.allCases.count, equals: DynamicTypeSize.allCases.count)
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      var values = EnvironmentValues()
      values.sizeCategory = category
      expect(values.dynamicTypeSize, equals: size)
      values.dynamicTypeSize = size
      expect(values.sizeCategory == category && category.isAccessibilityCategory == size.isAccessibilitySize)
    }
    expect(
      ContentSizeCategory.small < .medium && ContentSizeCategory.small <= .small && ContentSizeCategory.large >= .medium
    )
    let window = TestWindow { OldSize().environment(\.sizeCategory, .accessibilityLarge) }
    try expect(window.element("old").label, equals: "accessibilityLarge true true")
  }
  @Test(arguments: [(Idiom.desktop, 14), (.phone, 17), (.tv, 29), (.watch, 16)])
  func `body text has the size of the idiom unless the desktop says another`(idiom: Idiom, size: CGFloat) {
    let window = TestWindow(idiom: idiom) { Text(verbatim: "Hello") }
    expect(runs(window).first?.attributes.font.size, equals: 16)
    window.content.handle(.settings(HostSettings()))
    window.settle()
    expect(runs(window).first?.attributes.font.size, equals: size)
  }
  @QuickTesting.Test func `other styles keep their proportion to the desktop's body text`() {
    let window = TestWindow { Text(verbatim: "a").font(.largeTitle) }
    expect(runs(window).first?.attributes.font.size, equals: 32, "28 * 16 / 14")
  }

  @QuickTesting.Test func `a string in quotes is a key, a string variable is not`() {
    let name = "100% **sure**"
    let window = TestWindow {
      VStack {
        Text(name)
        Text("100% **sure**")
        Text(verbatim: "*as is*")
      }
    }
    expect(strings(window), equals: ["100% **sure**", "100% sure", "*as is*"])
  }

  @QuickTesting.Test func `numbers in a key are written for the locale`() {
    func window(_ identifier: String) -> TestWindow {
      TestWindow {
        VStack {
          Text("\(1234567) rows, \(2.5, specifier: "%.2f") and \(7)%")
          Text("\("no **markup**") in *arguments*")
        }
        .environment(\.locale, Locale(identifier: identifier))
      }
    }
    expect(strings(window("en_US")), equals: ["1,234,567 rows, 2.50 and 7%", "no **markup** in arguments"])
    expect(strings(window("de_DE")).first, equals: "1.234.567 rows, 2,50 and 7%")
  }

  @QuickTesting.Test func `joined texts keep their own looks and modifiers apply to what lies inside`() {
    let window = TestWindow {
      (Text(verbatim: "a").bold() + Text(verbatim: "b") + Text(verbatim: "c").font(.title)).italic()
    }
    let fonts = runs(window).map(\.attributes.font)
    expect(runs(window).map(\.text), equals: ["a", "b", "c"])
    expect(fonts.map(\.weight), equals: [700, 400, 400])
    expect(fonts.map(\.size), equals: [16, 16, 27], "24 * 16 / 14, rounded")
    expect(fonts.map(\.isItalic), equals: [true, true, true])
  }

  @QuickTesting.Test func `the inner modifier wins`() {
    let window = TestWindow { Text(verbatim: "a").font(.caption).font(.title).kerning(2).kerning(5) }
    expect(runs(window).first?.attributes.font.size, equals: 13, "11 * 16 / 14, rounded")
    expect(runs(window).first?.attributes.kerning, equals: 2)
  }

  @QuickTesting.Test func `text inherits font, weight and lines from the views around`() {
    let window = TestWindow {
      VStack { Text(verbatim: "a").italic() }
        .bold()
        .fontDesign(.serif)
        .font(.system(size: 20))
        .lineLimit(2...4)
        .multilineTextAlignment(.trailing)
        .truncationMode(.middle)
        .lineSpacing(3)
        .minimumScaleFactor(0.5)
        .allowsTightening(true)
        .textCase(.uppercase)
        .underline()
        .tracking(1)
    }
    let text = paragraph(window)
    let attributes = text?.runs.first?.attributes
    expect(attributes?.font, equals: FontDescription(size: 20, weight: 700, isItalic: true, design: .serif))
    expect(attributes?.underline, equals: TextLine())
    expect(attributes?.tracking, equals: 1)
    expect(text?.plainText, equals: "A")
    expect(text?.lineLimit, equals: 4)
    expect(text?.reservedLines, equals: 2)
    expect(text?.alignment, equals: .trailing)
    expect(text?.truncation, equals: .middle)
    expect(text?.lineSpacing, equals: 3)
    expect(text?.minimumScaleFactor, equals: 0.5)
    expect(text?.allowsTightening, equals: true)
  }

  @QuickTesting.Test func `bold around a text can be taken away inside`() {
    let window = TestWindow { VStack { Text(verbatim: "a").bold(false) }.bold() }
    expect(runs(window).first?.attributes.font.weight, equals: 400)
  }

  @QuickTesting.Test func `another colour is painted without measuring again`() {
    let window = TestWindow { Counter { Text(verbatim: "a").foregroundStyle($0 == 0 ? .red : .blue) } }
    window.resetCounters()
    let before = window.displayList
    Counter.binding.wrappedValue = 1
    window.settle()
    expect(window.displayList != before)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.itemsRecorded <= 2, "the text, and the group around it")
  }

  @QuickTesting.Test func `joined texts have a colour each, a whole text may have a gradient`() {
    let window = TestWindow {
      VStack {
        Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b")
        Text(verbatim: "c").foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
    }
    expect(runs(window).map { $0.attributes.color != nil }, equals: [true, false])
    expect(shown(window).last?.contains("linear("), equals: true)
  }

  @QuickTesting.Test func `an equal text measures and records nothing`() {
    let window = TestWindow { Counter { _ in Text("always *the same*") } }
    window.resetCounters()
    Counter.binding.wrappedValue = 1
    window.settle()
    expect(window.counters.bodies, equals: 1)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.itemsRecorded, equals: 0)
  }

  @QuickTesting.Test func `a text of the same size is measured and recorded once and moves nothing`() {
    let window = TestWindow {
      VStack {
        Counter { Text(verbatim: "number \($0)") }; Text(verbatim: "below")
      }
    }
    window.resetCounters()
    Counter.binding.wrappedValue = 1
    window.settle()
    expect(strings(window), equals: ["number 1", "below"])
    expect(window.counters.measures, equals: 1)
    expect(window.counters.placements <= 1)
  }

  @QuickTesting.Test func `texts in scopes with equal values share one style`() {
    let window = TestWindow { VStack { ForEach(0..<100) { _ in Text(verbatim: "a").font(.title).id(1) } } }
    var styles: Set<ObjectIdentifier> = []
    var count = 0
    func visit(_ node: Node) {
      if node is TextNode {
        count += 1
        styles.insert(ObjectIdentifier(node.textStyle))
      }
      node.visitChildren(visit)
    }
    visit(window.content.engine.root)
    expect(count, equals: 100)
    expect(styles.count, equals: 1)
  }

  @QuickTesting.Test func `a font set further out reaches texts below other settings`() {
    struct Sizes: View {
      @State var isLarge = false
      static var binding: Binding<Bool>!
      var body: some View {
        let _ = Sizes.binding = $isLarge
        VStack { Text(verbatim: "a").textCase(.uppercase) }.lineLimit(1...2).font(isLarge ? .title : .body)
      }
    }
    let window = TestWindow { Sizes() }
    expect(runs(window).first?.attributes.font.size, equals: 16)
    Sizes.binding.wrappedValue = true
    window.settle()
    expect(runs(window).first?.attributes.font.size, equals: 27)
    expect(paragraph(window)?.lineLimit, equals: 2)
  }

  @QuickTesting.Test func `text styles grow with the text size of the user and fixed sizes do not`() {
    let window = TestWindow {
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "a").font(.system(size: 14))
      }
      .dynamicTypeSize(.accessibility1)
    }
    expect(runs(window).first?.attributes.font.size, equals: 16 * (CGFloat(28) / 17))
    expect(shown(window).last?.contains("7x17.5"), equals: true)
  }

  @QuickTesting.Test func `the desktop's text scale and direction arrive live`() {
    let window = TestWindow { Text(verbatim: "a") }
    var settings = window.host.settings
    settings.textScale = 1.5
    settings.isRightToLeft = true
    window.content.handle(.settings(settings))
    window.settle()
    expect(runs(window).first?.attributes.font.size, equals: 16 * 1.5)
    expect(paragraph(window)?.isRightToLeft, equals: true)
  }

  @QuickTesting.Test func `the desktop's font arrives live, for text that names no other`() {
    func families(_ text: Text) -> [String?] {
      let window = TestWindow { text }
      var families = [runs(window).first?.attributes.font.family]
      var settings = window.host.settings
      settings.interfaceFamily = "Ubuntu"
      window.content.handle(.settings(settings))
      window.settle()
      families.append(runs(window).first?.attributes.font.family)
      return families
    }
    expect(families(Text(verbatim: "a")), equals: [nil, "Ubuntu"])
    expect(families(Text(verbatim: "a").font(.custom("Serifa", size: 16))), equals: ["Serifa", "Serifa"])
    expect(families(Text(verbatim: "a").fontDesign(.monospaced)), equals: [nil, nil])
  }

  @QuickTesting.Test func `a text size kept in a range follows the user inside of it`() {
    let window = TestWindow { Text(verbatim: "a").dynamicTypeSize(...DynamicTypeSize.xLarge) }
    window.settings.textScale = 2
    expect(runs(window).first?.attributes.font.size, equals: 16 * (CGFloat(19) / 17))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3]) func `a font size that is none is reported and replaced`(
    size: CGFloat
  ) {
    let window = TestWindow { Text(verbatim: "a").font(.system(size: size)) }
    expect(window.reports.count, equals: 1)
    expect(runs(window).first.map { $0.attributes.font.size >= 1 && $0.attributes.font.size.isFinite }, equals: true)
  }

  @QuickTesting.Test func `numbers that are none are reported once at the text`() {
    let window = TestWindow {
      Text(verbatim: "a b c").lineSpacing(.nan).kerning(-.infinity).lineLimit(0).minimumScaleFactor(7)
    }
    expect(window.reports.count, equals: 1)
    expect(paragraph(window)?.lineLimit, equals: 1)
  }

  @QuickTesting.Test func `hostile text lays out`() {
    let hostile = [
      "", "\n\n", "\u{202E}evil\u{2066}", String(repeating: "e\u{301}\u{301}", count: 500), "\u{FFFC}\u{0}", "👩‍👩‍👧‍👦🇩🇪",
      "%@ %n %lld %", "%9$@",
      String(repeating: "[", count: 2_000), String(repeating: "**a _b ", count: 500),
      String(repeating: "`", count: 999),
    ]
    for text in hostile {
      let window = TestWindow {
        VStack {
          Text(text); Text(LocalizedStringKey(text)); Text("\(text) \(1)")
        }
      }
      expect(shown(window).count, equals: 3)
    }
  }

  @QuickTesting.Test func `a text node is small`() { expect(class_getInstanceSize(TextNode.self) < 300) }
  private func class_getInstanceSize(_ type: AnyClass) -> Int {
    // The size of instances lies 24 bytes into the metadata of a native class.
    Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
  }
}
