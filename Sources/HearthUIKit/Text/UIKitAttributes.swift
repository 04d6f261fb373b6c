import Foundation
import HearthCore
import HearthUI

extension AttributeScopes {
  /// The attributes that controls of UIKit show. `Text` leaves them out, as on Apple's systems.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run's letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run.
    public let backgroundColor: BackgroundColorAttribute

    /// The key of the font of a run.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    /// The key of the colour of a run's letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    /// The key of the colour behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
  }
  /// The attributes that controls of UIKit show, as a scope.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the key of an attribute of UIKit by its name. Those of SwiftUI go before, where either could be meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// With attributes of UIKit as those of SwiftUI.
  var shown: AttributeContainer {
    var result = self
    if let font = self[AttributeScopes.UIKitAttributes.FontAttribute.self] { result.swiftUI.font = Font(font) }
    if let color = self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
      result.swiftUI.foregroundColor = Color(uiColor: color)
    }
    if let color = self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] {
      result.swiftUI.backgroundColor = Color(uiColor: color)
    }
    return result
  }
}

extension AttributedString {
  /// With attributes of UIKit as those of SwiftUI, which `Text` shows.
  var shown: AttributedString {
    var result = self
    for run in runs { result[run.range].mergeAttributes(run.attributes.shown) }
    return result
  }
}
