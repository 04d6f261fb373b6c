#if GTK
  import CGTK
  import Foundation

  /// What the name of a font stands for.
  struct NamedFace: Equatable {
    var family: String
    /// 100 to 900, as in CSS. Nil where the name is that of a family.
    var weight: Int?
    var isItalic = false
    /// 0.5 to 2. Nil where the name is that of a family.
    var width: CGFloat?
  }

  /// Finds what the name of a font stands for: a family (“DejaVu Sans”), the PostScript name of a face (“DejaVuSans-Bold”)
  /// or its full name (“DejaVu Sans Bold”). Source: Apple, documentation of `Font.custom(_:size:)` and of `UIFont(name:size:)`.
  ///
  /// Where there is none, what stands behind the last hyphen says weight and slope, and the family before it, or the one that
  /// fontconfig puts in its place, is shown; that is reported once.
  final class FontNames {
    /// Fontconfig's configuration; nil for the user's.
    private let config: OpaquePointer?
    private var known: [String: NamedFace] = [:]

    init(_ config: OpaquePointer?) { self.config = config }

    func face(_ name: String) -> NamedFace {
      if let face = known[name] { return face }
      let face = find(name)
      known[name] = face
      return face
    }
    private func find(_ name: String) -> NamedFace {
      // A list of families, the best first.
      let first = name.split(separator: ",", maxSplits: 1).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? name
      if first.isEmpty || Self.generic.contains(first.lowercased()) { return NamedFace(family: name) }
      if let face = installed(first) { return face.family == first ? NamedFace(family: name) : face }
      if let face = styled(name) { return face }
      let face = Self.parsed(name)
      PaintDiagnostics.reportOnce(
        "font \(name)", "Text: no font is called “\(name)”; “\(substitute(for: face.family))” is shown in its place.")
      return face
    }
    /// Nil where no font has this name.
    func installed(_ name: String) -> NamedFace? {
      if !faces(where: FC_FAMILY, is: name).isEmpty { return NamedFace(family: name) }
      return faces(where: FC_POSTSCRIPT_NAME, is: name).first ?? faces(where: FC_FULLNAME, is: name).first
    }
    /// Source: CSS Fonts 4, generic families, and fontconfig's own.
    private static let generic: Set<String> = [
      "sans-serif", "sans", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui", "emoji", "math",
      "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded",
    ]

    /// What a name of a family and a style stands for; nil where there is no such family.
    func styled(_ name: String) -> NamedFace? {
      let face = Self.parsed(name)
      return faces(where: FC_FAMILY, is: face.family).isEmpty ? nil : face
    }

    // MARK: - Names that no font has

    /// “Georgia-BoldItalic” is Georgia, 700, italic.
    static func parsed(_ name: String) -> NamedFace {
      guard let hyphen = name.lastIndex(of: "-"), hyphen > name.startIndex else { return NamedFace(family: name) }
      var style = name[name.index(after: hyphen)...].lowercased()
      var face = NamedFace(family: String(name[..<hyphen]), weight: 400, width: 1)
      for slope in ["italic", "oblique", "it"] where style.hasSuffix(slope) {
        style.removeLast(slope.count)
        face.isItalic = true
        break
      }
      if style.isEmpty { return face }
      // What is no style belongs to the family.
      guard let weight = weights[style] else { return NamedFace(family: name) }
      face.weight = weight
      return face
    }
    /// Source: OpenType, usWeightClass, and the names in use.
    private static let weights = [
      "ultralight": 100, "thin": 100, "hairline": 100, "extralight": 200, "light": 300, "regular": 400, "roman": 400,
      "normal": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
      "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
    ]

    // MARK: - Asking fontconfig

    private func faces(where property: String, is value: String) -> [NamedFace] {
      guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
      defer {
        FcPatternDestroy(pattern)
        FcObjectSetDestroy(wanted)
      }
      FcPatternAddString(pattern, property, value)
      for name in [FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH] { FcObjectSetAdd(wanted, name) }
      guard let set = FcFontList(config, pattern, wanted) else { return [] }
      defer { FcFontSetDestroy(set) }
      return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(Self.face) }
    }
    private static func face(_ pattern: OpaquePointer) -> NamedFace? {
      guard let family = string(FC_FAMILY, of: pattern) else { return nil }
      var face = NamedFace(family: family)
      var value: Int32 = 0
      // A variable font has a range instead of a weight.
      if FcPatternGetInteger(pattern, FC_WEIGHT, 0, &value) == FcResultMatch {
        face.weight = Int(FcWeightToOpenType(value))
      }
      if FcPatternGetInteger(pattern, FC_SLANT, 0, &value) == FcResultMatch { face.isItalic = value != FC_SLANT_ROMAN }
      if FcPatternGetInteger(pattern, FC_WIDTH, 0, &value) == FcResultMatch { face.width = CGFloat(value) / 100 }
      return face
    }
    private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }
    private func substitute(for family: String) -> String {
      guard let pattern = FcPatternCreate() else { return "sans-serif" }
      defer { FcPatternDestroy(pattern) }
      FcPatternAddString(pattern, FC_FAMILY, family)
      FcConfigSubstitute(config, pattern, FcMatchPattern)
      FcDefaultSubstitute(pattern)
      var result = FcResultNoMatch
      guard let match = FcFontMatch(config, pattern, &result) else { return "sans-serif" }
      defer { FcPatternDestroy(match) }
      return Self.string(FC_FAMILY, of: match) ?? "sans-serif"
    }
  }
#endif
