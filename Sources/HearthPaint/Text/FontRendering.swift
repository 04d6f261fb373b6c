#if GTK
  import CGTK

  /// How the user wants glyphs drawn. How large they are does not follow from it: see `FontLibrary`.
  package struct FontRendering: Equatable, Sendable {
    package enum Antialiasing: Equatable, Sendable {
      case none, gray
      /// In thirds of a pixel, in the order in which the screen has them.
      case subpixel(Order)
    }
    package enum Order: String, Equatable, Sendable { case rgb, bgr, vrgb, vbgr }
    package enum Hinting: String, Equatable, Sendable {
      case none = "hintnone", slight = "hintslight", medium = "hintmedium", full = "hintfull"
    }
    package var antialiasing = Antialiasing.gray
    package var hinting = Hinting.none
    package init() {}

    /// From GTK's settings `gtk-xft-antialias`, `-hinting`, `-hintstyle` and `-rgba`; what
    /// nobody has chosen stays as it is here.
    ///
    /// - Parameters:
    ///   - antialias: 0 for no, 1 for yes, -1 for what is usual; the same for `hinting`.
    ///   - hintStyle: As in `hintslight`.
    ///   - order: As in `rgb`; `none` for a screen without such an order.
    package init(antialias: Int, hinting: Int, hintStyle: String, order: String) {
      if antialias == 0 {
        antialiasing = .none
      } else if let order = Order(rawValue: order) {
        antialiasing = .subpixel(order)
      }
      if hinting > 0, let style = Hinting(rawValue: hintStyle) { self.hinting = style }
    }

    /// Sets what cairo calls it.
    func apply(to options: OpaquePointer) {
      switch antialiasing {
      case .none: cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_NONE)
      case .gray: cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      case .subpixel(let order):
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_SUBPIXEL)
        let value =
          switch order {
          case .rgb: CAIRO_SUBPIXEL_ORDER_RGB
          case .bgr: CAIRO_SUBPIXEL_ORDER_BGR
          case .vrgb: CAIRO_SUBPIXEL_ORDER_VRGB
          case .vbgr: CAIRO_SUBPIXEL_ORDER_VBGR
          }
        cairo_font_options_set_subpixel_order(options, value)
      }
      let style =
        switch hinting {
        case .none: CAIRO_HINT_STYLE_NONE
        case .slight: CAIRO_HINT_STYLE_SLIGHT
        case .medium: CAIRO_HINT_STYLE_MEDIUM
        case .full: CAIRO_HINT_STYLE_FULL
        }
      cairo_font_options_set_hint_style(options, style)
    }
  }
#endif
