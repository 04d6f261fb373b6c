import Foundation
import HearthRendering

/// A part of the window that a view does well to keep clear of, or to arrange itself around: a fold, or what covers the
/// display.
///
///     GeometryReader { proxy in
///       let fold = proxy.reservedRegions(kind: .division).first
///       Pages(gap: fold?.frame)
///     }
///
/// Displays of Linux say nothing about folds, so that there are none by themselves: a host can say so, and a test does.
/// Source: UIKit, UIView.reservedRegions.
public struct ReservedRegion: Identifiable, Hashable, Sendable {
  /// Tells regions of a window apart, and stays the same while a region moves.
  public struct ID: Hashable, Sendable {
    package let number: Int
    package init(number: Int) { self.number = number }
  }
  /// The kinds of regions.
  public struct Kind: Hashable, Sendable {
    private let number: Int
    /// The line along which the display folds: content lies on both sides of it.
    public static let division = Kind(number: 0)
    /// Something covers the display: a camera, or what the system shows.
    public static let occlusion = Kind(number: 1)
  }
  /// Which regions are asked for besides those that count now.
  public struct QueryOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Those that do not count now, too, as the fold of a display that is flat.
    public static let includeInactive = QueryOptions(rawValue: 1)
  }
  /// Which of the window's regions it is.
  public let id: ID
  /// The kind of the region.
  public let kind: Kind
  /// Where it is, with its margins: points, in the coordinate space of the view that asks.
  public internal(set) var frame: CGRect
  /// How much of the frame at its edges is there only so that nothing lies too close.
  public internal(set) var margins: EdgeInsets
  /// Whether it counts now: the display is folded there, the camera is in use.
  public let isActive: Bool

  /// - Parameters:
  ///   - frame: Points, in the window.
  ///   - margins: Leading is on the left.
  package init(id: Int, kind: Kind, frame: CGRect, margins: EdgeInsets, isActive: Bool) {
    (self.id, self.kind, self.frame, self.margins, self.isActive) = (ID(number: id), kind, frame, margins, isActive)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
    hasher.combine(isActive)
  }
}

extension GeometryProxy {
  /// The regions of the window that are of a kind, whether they touch this view or not.
  ///
  /// - Parameters:
  ///   - options: Which regions are meant besides those that count now.
  ///   - layoutDirectionBehavior: Whether frames and margins are mirrored where the view lays out its content from right to
  ///     left, as stacks and leading edges are, or are as they lie on the display.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [],
    layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  ) -> [ReservedRegion] {
    let question = ReservedRegionQuestion(kind: kind, options: options, behavior: layoutDirectionBehavior)
    return source.read(.regions(question), otherwise: nil) { .regions(question.regions(around: $0)) }.regions
  }
}

/// What a view wants to know about regions.
struct ReservedRegionQuestion {
  let kind: ReservedRegion.Kind
  let options: ReservedRegion.QueryOptions
  let behavior: LayoutDirectionBehavior

  @MainActor func regions(around node: LayoutNode) -> [ReservedRegion] {
    let isMirrored: Bool
    switch behavior {
    case .fixed: isMirrored = false
    case .mirrors(let direction): isMirrored = node.scope.isRightToLeft == (direction == .rightToLeft)
    }
    return node.engine[ReservedRegions.slot].regions.compactMap { region in
      guard region.kind == kind, region.isActive || options.contains(.includeInactive) else { return nil }
      var region = region
      region.frame = node.convertFromWindow(region.frame)
      if isMirrored {
        region.frame.origin.x = node.bounds.width - region.frame.maxX
        (region.margins.leading, region.margins.trailing) = (region.margins.trailing, region.margins.leading)
      }
      return region
    }
  }
}
extension LayoutNode {
  fileprivate func convertFromWindow(_ rect: CGRect) -> CGRect {
    let a = convertFromWindow(rect.origin), b = convertFromWindow(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }
}

/// Where the display of a window folds and what covers it, in the window.
@MainActor private final class ReservedRegions {
  static let slot = EngineSlot { _ in ReservedRegions() }
  var regions: [ReservedRegion] = []
  init() {}
  nonisolated deinit {}
}
extension WindowContent {
  /// Says where the display folds and what covers it. Frames are points in the window; leading margins are those on the
  /// left.
  package func setReservedRegions(_ regions: [ReservedRegion]) {
    if reservedRegions == regions { return }
    engine[ReservedRegions.slot].regions = regions
    engine.geometryVersion &+= 1
    engine.root?.setNeedsPlacement()
    engine.requestFrame()
  }
  package var reservedRegions: [ReservedRegion] { engine[ReservedRegions.slot].regions }
}
