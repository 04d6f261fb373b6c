#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Where faces come from.
  package enum FontSource: Equatable {
    /// The fonts that the user has, with `interfaceFamily` for text that names no
    /// family (nil for the desktop's sans serif).
    case system(interfaceFamily: String?)
    /// Only Inter, DejaVu and Noto Color Emoji from the system's font directories, whatever the user has configured, so
    /// that the same text has the same size and the same pixels everywhere.
    case pinned
  }

  /// The fonts of a shaper: a Pango font map of our own that measures in points, without hinting and
  /// without rounding, however glyphs are drawn.
  ///
  /// A glyph is as wide at one scale as at another, so that a layout does not change
  /// when a window moves to another monitor.
  final class FontLibrary {
    let source: FontSource
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer
    /// The ruler changes its context, which would make layouts of that context start again.
    private let measuring: OpaquePointer
    /// Measures lines that need no layout.
    private(set) lazy var ruler = LineRuler(measuring) { [unowned self] in description(of: $0) }
    private var descriptions: [FontDescription: OpaquePointer] = [:]
    /// What the names of fonts stand for.
    let names: FontNames

    /// A change holds for what is laid out from now on: layouts that there are may not be looked at any more.
    var rendering = FontRendering() {
      didSet {
        for context in [leftToRight, rightToLeft, measuring] {
          Self.set(rendering, of: context)
          pango_context_changed(context)
        }
      }
    }
    private static func set(_ rendering: FontRendering, of context: OpaquePointer) {
      let options = cairo_font_options_create()!
      rendering.apply(to: options)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }

    /// - Parameter files: Fonts beside those of the source and those that the app brings along, for this library alone.
    init(_ source: FontSource, adding files: [String] = []) {
      self.source = source
      let fonts = files.isEmpty ? Self.fonts(of: source) : Self.makeFonts(source, AppFonts.files + files)
      names = fonts.names
      let fontMap = UnsafeMutablePointer<PangoFontMap>(fonts.map)
      func context(_ direction: PangoDirection) -> OpaquePointer {
        let context = pango_font_map_create_context(fontMap)!
        Self.set(FontRendering(), of: context)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        if source == .pinned { pango_context_set_language(context, pango_language_from_string("en")) }
        return context
      }
      leftToRight = context(PANGO_DIRECTION_WEAK_LTR)
      rightToLeft = context(PANGO_DIRECTION_WEAK_RTL)
      measuring = context(PANGO_DIRECTION_WEAK_LTR)
    }

    isolated deinit {
      for description in descriptions.values { pango_font_description_free(description) }
      g_object_unref(UnsafeMutableRawPointer(leftToRight))
      g_object_unref(UnsafeMutableRawPointer(rightToLeft))
      g_object_unref(UnsafeMutableRawPointer(measuring))
    }

    // What one window has loaded of the fonts the next one need not load again: reading the pinned ones anew took most
    // of the time in which a window with a small text opened. How glyphs are drawn is said by contexts.
    private typealias Fonts = (map: OpaquePointer, names: FontNames)
    private static let systemFonts = makeFonts(.system(interfaceFamily: nil), AppFonts.files)
    private static let pinnedFonts = makeFonts(.pinned, AppFonts.files)
    private static func fonts(of source: FontSource) -> Fonts { source == .pinned ? pinnedFonts : systemFonts }
    private static func makeFonts(_ source: FontSource, _ files: [String]) -> Fonts {
      let map = OpaquePointer(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!)
      // At 72 dots an inch a point is one unit of the layout.
      pango_cairo_font_map_set_resolution(map, 72)
      if source == .pinned { pin(map) }
      for file in files where FcConfigAppFontAddFile(pango_fc_font_map_get_config(map), file) == 0 {
        PaintDiagnostics.reportOnce("font file \(file)", "Text: \(file) is no font that can be read. It is left out.")
      }
      // Pango has a list of its own.
      if !files.isEmpty { pango_fc_font_map_config_changed(map) }
      return (map, FontNames(pango_fc_font_map_get_config(map)))
    }

    func context(isRightToLeft: Bool) -> OpaquePointer { isRightToLeft ? rightToLeft : leftToRight }

    /// Pango's description of `font`, owned by the library.
    func description(of font: FontDescription) -> OpaquePointer {
      if let known = descriptions[font] { return known }
      if descriptions.count > 1000 {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions.removeAll()
      }
      let description = pango_font_description_new()!
      let named = font.family.map { names.face($0) }
      pango_font_description_set_family(description, family(of: font, named))
      let size = font.size.isFinite ? min(max(font.size, 0.1), 4096) : 13
      pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
      // The name of a face says its weight; one that the text asks for besides takes precedence.
      let weight = font.weight == 400 ? named?.weight ?? 400 : font.weight
      pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1000))))
      let isItalic = font.isItalic || named?.isItalic == true
      pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      pango_font_description_set_stretch(description, Self.stretch(font.width == 1 ? named?.width ?? 1 : font.width))
      if font.hasSmallCaps {
        let variant = font.hasUppercaseSmallCaps ? PANGO_VARIANT_ALL_SMALL_CAPS : PANGO_VARIANT_SMALL_CAPS
        pango_font_description_set_variant(description, variant)
      }
      descriptions[font] = description
      return description
    }

    private func family(of font: FontDescription, _ named: NamedFace?) -> String {
      let interface: String
      switch source {
      case .pinned: interface = "Inter"
      case .system(let family): interface = family ?? "sans-serif"
      }
      if let named { return "\(named.family), \(interface)" }
      switch font.design {
      case .default: return interface
      case .rounded: return source == .pinned ? interface : "Nunito, Quicksand, \(interface)"
      case .serif: return "serif"
      case .monospaced: return "monospace"
      }
    }

    /// Source: the widths of CSS `font-stretch` (50 %, 62.5 % … 200 %), rounded to the nearest.
    private static func stretch(_ width: CGFloat) -> PangoStretch {
      let steps: [(CGFloat, PangoStretch)] = [
        (0.5, PANGO_STRETCH_ULTRA_CONDENSED), (0.625, PANGO_STRETCH_EXTRA_CONDENSED),
        (0.75, PANGO_STRETCH_CONDENSED), (0.875, PANGO_STRETCH_SEMI_CONDENSED), (1, PANGO_STRETCH_NORMAL),
        (1.125, PANGO_STRETCH_SEMI_EXPANDED), (1.25, PANGO_STRETCH_EXPANDED),
        (1.5, PANGO_STRETCH_EXTRA_EXPANDED), (2, PANGO_STRETCH_ULTRA_EXPANDED),
      ]
      return steps.min { abs($0.0 - width) < abs($1.0 - width) }!.1
    }

    // MARK: - The pinned fonts

    private static let pinnedFiles: [String] = {
      let weights = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
      let inter = weights.flatMap {
        ["Inter-\($0).otf", $0 == "Regular" ? "Inter-Italic.otf" : "Inter-\($0)Italic.otf"]
      }
      let dejaVu = ["Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold"]
      return inter.map { "/usr/share/fonts/opentype/inter/\($0)" }
        + dejaVu.map { "/usr/share/fonts/truetype/dejavu/DejaVu\($0).ttf" }
        + ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"]
    }()

    /// An empty configuration lacks the rule that scales bitmap fonts (an emoji would be 128 pixels tall), and without
    /// an "emoji" family the monochrome glyph of another font wins.
    private static let pinnedRules = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
      <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign"><divide><name target="pattern">pixelsize</name>
      <name target="font">pixelsize</name></divide></edit>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>pixelsizefixupfactor</name>
      <double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
      <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
      <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
      <alias binding="same"><family>sans-serif</family><prefer><family>Inter</family><family>DejaVu Sans</family></prefer></alias>
      <alias binding="same"><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
      <alias binding="same"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
      <alias binding="same"><family>Inter</family><accept><family>DejaVu Sans</family></accept></alias>
      </fontconfig>
      """

    private static func pin(_ map: OpaquePointer) {
      guard let config = FcConfigCreate() else { return }
      var rules = Array(pinnedRules.utf8) + [0]
      _ = FcConfigParseAndLoadFromMemory(config, &rules, 1)
      let missing = pinnedFiles.filter { FcConfigAppFontAddFile(config, $0) == 0 }
      if !missing.isEmpty {
        PaintDiagnostics.report(
          "Text: \(missing.count) of \(pinnedFiles.count) fonts are missing, \(missing[0]) among them. Text will not have "
            + "the expected size; install fonts-inter, fonts-dejavu-core and fonts-noto-color-emoji.")
      }
      pango_fc_font_map_set_config(map, config)
      FcConfigDestroy(config)
    }
  }
#endif
