import Foundation
import UniformTypeIdentifiers

/// Which pictures the user can choose.
///
/// A file tells whether it is a picture or a film, but not what a device knows of those in its library, as whether one is a screenshot. A filter for
/// these offers all that may be one, and a filter that leaves them out leaves nothing out that may be another.
///
/// ```swift
/// PhotosPicker("Choose", selection: $item, matching: .all(of: [.images, .not(.screenshots)]))  // all pictures
/// ```
public struct PHPickerFilter: Hashable, Sendable {
  /// What a file can be.
  enum Kind: CaseIterable { case image, video }
  /// Kinds of which each file is let through.
  let certain: Set<Kind>
  /// Kinds of which some files may be let through: these are offered. All of `certain` are among them.
  let possible: Set<Kind>

  private init(certain: Set<Kind>, possible: Set<Kind>) { (self.certain, self.possible) = (certain, possible) }
  private init(_ kinds: Set<Kind>) { self.init(certain: kinds, possible: kinds) }
  /// Some files of a kind, no one knows which.
  private init(some kind: Kind) { self.init(certain: [], possible: [kind]) }

  /// Pictures that do not move.
  public static let images = PHPickerFilter([.image])
  /// Films.
  public static let videos = PHPickerFilter([.video])
  /// Pictures that move for a moment: no file here is one.
  public static let livePhotos = PHPickerFilter([])
  /// What one of the filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      certain: subfilters.reduce(into: []) { $0.formUnion($1.certain) },
      possible: subfilters.reduce(into: []) { $0.formUnion($1.possible) })
  }
  /// What each of the filters lets through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    let all = Set(Kind.allCases)
    return PHPickerFilter(
      certain: subfilters.reduce(into: all) { $0.formIntersection($1.certain) },
      possible: subfilters.reduce(into: all) { $0.formIntersection($1.possible) })
  }
  /// What the filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    let all = Set(Kind.allCases)
    return PHPickerFilter(certain: all.subtracting(filter.possible), possible: all.subtracting(filter.certain))
  }
  /// In the order of the dialog.
  var contentTypes: [UTType] {
    (possible.contains(.image) ? [.image] : []) + (possible.contains(.video) ? [.movie] : [])
  }
  static let everything = PHPickerFilter(Set(Kind.allCases))
}

// MARK: - What only a device knows

extension PHPickerFilter {
  /// Pictures of the screen: all pictures are offered.
  public static let screenshots = PHPickerFilter(some: .image)
  /// Wide pictures of several in a row: all pictures are offered.
  public static let panoramas = PHPickerFilter(some: .image)
  /// Pictures that were taken one after the other: all pictures are offered.
  public static let bursts = PHPickerFilter(some: .image)
  /// Pictures with what is known of depth: all pictures are offered.
  public static let depthEffectPhotos = PHPickerFilter(some: .image)
  /// Films of the screen: all films are offered.
  public static let screenRecordings = PHPickerFilter(some: .video)
  /// Films whose focus can be changed: all films are offered.
  public static let cinematicVideos = PHPickerFilter(some: .video)
  /// Films that are slower than what they show: all films are offered.
  public static let slomoVideos = PHPickerFilter(some: .video)
  /// Films that are faster than what they show: all films are offered.
  public static let timelapseVideos = PHPickerFilter(some: .video)
}
