/// What a view is about, as far as the direction of reading goes.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It is as what is around it.
  case unspecified = 0
  /// Controls of a player: left to right in all languages.
  case playback
  /// Controls of directions in space, as of an alignment of text: left to right in all languages.
  case spatial
  /// Left to right, and right to left.
  case forceLeftToRight, forceRightToLeft

  /// The direction that is forced; nil for none.
  var direction: UITraitEnvironmentLayoutDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left, and from the right.
  case leftToRight = 0, rightToLeft
}
