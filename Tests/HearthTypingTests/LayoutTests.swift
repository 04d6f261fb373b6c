import Foundation
import HearthKeyboard
import QuickTesting
import Testing

@testable import HearthTyping

struct LayoutTests {
  private static let all = LayoutLibrary.languages + LayoutLibrary.kinds
  private func library() -> LayoutLibrary { LayoutLibrary(directories: []) { fail("\($0)") } }

  @Test(arguments: all) func `each layout that comes along is read without a complaint`(name: String) throws {
    let layout = try require(library().layout(name))
    expect(layout.identifier, equals: name)
    expect(!layout.name.isEmpty && !layout.space.isEmpty)
  }
  @Test(arguments: all.filter { $0 != "emoji" })
  func `each layer can delete, goes back to letters, and has no key twice`(name: String) throws {
    let layout = try require(library().layout(name))
    for (layerName, layer) in layout.layers {
      let functions = layer.keys.map(\.function)
      expect(functions.contains(.delete), "\(layerName)")
      if layerName != .letters && layerName != .shifted {
        expect(functions.contains(.layer(.letters)), "\(layerName)")
      }
      expect(Set(functions).count, equals: functions.count, "\(layerName)")
    }
  }
  @Test(arguments: LayoutLibrary.languages)
  func `each language has space, return, the globe, a key that hides the keyboard and its digits`(name: String) throws {
    let layout = try require(library().layout(name))
    let letters = layout.layer(.letters).keys.map(\.function)
    expect([.space, .return, .globe, .dismiss].allSatisfy(letters.contains))
    let signs = layout.layer(.symbols).keys.compactMap { if case .type(let text) = $0.function { text } else { nil } }
    expect(signs.filter { $0.first?.isNumber == true }.count, equals: 10)
  }
  @QuickTesting.Test func `each letter of the alphabet has a key`() throws {
    func letters(_ name: String) throws -> Set<String> {
      let layout = try require(library().layout(name))
      return Set(
        layout.layer(.letters).keys.compactMap { if case .type(let text) = $0.function { text } else { nil } }
          + layout.accents.flatMap { $0.value })
    }
    for name in ["en-US", "en-GB", "de", "fr", "es", "zh", "ASCII", "URL", "email"] {
      try expect(letters(name).isSuperset(of: "abcdefghijklmnopqrstuvwxyz".map(String.init)), "\(name)")
    }
    try expect(letters("de").isSuperset(of: ["ä", "ö", "ü", "ß"]))
    try expect(letters("fr").isSuperset(of: "éèêëàâùûçîïôœæ".map(String.init)))
    try expect(letters("es").isSuperset(of: "ñáéíóúü".map(String.init)))
    try expect(letters("ru").isSuperset(of: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя".map(String.init)))
    try expect(letters("he").isSuperset(of: "אבגדהוזחטיכךלמםנןסעפףצץקרשת".map(String.init)))
    try expect(letters("ar").isSuperset(of: "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةى".map(String.init)))
  }
  @QuickTesting.Test func `codes have keys of ASCII only`() throws {
    let layout = try require(library().layout("ASCII"))
    let typed = Set(
      layout.layers.values.flatMap(\.keys).compactMap { if case .type(let text) = $0.function { text } else { nil } })
    expect(typed.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) } && layout.accents.isEmpty)
    // With capitals from shift, and the space bar: all that can be printed.
    let printable = (0x21...0x7E).map { String(Unicode.Scalar($0)!).lowercased() }
    expect(typed.isSuperset(of: printable))
  }
  @QuickTesting.Test func `the kind of text goes before the language`() {
    var request = KeyboardRequest()
    request.languages = ["de-AT", "fr", "de"]
    expect(library().layouts(for: request).map(\.identifier), equals: ["de", "fr", "emoji"])
    request.purpose = .decimal
    expect(library().layouts(for: request).map(\.identifier), equals: ["decimal"])
    request.purpose = .password
    expect(library().layouts(for: request).map(\.identifier), equals: ["ASCII"])
  }
  @Test(arguments: [
    ("en_AU.UTF-8", "en-GB"), ("en", "en-US"), ("zh-Hant-TW", "zh"), ("pt-BR", nil), ("", nil), ("../en-US", nil),
  ]) func `a language finds the layout that is nearest`(language: String, layout: String?) {
    expect(library().layout(forLanguage: language)?.identifier, equals: layout)
  }
  @QuickTesting.Test func `without a language that is known there is English`() {
    var request = KeyboardRequest()
    request.languages = ["tlh"]
    expect(library().layouts(for: request).first?.identifier, equals: "en-US")
  }
  @QuickTesting.Test func `a held key offers itself first, in capitals while shift is on`() throws {
    let layout = try require(library().layout("de"))
    let s = try require(layout.layer(.letters).keys.first { $0.function == .type("s") })
    expect(layout.alternatives(of: s, isShifted: false), equals: ["s", "ß"])
    expect(layout.alternatives(of: s, isShifted: true), equals: ["S", "ẞ"])
  }
  @QuickTesting.Test
  func `a file of the user goes before the one that comes along, and is told what is wrong with it once`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layouts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("layout de\nname Neo\ncolour red\nlayer letters\nx v l\n".utf8).write(
      to: folder.appendingPathComponent("de.txt"))
    var problems: [String] = []
    let library = LayoutLibrary(directories: [folder]) { problems.append($0.description) }
    expect(library.layout("de")?.name, equals: "Neo")
    expect(library.layout("de")?.layer(.letters).keys.map(\.label), equals: ["x", "v", "l"])
    expect(problems.count == 1 && problems[0].hasPrefix("Keyboard layout de, line 3: colour is not known"))
  }
  @QuickTesting.Test func `pictures are found by words of their names`() throws {
    let catalog = EmojiCatalog(try require(library().layout("emoji")))
    expect(catalog.search("red hea"), equals: [])
    expect(catalog.search("cat fa").contains("🐱"))
    expect(catalog.search("dog").first, equals: "🐕")
    expect(catalog.search("  ").isEmpty)
    expect(catalog.groups.allSatisfy { $0.pictures.count > 20 })
    let all = catalog.groups.flatMap(\.pictures)
    expect(Set(all).count == all.count && all.count > 900)
    expect(EmojiCatalog.tones(of: "👋") == ["👋", "👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"] && EmojiCatalog.tones(of: "🐱").isEmpty)
  }
}

struct LayoutParserTests {
  private func parse(_ text: String) -> (layout: KeyboardLayout, problems: [String]) {
    let (layout, problems) = LayoutParser.parse(text, name: "test")
    return (layout, problems.map { "\($0.line): \($0.message)" })
  }

  @QuickTesting.Test func `a word of one character is its key, and others have widths, labels, flicks and hints`() {
    let (layout, problems) = parse(
      """
      layout x
      // Not read.
      layer letters
      * _ # ( < **2 _0.5 a*1.5 あ(いう) 2~ABC ABC=<letters>*2 <space> <space>*3 .com \\u{200C}x
      """)
    expect(problems.isEmpty)
    expect(
      layout.layer(.letters).keys.map(\.label),
      equals: [
        "*", "_", "#", "(", "<", "*", "a", "あ", "2", "ABC", "", "", ".com", "\u{200C}x",
      ])
    let keys = layout.layer(.letters).keys
    expect(keys.map(\.width), equals: [1, 1, 1, 1, 1, 2, 1.5, 1, 1, 2, nil, 3, 1, 1])
    expect(keys[7].flicks == ["い", "う"] && keys[8].hint == "ABC" && keys[9].function == .layer(.letters))
  }
  @Test(arguments: [
    ("layer letters\na", "0: the line layout is missing; it says for which language the keys are."),
    ("layout x", "0: the layer letters is missing or has no key."),
    (
      "layout x\nlayer capitals\na\nlayer letters\na",
      "2: there is no layer capitals; there are letters, shifted, symbols, more, romaji."
    ),
    ("layout x\nlayer letters\na <hyper>", "3: <hyper>: there is no key of that name."),
    ("layout x\nlayer letters\na b*90", "3: b*90: a width is between 0.25 and 12 keys, not 90.0."),
    ("layout x\nlayer letters\na <symbols>", "0: the layer letters has a key to the layer symbols, which is missing."),
    (
      "layout x\nlayer letters\ncomposer klingon\na",
      "3: there is no composer klingon; there are none, accents, hangul, kana, romaji, pinyin."
    ),
    ("layout x\ntake letters from y\nlayer letters\na", "2: there is no layout y to take from."),
    (
      "layout x\nlayer letters\na\naccents\na", "5: an accent line has the key's text and what it offers; this has one."
    ),
    ("layout x\ngroup a b\n1F600-2", "3: 1F600-2 is neither a code point nor a range of at most 4,096 of them."),
  ]) func `what is wrong is told with its line`(text: String, problem: String) {
    expect(parse(text).problems.contains(problem), "\(parse(text).problems)")
  }
  @QuickTesting.Test func `a text that is too long, too wide or too high is cut, and told`() {
    expect(parse(String(repeating: "a ", count: 200_000)).problems.count, equals: 1)
    let wide = parse("layout x\nlayer letters\n" + String(repeating: "a ", count: 100))
    expect(wide.layout.layer(.letters).keys.count == LayoutParser.mostKeys && wide.problems.count == 1)
    let high = parse("layout x\nlayer letters\n" + String(repeating: "a\n", count: 20))
    expect(high.layout.layer(.letters).rows.count == LayoutParser.mostRows && high.problems.count == 12)
  }
  @QuickTesting.Test func `no text stops the reader`() {
    var seed = UInt64(7)
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let parts = [
      "layout", "layer", "letters", "accents", "group", "take", "from", "a", "<", ">", "*", "_", "(", ")", "=<", "~",
      "\\u{", "}", "1F600", "-", " ", "\n", "\n", " ", "é", "\u{0}", "*nan", "*inf", "_1e400", "composer", "hangul",
    ]
    for _ in 0..<3000 {
      let text = (0..<next(40)).map { _ in parts[next(parts.count)] }.joined()
      let (layout, _) = LayoutParser.parse(text, name: "x") { _ in nil }
      for layer in layout.layers.values {
        let metrics = KeyGeometry.Metrics(width: 390, device: .phone)
        let geometry = KeyGeometry(layer, width: 390, metrics: metrics)
        expect(geometry.keys.allSatisfy { $0.frame.width > 0 && $0.frame.minX.isFinite })
      }
    }
  }
}

struct KeyGeometryTests {
  private static let widths = [320.0, 390, 430, 844, 1024]
  private let library = LayoutLibrary(directories: []) { fail("\($0)") }

  @Test(arguments: LayoutLibrary.languages + LayoutLibrary.kinds.filter { $0 != "emoji" }, widths)
  func `keys fill the width, overlap nowhere and are large enough for a finger`(name: String, width: Double) throws {
    let layout = try require(library.layout(name))
    let metrics = KeyGeometry.Metrics(width: width, device: width > 900 ? .pad : .phone)
    for (layerName, layer) in layout.layers {
      for arrangement in [KeyGeometry.Arrangement.whole, .split(width * 0.36)] {
        let geometry = KeyGeometry(layer, width: width, metrics: metrics, arrangement: arrangement)
        for (index, key) in geometry.keys.enumerated() {
          expect(key.frame.minX >= 0 && key.frame.maxX <= width + 0.01 && key.frame.maxY <= geometry.size.height)
          if width >= 390, arrangement == .whole { expect(key.frame.width >= 24, "\(layerName) \(key.key.label)") }
          for other in geometry.keys[(index + 1)...] {
            expect(
              key.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame), equals: false, "\(layerName) \(key) \(other)"
            )
          }
          // A touch in the middle of a key is for it.
          expect(geometry.key(at: CGPoint(x: key.frame.midX, y: key.frame.midY)), equals: key)
        }
        let edges = (geometry.keys.map(\.frame.minX).min() ?? 0, geometry.keys.map(\.frame.maxX).max() ?? 0)
        expect(edges.0 < 12 && edges.1 > width - 12, "\(layerName)")
      }
    }
  }
  @QuickTesting.Test func `a letter on a phone of 390 points is as wide as a tenth of it, less the gap`() throws {
    let layer = try require(library.layout("en-US")).layer(.letters)
    let geometry = KeyGeometry(layer, width: 390, metrics: KeyGeometry.Metrics(width: 390, device: .phone))
    expect(abs(geometry.keys[0].frame.width - ((390 - 2 * 3) / 10 - 6)) < 0.001)
    expect(Double(geometry.size.height), equals: 5.0 + 4.0 + 4.0 * 54.0)
    // Between q and w, nearer to w.
    expect(geometry.key(at: CGPoint(x: geometry.keys[1].frame.minX - 1, y: 20))?.key.label, equals: "w")
    expect(geometry.key(at: CGPoint(x: -1, y: 20)) == nil && geometry.key(at: CGPoint(x: CGFloat.nan, y: 20)) == nil)
  }
  @QuickTesting.Test func `a split keyboard has the space bar on both sides, and no key in the middle`() throws {
    let layer = try require(library.layout("en-US")).layer(.letters)
    let metrics = KeyGeometry.Metrics(width: 1024, device: .pad)
    let geometry = KeyGeometry(layer, width: 1024, metrics: metrics, arrangement: .split(360))
    expect(geometry.keys.count { $0.key.function == .space }, equals: 2)
    expect(geometry.keys.allSatisfy { $0.frame.maxX <= 360 || $0.frame.minX >= 1024 - 360 })
  }
  @QuickTesting.Test func `large text makes keys higher, and no size of the text is too much`() {
    func height(_ scale: Double) -> Double {
      KeyGeometry.Metrics(width: 390, device: .phone, textScale: scale).rowHeight
    }
    expect(height(1) == 54 && height(2) > 60 && height(.nan) == 54 && height(1e9) == height(4))
  }
}
