import Foundation

/// What an audit looks for.
///
/// The names are those of XCTest's `XCUIAccessibilityAuditType` where it has the same thing.
public nonisolated struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Text too near in colour to what lies behind it: a contrast below 4.5, or below 3 for large text, which is one of
  /// 24 points, or 18.66 if bold. Controls that are disabled may be faint.
  ///
  /// Text on an image, or seen through a filter, is not looked at.
  ///
  /// Source: WCAG 2.2, success criterion 1.4.3.
  public static let contrast = AccessibilityAuditType(rawValue: 1)
  /// Controls of less than 24 points in width or height that have another control within 24 points of their middle.
  /// Links in a text may be as small as the text.
  ///
  /// Source: WCAG 2.2, success criterion 2.5.8, with its exception for targets with space around them.
  public static let hitRegion = AccessibilityAuditType(rawValue: 2)
  /// Controls and images without a label, or with one that is not for people.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 4)
  /// Controls of one kind, side by side, with one label; and labels that say everything twice.
  public static let duplicateDescription = AccessibilityAuditType(rawValue: 8)
  /// Text that is cut off at the largest size of text, where nothing scrolls to the rest of it.
  public static let textClipped = AccessibilityAuditType(rawValue: 16)
  /// Controls that Tab does not reach, and views that Tab does not leave. What is one stop of Tab with arrows inside
  /// is reached as a whole.
  public static let keyboardFocus = AccessibilityAuditType(rawValue: 32)
  /// Elements that are read after one that they stand above or, in the same line, before.
  public static let readingOrder = AccessibilityAuditType(rawValue: 64)
  /// Everything.
  public static let all = AccessibilityAuditType(rawValue: 127)
}

/// A fault that an audit has found.
public nonisolated struct AccessibilityAuditIssue: CustomStringConvertible, Sendable {
  /// What kind of fault it is: one of the members of `AccessibilityAuditType`.
  public let auditType: AccessibilityAuditType
  /// The element, as `Element.description` writes it.
  public let element: String
  /// The identifier of the element; empty when it has none.
  public let identifier: String
  /// Points in the window.
  public let frame: CGRect
  /// The fault, as a sentence.
  public let compactDescription: String
  public var description: String { "\(compactDescription) In: \(element)" }
}

extension TestWindow {
  /// Looks for what keeps people from using the window as it is now: an empty list where nothing does.
  ///
  /// ```swift
  /// #expect(window.accessibilityAudit().isEmpty)
  /// #expect(window.accessibilityAudit(for: .all.subtracting(.contrast)).isEmpty)
  /// ```
  ///
  /// For a while the text has its largest size (`textClipped`), and Tab is pressed until it comes back to where it
  /// was (`keyboardFocus`); then focus and settings are what they were. Bring the window to rest before:
  /// `advance(by:)` lets what is on its way arrive.
  ///
  /// - Returns: The faults, by kind in the order of `AccessibilityAuditType`, those of a kind as they are read.
  public func accessibilityAudit(for types: AccessibilityAuditType = .all) -> [AccessibilityAuditIssue] {
    var issues: [AccessibilityAuditIssue] = []
    if types.contains(.contrast) { issues += contrastIssues() }
    var elements = AuditElements(content.accessibilityElements)
    if types.contains(.hitRegion) { issues += elements.hitRegionIssues() }
    if types.contains(.sufficientElementDescription) { issues += elements.descriptionIssues() }
    if types.contains(.duplicateDescription) { issues += elements.duplicateIssues() }
    if types.contains(.textClipped) { issues += clippingIssues() }
    if types.contains(.keyboardFocus) { issues += keyboardFocusIssues() }
    // Large text and moves of focus have made views anew.
    elements = AuditElements(content.accessibilityElements)
    if types.contains(.readingOrder) { issues += elements.orderIssues() }
    return issues
  }
}
