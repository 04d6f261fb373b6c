import Foundation
import HearthCore

/// Where a sheet stands in the window that presents it.
nonisolated public struct PresentationPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, center, leading, trailing }
  let kind: Kind
  /// As the device does it: in the middle.
  public static let automatic = PresentationPlacement(kind: .automatic)
  /// In the middle.
  public static let center = PresentationPlacement(kind: .center)
  /// At the leading edge.
  public static let leading = PresentationPlacement(kind: .leading)
  /// At the trailing edge.
  public static let trailing = PresentationPlacement(kind: .trailing)
}

extension View {
  /// Sets where the sheet with this content stands. Only sheets that are smaller than their window have a choice: those
  /// of desktops and of wide windows of tablets, and sheets at the bottom of a phone that lies on its side.
  ///
  ///     Map().sheet(isPresented: $isShown) {
  ///       PlaceDetails().presentationPlacement(.leading)
  ///     }
  ///
  /// At an edge the sheet keeps the distance that it keeps from the others. Source: Apple, documentation of
  /// presentationPlacement(_:); the distance is our choice.
  public nonisolated func presentationPlacement(_ placement: PresentationPlacement) -> some View {
    modifier(PresentationOptionModifier(option: .placement(placement)))
  }
}

extension PresentationLayer {
  /// The place of a card of a size, where the content asks for it. Points in the window.
  func placed(_ size: CGSize, in area: CGRect) -> CGRect {
    var result = CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
    let isAtLeft: Bool
    switch handle.options.placement.kind {
    case .automatic, .center: return result
    case .leading: isAtLeft = !node.scope.isRightToLeft
    case .trailing: isAtLeft = node.scope.isRightToLeft
    }
    let margin = min(PresentationMetrics.margin, max(0, (area.width - size.width) / 2))
    result.origin.x = isAtLeft ? area.minX + margin : area.maxX - margin - size.width
    return result
  }
}
