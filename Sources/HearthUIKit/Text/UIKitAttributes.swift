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
    /// The line below a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below a run; that of its letters where there is none.
    public let underlineColor: UnderlineColorAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through a run; that of its letters where there is none.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Points between the letters of a run; ligatures may stay.
    public let kern: KernAttribute
    /// Points after each letter of a run; ligatures are broken up.
    public let tracking: TrackingAttribute
    /// Points by which a run is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes; links are among them.
    public let foundation: FoundationAttributes

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
    /// The key of the line below a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    /// The key of the colour of the line below a run.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    /// The key of the line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// The key of the colour of the line through a run.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    /// The key of the distance between the letters of a run, in points; ligatures may stay.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    /// The key of the distance after each letter of a run, in points; ligatures are broken up.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    /// The key of the distance by which a run is raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }
  /// The attributes that controls of UIKit show, as a scope.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the key of an attribute of UIKit by its name. Those of SwiftUI take precedence, where either could be meant.
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
    typealias Keys = AttributeScopes.UIKitAttributes
    if let style = self[Keys.UnderlineStyleAttribute.self] {
      result.swiftUI.underlineStyle = style.lineStyle(self[Keys.UnderlineColorAttribute.self])
    }
    if let style = self[Keys.StrikethroughStyleAttribute.self] {
      result.swiftUI.strikethroughStyle = style.lineStyle(self[Keys.StrikethroughColorAttribute.self])
    }
    if let kern = self[Keys.KernAttribute.self] { result.swiftUI.kern = kern }
    if let tracking = self[Keys.TrackingAttribute.self] { result.swiftUI.tracking = tracking }
    if let offset = self[Keys.BaselineOffsetAttribute.self] { result.swiftUI.baselineOffset = offset }
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
