import Foundation
import HearthRendering

/// How one page takes the place of another.
package enum PageMotionStyle: Equatable {
  /// The upper page slides over the lower one, which gives way a little: phones and tablets.
  case slide
  /// The upper page fades in and comes a little way: desktops.
  case shift
  case fade

  /// Source: our choice, by eye, beside UIKit's push, macOS's and GNOME's.
  var animation: Animation {
    switch self {
    case .slide: .spring(duration: 0.4, bounce: 0)
    case .shift: .spring(duration: 0.3, bounce: 0)
    case .fade: .easeInOut(duration: 0.25)
    }
  }
}

/// A push or a pop on its way: between a lower page and an upper one: one is on top and lives, and the
/// other is the picture of what was there.
@MainActor final class PageMotion {
  let style: PageMotionStyle
  weak var lower: PageNode?
  weak var upper: PageNode?
  /// Whether the page on top is the upper one.
  var isUpperOnTop: Bool
  /// What was on top before. Its origin is that of the page.
  var picture: DisplayPiece
  /// 0: the lower page is seen; 1: the upper one.
  let progress: MotionProgress
  /// A finger leads it.
  var isHeld = false
  /// The view that the upper page grows out of, as far as it is known.
  var zoomSource: MatchedGeometryKey?
  /// Where the upper page comes from, if it zooms: points, in the coordinate space of the pages, and its picture.
  var zoom: ZoomPlace?
  /// Whether the pages change without moving, as the upper one wants it.
  var crossFades = false

  init(
    _ style: PageMotionStyle, lower: PageNode?, upper: PageNode?, isUpperOnTop: Bool, picture: DisplayPiece,
    at value: Double
  ) {
    (self.style, self.lower, self.upper, self.isUpperOnTop, self.picture) = (style, lower, upper, isUpperOnTop, picture)
    progress = MotionProgress(value)
  }
  nonisolated deinit {}

  // Source of the numbers: our choice, by eye, beside UIKit.
  private static let parallax: CGFloat = 0.3, dim = 0.1, shadowWidth: CGFloat = 14, shadow: Float = 0.14
  private static let mostShift: CGFloat = 64

  /// The picture of both.
  func compose(live: DisplayPiece, size: Size, isRightToLeft: Bool) -> DisplayPiece {
    let part = CGFloat(progress.value)
    let lower = isUpperOnTop ? picture : live, upper = isUpperOnTop ? live : picture
    var list: ContiguousArray<PlacedPiece> = []
    let width = size.width
    let sign: CGFloat = isRightToLeft ? -1 : 1
    if let zoom { return Self.zoomed(zoom, lower: lower, upper: upper, part, size) }
    switch crossFades && !isHeld ? .fade : style {
    case .slide:
      let edge = (1 - min(max(part, 0), 1)) * width
      // Pages may be clear: what is seen of the lower one ends where the upper one begins.
      let seen = isRightToLeft ? Self.band(width - edge, width) : Self.band(0, edge)
      if edge > 0 {
        var below: ContiguousArray<PlacedPiece> = [PlacedPiece(lower, x: -sign * Self.parallax * width * part, y: 0)]
        let dim = FillPiece(
          .rectangle(CGRect(x: 0, y: 0, width: width, height: size.height)),
          .color(RGBA(white: 0, alpha: Float(Self.dim * part))))
        below.append(PlacedPiece(dim, x: 0, y: 0))
        if part > 0 {
          below.append(
            PlacedPiece(Self.shadow(at: isRightToLeft ? width - edge : edge, size, isRightToLeft), x: 0, y: 0))
        }
        list.append(
          PlacedPiece(EffectPiece(.clip(.rectangle(seen), isAntialiased: false), GroupPiece(below)), x: 0, y: 0))
      }
      list.append(PlacedPiece(upper, x: sign * edge, y: 0))
    case .shift:
      let way = min(width / 8, Self.mostShift) * sign
      let going = max(0, 1 - part * 1.8), coming = min(max(0, (part - 0.15) / 0.85), 1)
      if going > 0 { list.append(PlacedPiece(EffectPiece(.opacity(Double(going)), lower), x: -way * 0.5 * part, y: 0)) }
      if coming > 0 {
        list.append(
          PlacedPiece(coming >= 1 ? upper : EffectPiece(.opacity(Double(coming)), upper), x: way * (1 - part), y: 0))
      }
    case .fade:
      let part = min(max(part, 0), 1)
      if part < 1 { list.append(PlacedPiece(EffectPiece(.opacity(Double(1 - part)), lower), x: 0, y: 0)) }
      if part > 0 { list.append(PlacedPiece(EffectPiece(.opacity(Double(part)), upper), x: 0, y: 0)) }
    }
    return EffectPiece(.clip(.rectangle(Self.band(0, width)), isAntialiased: false), GroupPiece(list))
  }
  /// Pages may paint below bars, above and below their own bounds.
  static func band(_ left: CGFloat, _ right: CGFloat) -> CGRect {
    CGRect(x: left, y: -1e4, width: right - left, height: 2e4)
  }
  private static func shadow(at edge: CGFloat, _ size: Size, _ isRightToLeft: Bool) -> DisplayPiece {
    let far = isRightToLeft ? edge + shadowWidth : edge - shadowWidth
    let paint = Paint.linearGradient(
      stops: [
        Paint.Stop(color: RGBA(white: 0, alpha: 0), location: 0),
        Paint.Stop(color: RGBA(white: 0, alpha: shadow), location: 1),
      ],
      from: CGPoint(x: far, y: 0), to: CGPoint(x: edge, y: 0))
    return FillPiece(.rectangle(CGRect(x: min(far, edge), y: 0, width: shadowWidth, height: size.height)), paint)
  }
}
