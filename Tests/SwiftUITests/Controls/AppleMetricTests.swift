#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  /// Measures of Apple's systems, from `Tests/Facts/apple-metrics.tsv`, against those of windows with the idiom `phone`.
  ///
  /// A row that is not met says what was seen in its last column: it is a known issue, and fails when it is met or seen to be
  /// something else, so that the table says what holds.
  @MainActor struct AppleMetricTests {
    struct Row: CustomTestStringConvertible {
      var name: String
      var expected: Double
      var tolerance: Double
      /// Nil for a row that is met.
      var seen: Double?
      var testDescription: String { name }
    }
    nonisolated static let rows: [Row] = {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let text = try? String(contentsOf: tests.appending(path: "Facts/apple-metrics.tsv"), encoding: .utf8)
      return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Row(
          name: columns[0], expected: Double(columns[2]) ?? .nan, tolerance: Double(columns[3]) ?? 0,
          seen: columns.count > 6 ? Double(columns[6]) : nil)
      }
    }()

    @Test func `every row has a check, and every check a row`() {
      #expect(Set(Self.rows.map(\.name)) == Set(AppleMeasure.all.keys))
      #expect(Set(Self.rows.map(\.name)).count == Self.rows.count)
    }
    @Test(arguments: rows) func `a measure is Apple's`(row: Row) throws {
      let measure = try #require(AppleMeasure.all[row.name], "\(row.name) has no check")
      let value = try measure()
      if let seen = row.seen {
        #expect(abs(value - seen) <= 0.34, "\(row.name): seen before \(seen), now \(value); Apple's is \(row.expected)")
        #expect(abs(value - row.expected) > row.tolerance, "\(row.name) is met: take its last column away")
      } else {
        #expect(abs(value - row.expected) <= row.tolerance, "\(row.name): \(value), Apple's is \(row.expected)")
      }
    }
  }

  /// How the measures are taken. Points.
  @MainActor enum AppleMeasure {
    typealias Measure = @MainActor () throws -> Double
    static let all: [String: Measure] = lists.merging(texts) { $1 }.merging(controls) { $1 }.merging(bars) { $1 }

    // MARK: - Windows

    static func phone<V: View>(
      width: CGFloat = 393, height: CGFloat = 852, _ size: DynamicTypeSize = .large, @ViewBuilder _ view: () -> V
    ) -> TestWindow {
      TestWindow(
        text: .real, size: CGSize(width: width, height: height), idiom: .phone,
        settings: .init(dynamicTypeSize: size, displayScale: 3), view)
    }
    static func place(_ window: TestWindow, _ identifier: String) throws -> CGRect {
      try window.element(identifier).frame
    }
    /// The points along a line of the picture at which its colour changes.
    static func edges(
      _ window: TestWindow, from: CGPoint, to: CGPoint, where isInside: (Int, Int, Int) -> Bool
    ) throws -> (start: Double, end: Double)? {
      let picture = try window.picture(scale: 3)
      let isHorizontal = from.y == to.y
      let start = Int((isHorizontal ? from.x : from.y) * 3), end = Int((isHorizontal ? to.x : to.y) * 3)
      let other = Int((isHorizontal ? from.y : from.x) * 3)
      let found = (start..<end).filter { place in
        let color = isHorizontal ? picture.color(x: place, y: other) : picture.color(x: other, y: place)
        return isInside(Int(color.red), Int(color.green), Int(color.blue))
      }
      guard let first = found.first, let last = found.last else { return nil }
      return (Double(first) / 3, Double(last + 1) / 3)
    }
    /// The extent of what is not white in a rectangle.
    static func ink(
      _ window: TestWindow, in area: CGRect, where isInk: (Int, Int, Int) -> Bool = { $0 + $1 + $2 < 600 }
    ) throws -> CGRect {
      let picture = try window.picture(scale: 3)
      var left = Int.max, right = -1, top = Int.max, bottom = -1
      for y in Int(area.minY * 3)..<Int(area.maxY * 3) {
        for x in Int(area.minX * 3)..<Int(area.maxX * 3) {
          let color = picture.color(x: x, y: y)
          guard isInk(Int(color.red), Int(color.green), Int(color.blue)) else { continue }
          (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        }
      }
      guard right >= 0 else { return .null }
      return CGRect(
        x: Double(left) / 3, y: Double(top) / 3, width: Double(right + 1 - left) / 3,
        height: Double(bottom + 1 - top) / 3)
    }
    static func isWhite(_ red: Int, _ green: Int, _ blue: Int) -> Bool { red == 255 && green == 255 && blue == 255 }

    // MARK: - Lists

    /// The cards of a list, from its top: where each begins and ends, beside its texts.
    static func cards(_ window: TestWindow, x: CGFloat = 35) throws -> [(top: Double, bottom: Double)] {
      let picture = try window.picture(scale: 3)
      var cards: [(Double, Double)] = [], start: Int?
      for y in 0..<picture.height {
        let color = picture.color(x: Int(x * 3), y: y)
        let isCard = color.red == 255 && color.green == 255 && color.blue == 255
        if isCard, start == nil { start = y }
        if !isCard, let first = start {
          if y - first > 30 { cards.append((Double(first) / 3, Double(y) / 3)) }
          start = nil
        }
      }
      try #require(!cards.isEmpty)
      return cards.map { (top: $0.0, bottom: $0.1) }
    }
    private struct Sections: View {
      var header = true, footer = false
      var body: some View {
        List {
          ForEach(0..<3, id: \.self) { index in
            Section {
              Text("Row").accessibilityIdentifier("row\(String(index))")
            } header: {
              if header { Text("Header").accessibilityIdentifier("header\(String(index))") }
            } footer: {
              if footer { Text("Footer").accessibilityIdentifier("footer\(String(index))") }
            }
          }
        }
      }
    }
    /// A window whose list has one row.
    private static func row<V: View>(width: CGFloat = 393, @ViewBuilder _ content: () -> V) -> TestWindow {
      phone(width: width) { List { content() } }
    }
    private static func rowHeight<V: View>(@ViewBuilder _ content: () -> V) throws -> Double {
      let window = row(content: content)
      let card = try cards(window, x: 363)
      return try #require(card.first).bottom - card[0].top
    }
    private static func row<V: View>(content: () -> V) -> TestWindow { phone { List { content() } } }
    private static func inlinePage(_ mode: NavigationBarItem.TitleDisplayMode) -> TestWindow {
      phone { NavigationStack { Sections(header: false).navigationTitle("Title").navigationBarTitleDisplayMode(mode) } }
    }
    private static let lists: [String: Measure] = [
      "list.margin.375": { try margin(375) }, "list.margin.393": { try margin(393) },
      "list.margin.402": { try margin(402) }, "list.margin.430": { try margin(430) },
      "list.text.393": { try place(phone { Sections() }, "row0").minX },
      "list.text.402": { try place(phone(width: 402) { Sections() }, "row0").minX },
      "list.header.393": { try place(phone { Sections() }, "header0").minX },
      "list.first-header": { try cards(phone { Sections() }, x: 363)[0].top },
      "list.first-plain.inline": { try cards(inlinePage(.inline), x: 363)[0].top - 44 },
      "list.first-plain.large": { try cards(inlinePage(.large), x: 363)[0].top - 96 },
      "list.gap.plain": {
        let all = try cards(phone { Sections(header: false) }, x: 363)
        return all[1].top - all[0].bottom
      },
      "list.gap.header": {
        let all = try cards(phone { Sections() }, x: 363)
        return all[1].top - all[0].bottom
      },
      "list.footer.above": {
        let window = phone { Sections(footer: true) }
        return try place(window, "footer0").minY - cards(window, x: 363)[0].bottom
      },
      // What a header takes, 38.67, is not part of it.
      "list.footer.total": {
        let all = try cards(phone { Sections(footer: true) }, x: 363)
        return all[1].top - all[0].bottom - all[0].top
      },
      "list.row.text": { try rowHeight { Text("Row") } },
      "list.row.toggle": { try rowHeight { Toggle("Row", isOn: .constant(true)) } },
      "list.row.slider": { try rowHeight { Slider(value: .constant(0.5)) } },
      "list.row.padded": { try rowHeight { Text("Row").padding(.vertical, 4) } },
      "list.row.title2": { try rowHeight { Button("Row") {}.font(.title2) } },
      "list.row.tall": { try rowHeight { Color.clear.frame(height: 99) } },
      "list.row.tall.above": {
        let window = row { Text("Row").accessibilityIdentifier("row").frame(height: 99, alignment: .top) }
        return try place(window, "row").minY - cards(window, x: 363)[0].top
      },
      "list.row.card": {
        try rowHeight {
          VStack(alignment: .leading) {
            Text("Design").font(.headline)
            Spacer()
            HStack {
              Label("1", systemImage: "person.3"); Spacer(); Label("1", systemImage: "clock")
            }.font(.caption)
          }
          .padding()
        }
      },
      "list.label.title": {
        let window = row {
          Label {
            Text("Title").accessibilityIdentifier("title")
          } icon: {
            Image(systemName: "clock")
          }
        }
        return try titleFrame(window).minX - 40
      },
      "list.separator.leading": {
        let window = phone {
          List {
            Text("Row"); Text("Row")
          }
        }
        let card = try cards(window)[0]
        let line = try edges(
          window, from: CGPoint(x: 21, y: card.top + 44 - 0.2), to: CGPoint(x: 372, y: card.top + 44 - 0.2)
        ) { !isWhite($0, $1, $2) }
        return try #require(line).start
      },
    ]
    private static func titleFrame(_ window: TestWindow) throws -> CGRect {
      try #require(window.find { $0.label == "Title" }).frame
    }
    private static func margin(_ width: CGFloat) throws -> Double {
      let window = phone(width: width) { Sections() }
      let y = try place(window, "row0").midY
      return try #require(try edges(window, from: CGPoint(x: 0, y: y), to: CGPoint(x: width, y: y), where: isWhite))
        .start
    }

    // MARK: - Texts

    private static func height(_ font: Font, lines: Int = 1, _ size: DynamicTypeSize = .large) throws -> Double {
      let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
      return try place(
        phone(size) { Text(verbatim: text).font(font).fixedSize().accessibilityIdentifier("text") }, "text"
      ).height
    }
    private static func width(_ text: String, _ font: Font) throws -> Double {
      try place(phone { Text(verbatim: text).font(font).accessibilityIdentifier("text") }, "text").width
    }
    private static func pitch(_ font: Font) throws -> Double { try height(font, lines: 3) - height(font, lines: 2) }
    private static let titleSizes: [(String, DynamicTypeSize)] = [
      ("xSmall", .xSmall), ("small", .small), ("medium", .medium), ("xLarge", .xLarge), ("xxLarge", .xxLarge),
      ("xxxLarge", .xxxLarge), ("AX1", .accessibility1), ("AX2", .accessibility2), ("AX3", .accessibility3),
      ("AX4", .accessibility4), ("AX5", .accessibility5),
    ]
    private static let styles: [(String, Font)] = [
      ("title", .title), ("title2", .title2), ("headline", .headline), ("body", .body), ("callout", .callout),
      ("subheadline", .subheadline), ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
    ]
    private static let texts: [String: Measure] = {
      var all: [String: Measure] = [:]
      for (name, font) in styles {
        all["text.\(name).line"] = { try height(font) }
        all["text.\(name).pitch"] = { try pitch(font) }
      }
      for (name, size) in titleSizes {
        all["text.title.size.\(name)"] = { try Double(pointSize(.title, size)) }
        all["text.title.line.\(name)"] = { try height(.title, size) }
      }
      all["text.custom.AX5"] = {
        // From line to line, over ten of them: a height ends at a pixel.
        let font = Font.custom("Inter", size: 16, relativeTo: .body)
        @MainActor func lines(_ size: DynamicTypeSize) throws -> Double {
          try height(font, lines: 12, size) - height(font, lines: 2, size)
        }
        return try lines(.accessibility5) / lines(.large)
      }
      all["text.width.delete"] = { try width("Delete", .body) }
      all["text.width.fact"] = { try width("Fact", .largeTitle) }
      all["text.width.digit"] = { try width("0", .largeTitle) }
      all["text.stack.gap"] = {
        let window = phone {
          VStack(alignment: .leading) {
            Text("Head").font(.headline).accessibilityIdentifier("a")
            Text("Body").accessibilityIdentifier("b")
          }
        }
        return try place(window, "b").minY - place(window, "a").maxY
      }
      return all
    }()
    private static func height(_ font: Font, _ size: DynamicTypeSize) throws -> Double {
      try height(font, lines: 1, size)
    }
    private struct Size: View {
      let font: Font
      @Environment(\.fontResolutionContext) private var context
      var body: some View {
        Text(verbatim: "\(font.resolve(in: context).pointSize)").accessibilityIdentifier("size")
      }
    }
    private static func pointSize(_ font: Font, _ size: DynamicTypeSize) throws -> CGFloat {
      try CGFloat(Double(phone(size) { Size(font: font) }.element("size").label) ?? .nan)
    }

    // MARK: - Controls

    private static func symbol<V: View>(@ViewBuilder _ view: () -> V) throws -> CGRect {
      try ink(
        phone(width: 120, height: 120) { view().foregroundStyle(.black) },
        in: CGRect(x: 0, y: 0, width: 120, height: 120))
    }
    /// The colour of large letters that are filled.
    private static func ink<V: View>(
      @ViewBuilder _ view: () -> V
    ) throws -> (red: Double, green: Double, blue: Double) {
      let window = phone { view().font(.system(size: 60)).accessibilityIdentifier("letters") }
      let frame = try place(window, "letters")
      let color = try window.picture(scale: 3).color(x: Int(frame.midX * 3) - 30, y: Int(frame.midY * 3) + 6)
      return (Double(color.red), Double(color.green), Double(color.blue))
    }
    private static let controls: [String: Measure] = [
      "slider.knob": {
        let window = phone { Slider(value: .constant(0)).padding(40).accessibilityIdentifier("slider") }
        let y = try place(window, "slider").midY
        // A line around the knob is not white: as much at its start as at its end.
        let knob = try edges(window, from: CGPoint(x: 40, y: y), to: CGPoint(x: 120, y: y), where: isWhite)
        return try (#require(knob).start - 40) + (#require(knob).end - 40)
      },
      "slider.height": {
        try place(phone { Slider(value: .constant(0)).accessibilityIdentifier("slider") }, "slider").height
      },
      "field.height": {
        try place(phone { TextField("Name", text: .constant("Name")).accessibilityIdentifier("field") }, "field").height
      },
      "symbol.globe.large": { try symbol { Image(systemName: "globe").imageScale(.large) }.width },
      "symbol.calendar": { try symbol { Image(systemName: "calendar") }.width },
      "symbol.clock.caption": { try symbol { Image(systemName: "clock").font(.caption) }.width },
      "accent.text.blue": { try ink { Button("■■■■") {} }.blue },
      "destructive.text.green": { try ink { Button("■■■■", role: .destructive) {} }.green },
      "secondary.text.red": {
        try ink { Text("■■■■").foregroundStyle(.secondary).background(Color(.systemGroupedBackground)) }.red
      },
    ]

    // MARK: - Bars and presentations

    private static func pushed() -> TestWindow {
      let window = phone {
        NavigationStack {
          NavigationLink("Go") { Text("Second").navigationTitle("Second").navigationBarTitleDisplayMode(.inline) }
            .accessibilityIdentifier("go").navigationTitle("First")
        }
      }
      window.click("go")
      window.advance(by: .seconds(2))
      return window
    }
    private static func chevron() throws -> CGRect {
      try ink(pushed(), in: CGRect(x: 0, y: 4, width: 22, height: 36))
    }
    private static func alert() -> TestWindow {
      let window = phone {
        Color.white.ignoresSafeArea().alert("Question", isPresented: .constant(true)) { Button("OK") {} }
      }
      window.advance(by: .seconds(2))
      return window
    }
    private static let bars: [String: Measure] = [
      "back.x": { try chevron().minX }, "back.width": { try chevron().width }, "back.height": { try chevron().height },
      "tabs.caps": {
        let window = phone {
          TabView {
            Text("One").tabItem { Label("HHH", systemImage: "circle") }
            Text("Two").tabItem { Label("HHH", systemImage: "square") }
          }
        }
        // Below the icons, in the tab that is not chosen.
        let area = CGRect(x: 210, y: 852 - 49 + 30, width: 170, height: 19)
        return try ink(window, in: area) { $0 + $1 + $2 < 560 }.minY - (852 - 49)
      },
      "alert.dim": {
        let color = try alert().picture(scale: 3).color(x: 6, y: 6)
        return 1 - Double(color.red) / 255
      },
      "sheet.corner": {
        let window = phone { Color.white.sheet(isPresented: .constant(true)) { Color.red.ignoresSafeArea() } }
        window.advance(by: .seconds(2))
        let column = try edges(window, from: CGPoint(x: 200, y: 0), to: CGPoint(x: 200, y: 400)) { red, green, _ in
          red > 200 && green < 80
        }
        let top = try #require(column).start
        // How far from the edge the sheet begins a point below its top.
        let row = try edges(window, from: CGPoint(x: 0, y: top + 1.2), to: CGPoint(x: 100, y: top + 1.2)) {
          red, green, _ in red > 200 && green < 80
        }
        return try #require(row).start
      },
      "unavailable.description": {
        let window = phone {
          ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Description"))
        }
        let description = try #require(window.find { $0.label == "Description" }).frame.height
        return try description / height(.subheadline)
      },
    ]
  }
#endif
