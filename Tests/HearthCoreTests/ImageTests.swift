import Foundation
import HearthRendering
import HearthTesting
import QuickTesting
import Testing

@testable import HearthCore

/// The beginning of a PNG file of a size.
func pngHeader(_ width: Int, _ height: Int) -> Data {
  func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  return Data(
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + number(width) + number(height) + [
      8, 6, 0, 0, 0,
    ])
}

@MainActor struct ImageTests {
  private func images(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").filter { $0.contains("image ") }.map(String.init)
  }
  private func place(_ files: [String: Data]) throws -> (Bundle, remove: () -> Void) {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthImages-\(UUID().uuidString).bundle")
    for (path, data) in files {
      let file = directory.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return (try require(Bundle(path: directory.path)), { try? FileManager.default.removeItem(at: directory) })
  }

  @QuickTesting.Test func `a file is as large as its pixels divided by its scale`() throws {
    let (bundle, remove) = try place(["cat.png": pngHeader(30, 20), "dog@2x.png": pngHeader(30, 20)])
    defer { remove() }
    let window = TestWindow {
      VStack {
        Image("cat", bundle: bundle); Image("dog", bundle: bundle); Image("cat.png", bundle: bundle)
      }
    }
    expect(images(window).map { $0.contains("30x20 file cat.png") }, equals: [true, false, true])
    expect(images(window)[1].contains("15x10 file dog@2x.png"))
    expect(window.reports.isEmpty)
  }

  @QuickTesting.Test func `WebP in its three forms and AVIF are as large as their first bytes say`() throws {
    let files = [
      "UklGRiIAAABXRUJQVlA4TBYAAAAvA0AAAA8Q87//8x8OFAIIgIImov/x",
      """
      UklGRloAAABXRUJQVlA4IE4AAABwAwCdASoEAAIAAUAmJagCdLoBQAPwArQD+AZQB+gALdntZgAA/vwPn9nzrkz/7yZ4+Wh3/6XB/7kzx8tDv/
      pcHy+XxUhwZARObZNdAAA=
      """,
      """
      UklGRl4AAABXRUJQVlA4WAoAAAAQAAAABgAABAAAQUxQSAoAAAABB1DAiAhERP8DVlA4IC4AAADQAQCdASoHAAUAAoBCJaACdLoB+AADsAD+73
      bX/hVuGIZqv/vYL7sF92C/1sAA
      """,
      """
      AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aW
      YAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACsAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29s
      b3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAQAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA
      0AAIAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAADNtZGF0
      """,
    ]
    let sizes = try files.map { text in
      let image = Image(data: try require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
      return try TestWindow { image.accessibilityIdentifier("image") }.element("image").frame.size
    }
    expect(
      sizes,
      equals: [
        CGSize(width: 4, height: 2), CGSize(width: 4, height: 2), CGSize(width: 7, height: 5),
        CGSize(width: 4, height: 2),
      ])
  }

  @QuickTesting.Test func `an image set of a catalogue is found by its name`() throws {
    let contents = """
      {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}, {"filename": "b.png", "scale": "2x"},
                  {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let (bundle, remove) = try place([
      "Assets.xcassets/Icons/leaf.imageset/Contents.json": Data(contents.utf8),
      "Assets.xcassets/Icons/leaf.imageset/a.png": pngHeader(8, 8),
      "Assets.xcassets/Icons/leaf.imageset/b.png": pngHeader(16, 16),
      "Assets.xcassets/Icons/leaf.imageset/dark.png": pngHeader(8, 8),
    ])
    defer { remove() }
    expect(images(TestWindow { Image("leaf", bundle: bundle) }).first?.contains("8x8 file a.png"), equals: true)
    let directory = bundle.resourcePath!
    expect(
      ImageCatalog.file("leaf", bundle: directory, scale: 1.5, isDark: false)?.path.hasSuffix("b.png"), equals: true)
    expect(ImageCatalog.file("leaf", bundle: directory, scale: 3, isDark: false)?.path.hasSuffix("b.png"), equals: true)
    expect(
      ImageCatalog.file("leaf", bundle: directory, scale: 1, isDark: true)?.path.hasSuffix("dark.png"), equals: true)
    expect(ImageCatalog.file("leaf", bundle: directory, scale: 1, isDark: false)?.isTemplate, equals: true)
    expect(ImageCatalog.file("../leaf", bundle: directory, scale: 1, isDark: false) == nil)
  }

  @QuickTesting.Test
  func `a missing image and one that is none are placeholders, and the missing one is reported once`() throws {
    let (bundle, remove) = try place(["bad.png": Data("no image".utf8)])
    defer { remove() }
    let window = TestWindow {
      VStack {
        Image("missing", bundle: bundle); Image("bad", bundle: bundle)
      }
    }
    expect(images(window).count, equals: 2)
    // What cannot be decoded is told by what paints it: see HostileImageTests.
    expect(window.reports.count, equals: 1, "\(window.reports)")
    expect(window.reports.contains { $0.contains("missing") })
  }

  @QuickTesting.Test func `a symbol has the value it was given, between nothing and all`() {
    let window = TestWindow {
      VStack {
        Image(systemName: "wifi", variableValue: 0.5); Image(systemName: "wifi", variableValue: 7)
        Image(systemName: "wifi", variableValue: -1); Image(systemName: "wifi", variableValue: .nan)
        Image(systemName: "wifi", variableValue: nil); Image(systemName: "wifi")
      }
    }
    let values = images(window).map { $0.contains(" value ") ? $0.split(separator: " ").last.map(String.init) : nil }
    expect(values, equals: ["0.5", "1", "0", nil, nil, nil])
    expect(window.reports, equals: [])
  }
  @QuickTesting.Test func `a symbol is drawn anew when its value changes, and only then`() {
    struct Rising: View {
      @State var count = 0
      static var binding: Binding<Int>!
      var body: some View {
        let _ = Rising.binding = $count
        Image(systemName: "wifi", variableValue: count < 2 ? 0.25 : 0.75)
      }
    }
    let window = TestWindow { Rising() }
    window.resetCounters()
    Rising.binding.wrappedValue = 1
    window.settle()
    expect(window.counters.bodies == 1 && window.counters.itemsRecorded == 0)
    Rising.binding.wrappedValue = 2
    window.settle()
    expect(window.counters.itemsRecorded > 0)
    expect(images(window).first?.hasSuffix("value 0.75"), equals: true)
  }

  @QuickTesting.Test func `what points forward points to the left where text runs from right to left`() {
    func names(_ direction: LayoutDirection) -> [String] {
      let window = TestWindow {
        VStack {
          ForEach(
            [
              "chevron.forward", "arrow.up.backward.circle", "rectangle.leadinghalf.filled", "text.justify.trailing",
              "forward.fill", "backward.end", "goforward", "chevron.right", "chevron.left.forwardslash.chevron.right",
            ], id: \.self
          ) { Image(systemName: $0) }
        }
        .environment(\.layoutDirection, direction)
      }
      return images(window).map { line in
        let words = line.split(separator: " ")
        return words.firstIndex(of: "symbol").map { String(words[$0 + 1]) } ?? ""
      }
    }
    expect(
      names(.leftToRight),
      equals: [
        "chevron.forward", "arrow.up.backward.circle", "rectangle.leadinghalf.filled", "text.justify.trailing",
        "forward.fill", "backward.end", "goforward", "chevron.right", "chevron.left.forwardslash.chevron.right",
      ])
    expect(
      names(.rightToLeft),
      equals: [
        "chevron.backward", "arrow.up.forward.circle", "rectangle.trailinghalf.filled", "text.justify.leading",
        "forward.fill", "backward.end", "goforward", "chevron.right", "chevron.left.forwardslash.chevron.right",
      ])
  }

  @QuickTesting.Test func `an unknown symbol is reported`() {
    let window = TestWindow { Image(systemName: "Not A Symbol") }
    expect(window.reports.count, equals: 1)
    expect(window.reports.first?.contains("Not A Symbol"), equals: true)
  }

  @QuickTesting.Test func `a symbol has the size of the font and the image scale`() {
    let window = TestWindow {
      VStack {
        Image(systemName: "star"); Image(systemName: "star").font(.title).imageScale(.large)
      }
    }
    expect(images(window).first?.contains("16x16 symbol star 16"), equals: true)
    expect(images(window).last?.contains("symbol star \((27 * 1.28 as CGFloat).short)"), equals: true)
  }

  @QuickTesting.Test func `a symbol stands on the baseline of text`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star"); Text(verbatim: "a")
      }
    }
    // The text's baseline is 16 below its top, the symbol's 0.8 * 16.
    expect(images(window).first?.contains(",\(((100 - 20) / 2 + 16 - 0.8 * 16 as CGFloat).short) 16x16"), equals: true)
  }

  @QuickTesting.Test func `a resizable image takes what it is proposed, any other its own size`() {
    let data = pngHeader(10, 10)
    let window = TestWindow(size: CGSize(width: 90, height: 60)) {
      HStack(spacing: 0) {
        Image(data: data).resizable(); Image(data: data)
      }
    }
    expect(images(window).map { String($0.split(separator: " ")[2]) }, equals: ["80x60", "10x10"])
  }

  @QuickTesting.Test func `template images and symbols are stencils`() throws {
    let window = TestWindow {
      VStack {
        Image(data: pngHeader(1, 1)).renderingMode(.template); Image(data: pngHeader(1, 1)); Image(systemName: "star")
      }
    }
    var tints: [Bool] = []
    func visit(_ piece: DisplayPiece) {
      if let image = piece as? ImagePiece { tints.append(image.tint != nil) }
      for child in (piece as? GroupPiece)?.children.map(\.self) ?? [] { visit(child.piece) }
    }
    visit(window.content.engine.root.picture)
    expect(tints, equals: [true, false, true])
  }

  @Test(arguments: [
    ("bell", SymbolVariants.fill, "bell.fill"),
    ("bell", .slash.circle.fill, "bell.slash.circle.fill"),
    ("heart.fill", .circle, "heart.circle.fill"),
    ("heart.fill", .fill, "heart.fill"),
    ("heart", .none, "heart"),
  ]) func `variants give a symbol's name its parts in order`(name: String, variant: SymbolVariants, expected: String) {
    expect(variant.names(for: name).first, equals: expected)
    expect(variant.names(for: name).last, equals: name)
  }

  @QuickTesting.Test func `variants of views add up`() {
    let window = TestWindow { VStack { Image(systemName: "bell").symbolVariant(.circle) }.symbolVariant(.fill) }
    expect(images(window).first?.contains("symbol bell.circle.fill"), equals: true)
  }

  @QuickTesting.Test func `an equal image measures and records nothing`() {
    struct Switching: View {
      @State var count = 0
      static var binding: Binding<Int>!
      var body: some View {
        let _ = Switching.binding = $count
        Image(systemName: count < 9 ? "star" : "moon").resizable()
      }
    }
    let window = TestWindow { Switching() }
    window.resetCounters()
    Switching.binding.wrappedValue = 1
    window.settle()
    expect(window.counters.bodies, equals: 1)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.itemsRecorded, equals: 0)
  }

  @QuickTesting.Test func `an image in a text is a run of it`() {
    let window = TestWindow { Text("a \(Image(systemName: "star")) b") }
    expect(runs(window).map { $0.attributes.image != nil }, equals: [false, true, false])
  }
}
