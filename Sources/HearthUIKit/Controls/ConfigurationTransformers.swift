import Foundation
import HearthCore
import HearthUI

/// Makes one colour of another: what a configuration changes of the tint, say.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Unchecked: the closure is called on the main actor alone.
  private final class Box {
    let transform: (UIColor) -> UIColor; init(_ t: @escaping (UIColor) -> UIColor) { transform = t }
  }
  private let box: Box
  /// Creates one of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }
  /// The colour made of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }
  /// The colour made of `input`.
  public var transform: (UIColor) -> UIColor { box.transform }
  /// The colour in grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    // Source: Rec. 709, the weights of the parts of a colour in its brightness.
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

/// Changes the attributes of a configuration's text.
///
///     configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///       var outgoing = incoming
///       outgoing.font = UIFont.boldSystemFont(ofSize: 20)
///       return outgoing
///     }
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  // Unchecked: the closure is called on the main actor alone.
  private final class Box {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  }
  private let box: Box
  /// Creates one of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }
  /// The attributes made of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }
  /// The attributes made of `input`.
  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
