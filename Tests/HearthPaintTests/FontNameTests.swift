#if GTK
  import Foundation
  import HearthRendering
  import Testing

  @testable import HearthPaint

  /// Fonts by the names that apps use, and fonts that apps bring along.
  @MainActor @Suite("Names of fonts") struct FontNameTests {
    private static let text = "Sphinx of black quartz"
    private func width(_ shaper: PangoShaper, _ font: FontDescription) -> CGFloat {
      shaper.layout(StyledText(Self.text, TextAttributes(font: font)), width: nil, height: nil).size.width
    }
    private func reports(_ action: () throws -> Void) rethrows -> [String] {
      let old = PaintDiagnostics.report
      defer { PaintDiagnostics.report = old }
      var result: [String] = []
      PaintDiagnostics.report = { result.append($0) }
      try action()
      return result
    }

    @Test func `the name of a face is its family in its weight and slope`() {
      let shaper = PangoShaper(.pinned)
      let bold = width(shaper, FontDescription(family: "DejaVu Sans", size: 20, weight: 700))
      let regular = width(shaper, FontDescription(family: "DejaVu Sans", size: 20))
      #expect(bold > regular + 5)
      // The PostScript name, and the full name.
      for name in ["DejaVuSans-Bold", "DejaVu Sans Bold", "dejavusans-bold"] {
        #expect(width(shaper, FontDescription(family: name, size: 20)) == bold, "\(name)")
      }
      #expect(width(shaper, FontDescription(family: "DejaVuSans", size: 20)) == regular)
      // What the text asks for besides goes before.
      #expect(width(shaper, FontDescription(family: "DejaVuSans", size: 20, weight: 700)) == bold)
      let leaning = shaper.font(named: "Inter-SemiBoldItalic", size: 20)
      #expect(leaning == FontDescription(family: "Inter", size: 20, weight: 600, isItalic: true))
      #expect(shaper.font(named: "Inter", size: 20) == FontDescription(family: "Inter", size: 20))
      #expect(shaper.font(named: "Nobody-Bold", size: 20) == nil)
    }
    @Test func `a family and a style that no font has as its name are taken apart`() {
      let names = FontNames(nil)
      #expect(
        FontNames.parsed("Georgia-BoldItalic") == NamedFace(family: "Georgia", weight: 700, isItalic: true, width: 1))
      #expect(FontNames.parsed("Avenir-Heavy") == NamedFace(family: "Avenir", weight: 800, width: 1))
      #expect(FontNames.parsed("Menlo-Italic") == NamedFace(family: "Menlo", weight: 400, isItalic: true, width: 1))
      #expect(FontNames.parsed("Noto-Sans") == NamedFace(family: "Noto-Sans"))
      #expect(FontNames.parsed("-") == NamedFace(family: "-"))
      #expect(names.face("sans-serif") == NamedFace(family: "sans-serif"))
      #expect(names.face("") == NamedFace(family: ""))
    }
    @Test func `a font that is missing is reported once, with what is shown in its place`() {
      let name = "Nowhere \(UInt64.random(in: 0 ... .max))"
      let found = reports {
        let shaper = PangoShaper(.pinned)
        let shown = width(shaper, FontDescription(family: name, size: 20))
        #expect(shown == width(shaper, FontDescription(size: 20)))
        _ = width(PangoShaper(.pinned), FontDescription(family: name, size: 30))
      }
      #expect(found.count == 1)
      #expect(found.first?.contains("no font is called “\(name)”") == true)
    }

    // MARK: - Files

    /// A folder with a font that is called Hearth Test and looks as DejaVu Sans Bold does: the names in its table have as
    /// many letters as before.
    private func folder(_ use: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID()).resources")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Fonts"), withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var data = try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"))
      func replace(_ old: String, _ new: String, _ encoding: String.Encoding) {
        guard let old = old.data(using: encoding), let new = new.data(using: encoding) else { return }
        var start = data.startIndex
        while let range = data.range(of: old, in: start..<data.endIndex) {
          data.replaceSubrange(range, with: new)
          start = range.upperBound
        }
      }
      for encoding in [String.Encoding.ascii, .utf16BigEndian] {
        replace("DejaVu Sans", "Hearth Test", encoding)
        replace("DejaVuSans", "HearthTest", encoding)
      }
      try data.write(to: folder.appending(path: "Fonts/HearthTest-Bold.ttf"))
      try use(folder)
    }
    @Test func `fonts among an app's resources are there by family and by name`() throws {
      try folder { folder in
        let files = AppFonts.files(in: [folder.path])
        #expect(files == [folder.path + "/Fonts/HearthTest-Bold.ttf"])
        let shaper = PangoShaper(.pinned, adding: files)
        let bold = width(shaper, FontDescription(family: "DejaVu Sans", size: 20, weight: 700))
        #expect(width(shaper, FontDescription(family: "Hearth Test", size: 20, weight: 700)) == bold)
        #expect(width(shaper, FontDescription(family: "HearthTest-Bold", size: 20)) == bold)
        #expect(shaper.families.contains("Hearth Test"))
        // No other library has them.
        #expect(!PangoShaper(.pinned).families.contains("Hearth Test"))
      }
    }
    @Test func `files that are no fonts are reported and left out, and other directories are not searched`() throws {
      try folder { folder in
        let file = folder.appending(path: "Broken.otf")
        try Data("no font".utf8).write(to: file)
        try Data().write(to: folder.appending(path: "Notes.txt"))
        let files = AppFonts.files(in: [folder.path])
        #expect(files.map { ($0 as NSString).lastPathComponent } == ["Broken.otf", "HearthTest-Bold.ttf"])
        let found = reports { #expect(PangoShaper(.pinned, adding: files).families.contains("Hearth Test")) }
        #expect(found.count == 1 && found[0].contains("Broken.otf is no font that can be read"))
        // A directory of programs holds more than what is theirs.
        let programs = folder.appending(path: "bin")
        try FileManager.default.createDirectory(
          at: programs.appending(path: "Other"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: file, to: programs.appending(path: "Other/Broken.otf"))
        #expect(AppFonts.files(in: [programs.path]) == [])
        #expect(AppFonts.files(in: ["/nowhere"]) == [])
      }
    }
  }
#endif
