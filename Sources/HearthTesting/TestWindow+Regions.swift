import Foundation
import HearthCore
import SwiftUI

extension TestWindow {
  /// Folds the display that the window is on, or covers a part of it: what `GeometryProxy.reservedRegions` finds.
  ///
  /// ```swift
  /// window.reserve(.division, CGRect(x: 380, y: 0, width: 40, height: 600))
  /// ```
  ///
  /// - Parameters:
  ///   - kind: Whether it is a fold or something that covers the display.
  ///   - frame: Points, in the window, with the margins.
  ///   - margins: Leading is on the left.
  ///   - isActive: Whether the region counts now; false for the fold of a display that is flat.
  public func reserve(
    _ kind: ReservedRegion.Kind, _ frame: CGRect, margins: EdgeInsets = EdgeInsets(), isActive: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      let regions = content.reservedRegions, number = (regions.last?.id.number ?? 0) + 1
      let new = ReservedRegion(id: number, kind: kind, frame: frame, margins: margins, isActive: isActive)
      content.setReservedRegions(regions + [new])
    }
  }
  /// Unfolds the display, and uncovers all of it.
  public func removeReservedRegions(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { content.setReservedRegions([]) }
  }
}
