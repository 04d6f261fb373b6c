#if GTK
  import CGTK
  import Foundation

  /// What the desktop's setting of its interface font, such as `Ubuntu 11`, asks for.
  package struct InterfaceFont: Equatable {
    /// Nil: no particular font.
    package var family: String?
    /// Points of the engine, 96 to an inch; nil for the usual ones.
    package var size: CGFloat?

    /// Fonts that desktops name when their user has chosen nothing; often they are not even installed. Source: the
    /// defaults of GTK 4 (`gtk-font-name`) and of GNOME's `org.gnome.desktop.interface`.
    private static let standardFamilies: Set = ["", "sans", "sans-serif", "cantarell", "adwaita sans"]
    private static let standardSizes: Set<CGFloat> = [10, 11]

    package init(_ name: String) {
      guard let font = pango_font_description_from_string(name) else { return }
      defer { pango_font_description_free(font) }
      let family = pango_font_description_get_family(font).map { String(cString: $0) } ?? ""
      let isStandard = Self.standardFamilies.contains(family.lowercased())
      if !isStandard { self.family = family }
      let number = CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE)
      guard number.isFinite, number > 0 else { return }
      let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
      if isStandard && !isAbsolute && Self.standardSizes.contains(number) { return }
      // A point of print is a 72nd of an inch.
      size = isAbsolute ? number : number * 96 / 72
    }
  }
#endif
