import Foundation
import HearthCore
import SwiftUI

/// An element of the accessibility tree, as it was when it was asked for.
public struct Element: CustomStringConvertible {
  /// Empty when the view has none.
  public var identifier: String
  public var label: String
  public var value: String?
  public var traits: AccessibilityTraits
  /// Points in the window.
  public var frame: CGRect
  public var isFocused: Bool
  public var isEnabled: Bool
  public var isSelected: Bool
  public var children: [Element]

  init(_ element: AccessibilityElement) {
    identifier = element.properties.identifier ?? ""
    label = element.properties.label ?? ""
    value = element.properties.value
    traits = element.traits
    frame = element.frame
    isFocused = element.isFocused
    isEnabled = element.isEnabled
    isSelected = element.traits.contains(.isSelected)
    children = element.children.map(Element.init)
  }

  /// One line: traits, label, value, identifier, frame and state.
  public var description: String {
    var parts: [String] = []
    let names = traits.names.filter { $0 != "selected" && $0 != "disabled" }
    parts.append(names.isEmpty ? "element" : names.joined(separator: "+"))
    if !label.isEmpty { parts.append("\"\(label)\"") }
    if let value { parts.append("= \"\(value)\"") }
    if !identifier.isEmpty { parts.append("#\(identifier)") }
    parts.append("(\(frame.minX.short) \(frame.minY.short) \(frame.width.short)x\(frame.height.short))")
    if isFocused { parts.append("focused") }
    if isSelected { parts.append("selected") }
    if !isEnabled { parts.append("disabled") }
    return parts.joined(separator: " ")
  }
  func lines(_ indent: String) -> [String] { [indent + description] + children.flatMap { $0.lines(indent + "  ") } }
}

/// What a test looked for is not there. Prints the tree.
public struct ElementNotFound: Error, CustomStringConvertible {
  public var identifier: String
  public var tree: String
  public var description: String { "There is no element with the identifier \"\(identifier)\". The window shows:\n\(tree)" }
}

/// A change of focus.
public struct FocusChange: Equatable, CustomStringConvertible {
  /// Accessibility identifiers; nil for no focus, empty for a view without one.
  public var from: String?
  public var to: String?
  public var cause: String
  /// The rule that decided, as a sentence.
  public var rule: String
  public var description: String { "\(from ?? "nothing") -> \(to ?? "nothing") by \(cause): \(rule)" }
}

// What a user would notice.

extension TestWindow {
  /// The elements at the top of the accessibility tree.
  public var elements: [Element] { content.accessibilityElements.map(Element.init) }
  /// The accessibility tree as text, a line an element.
  public var tree: String { elements.flatMap { $0.lines("") }.joined(separator: "\n") }

  /// The element with an identifier.
  /// - Throws: `ElementNotFound`, which prints what is there.
  public func element(_ identifier: String) throws -> Element {
    if let found = find({ $0.identifier == identifier }) { return found }
    throw ElementNotFound(identifier: identifier, tree: tree)
  }
  /// The first element, in the order of the tree, that meets a condition.
  public func find(_ condition: (Element) -> Bool) -> Element? {
    func search(_ elements: [Element]) -> Element? {
      for element in elements {
        if condition(element) { return element }
        if let found = search(element.children) { return found }
      }
      return nil
    }
    return search(elements)
  }
  /// The identifier of the focused element; empty when it has none, nil when nothing has focus.
  public var focused: String? { content.input.focus.focused.map { FocusTrace.name($0) } }
  /// Focusable views that the last move looked at.
  public var focusCandidatesExamined: Int { content.input.focus.lastExamined }
  public var focusedElement: Element? { find { $0.isFocused } }
  /// Changes of focus since the window opened.
  public var focusTrace: [FocusChange] {
    content.input.focus.trace.map { entry in
      FocusChange(from: entry.from, to: entry.to, cause: entry.cause.rawValue, rule: entry.rule)
    }
  }
  /// What happened to each key since the window opened: "Control+S down: shortcut of the window, ContentView/Button".
  public var keyTrace: [String] { content.input.keys.trace.map(\.description) }
}
