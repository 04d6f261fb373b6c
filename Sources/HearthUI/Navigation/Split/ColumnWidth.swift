import Foundation
import HearthCore

/// The width that views in a column ask for. Points.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?
}

struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

extension ColumnLimits {
  /// These limits as a view in the column wants them. A bound that is not given stays,
  /// unless the ideal width lies outside of it.
  func changed(by width: ColumnWidth?) -> ColumnLimits {
    guard let width else { return self }
    func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : max(0, $0) } }
    var result = self
    if let ideal = length(width.ideal), ideal.isFinite { result.ideal = ideal }
    result.least = min(length(width.least) ?? least, 10_000)
    result.most = length(width.most) ?? most
    if width.least == nil { result.least = min(result.least, result.ideal) }
    if width.most == nil { result.most = max(result.most, result.ideal) }
    result.most = max(result.most, result.least)
    result.ideal = result.clamped(result.ideal)
    return result
  }
}

extension View {
  /// Gives the column of a split view that this view is in a fixed width, in points. The user cannot change it.
  ///
  /// The detail has the room that is left; there only the width counts that it has to have at least.
  ///
  ///     NavigationSplitView {
  ///       Text("Sidebar").navigationSplitViewColumnWidth(200)
  ///     } detail: {
  ///       Text("Detail")
  ///     }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
  }
  /// Gives the column of a split view that this view is in a width that the user can change within bounds, in points.
  ///
  /// The detail has the room that is left; there only `min` counts.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }
}
