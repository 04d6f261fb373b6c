#if GTK
  import Foundation
  import HearthRendering

  /// From the baseline to the top and the bottom of lines of a font: as its face has it, and as it is set. Points.
  struct LineFace {
    let natural: (ascent: CGFloat, descent: CGFloat)
    let line: (ascent: CGFloat, descent: CGFloat)

    init(_ font: FontDescription, _ height: CGFloat, _ ascent: CGFloat) {
      natural = (ascent, height - ascent)
      let isSystem = font.touch?.isSystem ?? false
      line = isSystem ? (font.size * TouchFont.ascent, font.size * TouchFont.descent) : natural
    }
  }

  extension [LineFace] {
    /// The ascent of a line, or of a run, that has what the face says. What another face made higher, as an emoji does,
    /// stays as it is.
    func ascent(_ natural: CGFloat) -> CGFloat {
      first { abs($0.natural.ascent - natural) < 0.02 }?.line.ascent ?? natural
    }
    func descent(_ natural: CGFloat) -> CGFloat {
      first { abs($0.natural.descent - natural) < 0.02 }?.line.descent ?? natural
    }
  }
#endif
