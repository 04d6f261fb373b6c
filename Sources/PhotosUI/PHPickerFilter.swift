import Foundation
import UniformTypeIdentifiers

/// Which pictures the user can choose.
///
/// What tells pictures of one device from those of another, as panoramas or screenshots, is not in a file, and is not
/// declared here.
public struct PHPickerFilter: Hashable, Sendable {
  /// What a file can be.
  enum Kind: CaseIterable { case image, video }
  let kinds: Set<Kind>
  /// Pictures that do not move.
  public static let images = PHPickerFilter(kinds: [.image])
  /// Films.
  public static let videos = PHPickerFilter(kinds: [.video])
  /// Pictures that move for a moment: no file here is one.
  public static let livePhotos = PHPickerFilter(kinds: [])
  /// What one of the filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
  /// What each of the filters lets through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.kinds) })
  }
  /// What the filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kinds: Set(Kind.allCases).subtracting(filter.kinds))
  }
  /// In the order of the dialog.
  var contentTypes: [UTType] {
    (kinds.contains(.image) ? [.image] : []) + (kinds.contains(.video) ? [.movie] : [])
  }
  static let everything = PHPickerFilter(kinds: Set(Kind.allCases))
}
