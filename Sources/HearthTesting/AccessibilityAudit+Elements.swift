import Foundation
import HearthCore
import SwiftUI

/// The accessibility tree as an audit looks at it.
@MainActor struct AuditElements {
  private let roots: [AccessibilityElement]
  /// All elements, an element before those inside of it.
  let all: [AccessibilityElement]
  /// The elements that are used: those inside of menus and of a menu bar, which open by a key, are not among them.
  let controls: [AccessibilityElement]

  init(_ roots: [AccessibilityElement]) {
    self.roots = roots
    var all: [AccessibilityElement] = [], controls: [AccessibilityElement] = []
    func visit(_ elements: [AccessibilityElement], isInMenu: Bool) {
      for element in elements {
        all.append(element)
        if !isInMenu, element.isEnabled, Self.isControl(element) { controls.append(element) }
        let isMenu = element.traits.contains(.isMenu) || element.traits.contains(.isMenuBar)
        visit(element.children, isInMenu: isInMenu || isMenu)
      }
    }
    visit(roots, isInMenu: false)
    (self.all, self.controls) = (all, controls)
  }

  /// Whether a user does something with an element itself.
  static func isControl(_ element: AccessibilityElement) -> Bool {
    let properties = element.properties
    return properties.press != nil || properties.adjust != nil || properties.setValue != nil
      || properties.activation != nil
  }
  static func issue(
    _ type: AccessibilityAuditType, _ element: AccessibilityElement, _ text: String
  ) -> AccessibilityAuditIssue {
    AccessibilityAuditIssue(
      auditType: type, element: Element(element).description, identifier: element.properties.identifier ?? "",
      frame: element.frame, compactDescription: text)
  }
  /// What an element is called in a sentence.
  static func name(_ element: AccessibilityElement) -> String {
    if let label = element.properties.label, !label.isEmpty { return "\"\(label)\"" }
    if let identifier = element.properties.identifier, !identifier.isEmpty { return "#\(identifier)" }
    return "an element without a label"
  }
  /// Elements with focus, those inside of them, and the other choices of a group of which one has focus.
  var focused: Set<UInt64> {
    var found: Set<UInt64> = []
    func visit(_ elements: [AccessibilityElement], isInside: Bool) {
      let hasRadio = elements.contains { $0.isFocused && $0.traits.contains(.isRadio) }
      for element in elements {
        let isReached = isInside || element.isFocused || (hasRadio && element.traits.contains(.isRadio))
        if isReached { found.insert(element.id) }
        visit(element.children, isInside: isReached)
      }
    }
    visit(roots, isInside: false)
    return found
  }
  /// The smallest element without others inside of it that covers a point.
  ///
  /// One that says a given text goes first: another may lie over it, as a bar over what scrolls below it.
  func leaf(at point: CGPoint, saying text: String = "") -> AccessibilityElement? {
    func area(_ element: AccessibilityElement) -> CGFloat { element.frame.width * element.frame.height }
    func says(_ element: AccessibilityElement) -> Bool {
      !text.isEmpty && [element.properties.label, element.properties.value].contains { $0?.contains(text) == true }
    }
    let found = all.filter { $0.children.isEmpty && $0.frame.insetBy(dx: -1, dy: -1).contains(point) }
    return (found.contains(where: says) ? found.filter(says) : found).min { area($0) < area($1) }
  }
  /// The part of an element that what scrolls around it shows beside bars; points in the window.
  static func shown(_ element: AccessibilityElement) -> CGRect {
    var shown = element.frame
    var around = element.node.layoutParent
    while let current = around {
      if let scroll = current as? ScrollNode { shown = shown.intersection(scroll.frameInWindow) }
      around = current.layoutParent
    }
    return shown
  }

  // MARK: - Targets

  /// Points. Source: WCAG 2.2, success criterion 2.5.8.
  private static let smallestTarget: CGFloat = 24

  func hitRegionIssues() -> [AccessibilityAuditIssue] {
    // A control with others inside is pressed where they are not.
    let targets = controls.filter { $0.frame.width > 0 && $0.frame.height > 0 && $0.children.isEmpty }
    // Halves of a point come from rounding.
    func isSmall(_ frame: CGRect) -> Bool { min(frame.width, frame.height) < Self.smallestTarget - 0.5 }
    return targets.compactMap { element in
      let frame = element.frame
      if !isSmall(frame) || element.traits.contains(.isLink) { return nil }
      let middle = CGPoint(x: frame.midX, y: frame.midY), radius = Self.smallestTarget / 2
      let neighbour = targets.first { other in
        if other.id == element.id || other.frame == frame || other.frame.contains(frame) { return false }
        let x = max(other.frame.minX - middle.x, 0, middle.x - other.frame.maxX)
        let y = max(other.frame.minY - middle.y, 0, middle.y - other.frame.maxY)
        let distance = (x * x + y * y).squareRoot()
        if distance < radius - 0.5 { return true }
        let between = CGPoint(x: other.frame.midX - middle.x, y: other.frame.midY - middle.y)
        return isSmall(other.frame) && (between.x * between.x + between.y * between.y).squareRoot() < 2 * radius - 0.5
      }
      guard let neighbour else { return nil }
      return Self.issue(
        .hitRegion, element,
        "\(Self.name(element)) is \(Self.number(frame.width)) × \(Self.number(frame.height)) points large, and "
          + "\(Self.name(neighbour)) is near: a target has 24 points in each direction, or space around it.")
    }
  }
  static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  // MARK: - Labels

  private static func hasName(_ element: AccessibilityElement) -> Bool {
    if !(element.properties.label ?? "").trimmingCharacters(in: .whitespaces).isEmpty { return true }
    return element.children.contains(where: hasName)
  }
  /// A name of a file or a symbol: one word with dots or underscores.
  private static func isName(ofFile label: String) -> Bool {
    let parts = label.split(whereSeparator: { "._".contains($0) })
    return parts.count > 1 && label.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "._-".contains($0) }
      && label.contains { $0.isLetter } && label.first != "." && label.last != "."
      && !label.contains("://") && !isAddress(parts)
  }
  /// "example.org" is for people.
  private static func isAddress(_ parts: [Substring]) -> Bool {
    ["com", "org", "net", "de", "eu", "io", "dev", "info"].contains(parts.last?.lowercased() ?? "")
  }
  func descriptionIssues() -> [AccessibilityAuditIssue] {
    all.compactMap { element in
      let isImage = element.traits.contains(.isImage), isControl = Self.isControl(element)
      if !isImage && !isControl { return nil }
      if !Self.hasName(element) {
        let text =
          isImage && !isControl
          ? "An image has no description: give it a label, or hide it from assistive technology."
          : "A control has no label."
        return Self.issue(.sufficientElementDescription, element, text)
      }
      let label = element.properties.label ?? ""
      if isImage, element.properties.details.text == nil, Self.isName(ofFile: label) {
        return Self.issue(
          .sufficientElementDescription, element, "The label \"\(label)\" is a name of a file, and not for people.")
      }
      return nil
    }
  }
  func duplicateIssues() -> [AccessibilityAuditIssue] {
    var issues: [AccessibilityAuditIssue] = []
    func visit(_ elements: [AccessibilityElement]) {
      var seen: [String: AccessibilityElement] = [:]
      for element in elements {
        visit(element.children)
        let label = element.properties.label ?? ""
        if label.isEmpty { continue }
        let parts = label.components(separatedBy: ", ")
        if parts.count == 2, parts[0] == parts[1], element.traits != .isStaticText {
          issues.append(Self.issue(.duplicateDescription, element, "The label says \"\(parts[0])\" twice."))
        }
        // Rows of data may be alike.
        guard Self.isControl(element), element.properties.details.row == nil else { continue }
        let key = "\(element.traits.subtracting(.isSelected).bits) \(label) \(element.properties.value ?? "")"
        if let first = seen[key], first.frame != element.frame {
          issues.append(
            Self.issue(.duplicateDescription, element, "Two controls side by side are called \"\(label)\"."))
        }
        seen[key] = element
      }
    }
    visit(roots)
    return issues
  }

  // MARK: - Order

  func orderIssues() -> [AccessibilityAuditIssue] {
    var issues: [AccessibilityAuditIssue] = []
    func visit(_ elements: [AccessibilityElement]) {
      // What is scrolled out of sight, below a bar perhaps, has no place among what is seen.
      let visible = elements.map { ($0, Self.shown($0)) }.filter { $1.width > 0 && $1.height > 0 }
      for ((first, a), (second, b)) in zip(visible, visible.dropFirst()) {
        let common = CGSize(
          width: min(a.maxX, b.maxX) - max(a.minX, b.minX), height: min(a.maxY, b.maxY) - max(a.minY, b.minY))
        let isAbove = b.maxY <= a.minY + 0.5 && common.width > 0
        let isRightToLeft = second.node.scope.isRightToLeft
        let isInLine = common.height > min(a.height, b.height) / 2
        let isBefore = isInLine && (isRightToLeft ? b.minX >= a.maxX - 0.5 : b.maxX <= a.minX + 0.5)
        if !isAbove && !isBefore { continue }
        issues.append(
          Self.issue(
            .readingOrder, second,
            "\(Self.name(second)) is read after \(Self.name(first)), and stands \(isAbove ? "above" : "before") it."))
      }
      for element in elements { visit(element.children) }
    }
    visit(roots)
    return issues
  }
}
