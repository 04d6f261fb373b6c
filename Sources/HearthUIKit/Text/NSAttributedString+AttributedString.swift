import Foundation
import HearthCore
import HearthUI

// Texts with attributes from one of Foundation's types to the other. Source: Apple, documentation of `NSAttributedString.init(_:including:)`,
// which Foundation does not have on Linux.

extension NSAttributedString {
  /// A text with the attributes of Foundation, UIKit and SwiftUI that another has. Those of SwiftUI keep their names, as `SwiftUI.Font`, which
  /// nothing of UIKit shows.
  public convenience init(_ attrStr: AttributedString) { self.init(attributedString: .converted(attrStr, .all)) }
  /// A text with the attributes of one scope.
  ///
  /// - Throws: Nothing: every attribute has a form here.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attributedString: .converted(attrStr, AttributeConversion([scope])))
  }
  /// A text with the attributes of one scope: `NSAttributedString(text, including: \.uiKit)`.
  ///
  /// - Throws: Nothing: every attribute has a form here.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(attrStr, including: S.self) }

  fileprivate static func converted(_ text: AttributedString, _ conversion: AttributeConversion) -> NSAttributedString {
    text.runs.reduce(into: NSMutableAttributedString(string: "")) { result, run in
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: conversion.attributes(of: run.attributes)))
    }
  }
}

extension AttributedString {
  /// A text with the attributes of Foundation, UIKit and SwiftUI that another has. Attributes of other keys are left out.
  public init(_ nsStr: NSAttributedString) {
    // What is not strict does not throw.
    self = (try? Self.converted(nsStr, .all, isStrict: false)) ?? AttributedString(nsStr.string)
  }
  /// A text with the attributes of one scope. Other attributes are left out.
  ///
  /// - Throws: `CocoaError.coderInvalidValue` for an attribute of a type that its key cannot have.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self = try Self.converted(nsStr, AttributeConversion([scope]), isStrict: true)
  }
  /// A text with the attributes of one scope: `AttributedString(text, including: \.uiKit)`. Other attributes are left out.
  ///
  /// - Throws: `CocoaError.coderInvalidValue` for an attribute of a type that its key cannot have.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(nsStr, including: S.self) }

  private static func converted(
    _ text: NSAttributedString, _ conversion: AttributeConversion, isStrict: Bool
  ) throws -> AttributedString {
    var result = AttributedString(), failure: (any Error)?
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, stop in
      do {
        let attributes = try conversion.container(of: values, isStrict: isStrict)
        result.append(AttributedString((text.string as NSString).substring(with: range), attributes: attributes))
      } catch {
        failure = error
        stop.pointee = true
      }
    }
    if let failure { throw failure }
    return result
  }
}

extension AttributeContainer {
  /// The attributes of Foundation, UIKit and SwiftUI of a dictionary. Other keys are left out, as are values of a type that their key cannot have.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    // What is not strict does not throw.
    self = (try? AttributeConversion.all.container(of: dictionary, isStrict: false)) ?? AttributeContainer()
  }
  /// The attributes of one scope of a dictionary. Other keys are left out.
  ///
  /// - Throws: `CocoaError.coderInvalidValue` for an attribute of a type that its key cannot have.
  public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
    self = try AttributeConversion([scope]).container(of: dictionary, isStrict: true)
  }
  /// The attributes of one scope of a dictionary: `AttributeContainer(values, including: \.uiKit)`. Other keys are left out.
  ///
  /// - Throws: `CocoaError.coderInvalidValue` for an attribute of a type that its key cannot have.
  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(dictionary, including: S.self) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// The attributes of Foundation, UIKit and SwiftUI that a container has.
  public init(_ container: AttributeContainer) { self = AttributeConversion.all.attributes(of: container) }
  /// The attributes of one scope that a container has.
  ///
  /// - Throws: Nothing: every attribute has a form here.
  public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
    self = AttributeConversion([scope]).attributes(of: container)
  }
  /// The attributes of one scope that a container has.
  ///
  /// - Throws: Nothing: every attribute has a form here.
  public init<S: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { try self.init(container, including: S.self) }
}

extension AttributeConversion {
  fileprivate static let all = AttributeConversion([
    AttributeScopes.UIKitAttributes.self, AttributeScopes.SwiftUIAttributes.self,
  ])
}

// As UIKit's drawing has it: a number.
extension AttributeScopes.UIKitAttributes.UnderlineStyleAttribute: ConvertedAttributedStringKey {
  package static func object(for value: NSUnderlineStyle) -> Any { value.rawValue }
  package static func value(for object: Any) -> NSUnderlineStyle? { NSUnderlineStyle(attribute: object) }
}
extension AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute: ConvertedAttributedStringKey {
  package static func object(for value: NSUnderlineStyle) -> Any { value.rawValue }
  package static func value(for object: Any) -> NSUnderlineStyle? { NSUnderlineStyle(attribute: object) }
}
extension NSUnderlineStyle {
  fileprivate init?(attribute object: Any) {
    switch object {
    case let style as NSUnderlineStyle: self = style
    case let number as Int: self.init(rawValue: number)
    case let number as NSNumber: self.init(rawValue: number.intValue)
    default: return nil
    }
  }
}
