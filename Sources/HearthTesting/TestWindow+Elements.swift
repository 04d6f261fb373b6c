import Foundation
import HearthCore
import SwiftUI

/// An element of the accessibility tree, as it was when it was asked for.
public struct Element: CustomStringConvertible {
  /// Empty when the view has none.
  public var identifier: String
  public var label: String
  public var value: String?
  /// What happens when the element is activated; nil when the view does not say.
  public var hint: String?
  /// Names by which a user may call for the element: those of `accessibilityInputLabels(_:)`, or else its label.
  public var inputLabels: [String]
  public var traits: AccessibilityTraits
  /// The traits in words, as `description` and `TestWindow.tree` write them; also those that have no name in SwiftUI:
  /// "menu item", "menu", "menu bar", "text field", "secure", "slider", "stepper", "progress", "list".
  ///
  /// ```swift
  /// let items = window.elements(where: { $0.traitNames.contains("menu item") }).map(\.label)
  /// ```
  public var traitNames: [String] { traits.names }
  /// Points in the window.
  public var frame: CGRect
  public var isFocused: Bool
  public var isEnabled: Bool
  public var isSelected: Bool
  /// Whether assistive technology may press the element. A disabled one that could be pressed otherwise says true, too.
  public var canBePressed: Bool
  /// Whether what the element opens, a menu or a disclosure, is open; nil for what opens nothing.
  public var isExpanded: Bool?
  /// The labels of the elements by which this one is called, which are not elements of their own: those of an
  /// `accessibilityLabeledPair(role:id:in:)`.
  public var labelledBy: [String]
  public var children: [Element]
  /// The same number for the same view.
  let id: UInt64

  init(_ element: AccessibilityElement) {
    identifier = element.properties.identifier ?? ""
    label = element.properties.label ?? ""
    value = element.properties.value
    hint = element.properties.hint
    inputLabels = element.properties.inputLabels ?? element.properties.label.map { $0.isEmpty ? [] : [$0] } ?? []
    traits = element.traits
    frame = element.frame
    isFocused = element.isFocused
    isEnabled = element.isEnabled
    isSelected = element.traits.contains(.isSelected)
    canBePressed = element.properties.press != nil || element.properties.activation != nil
    isExpanded = element.properties.details.isExpanded
    labelledBy = element.properties.details.labels.compactMap(\.properties.label)
    children = element.children.map(Element.init)
    id = element.id
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

/// What a test looked for is not there. Names identifiers like the one it looked for, and prints the tree.
public struct ElementNotFound: Error, CustomStringConvertible {
  public var identifier: String
  /// Identifiers in the window that are like the one that was looked for, the most similar one first; at most three.
  public var nearest: [String]
  public var tree: String

  @MainActor init(identifier: String, elements: [Element]) {
    func identifiers(_ elements: [Element]) -> [String] {
      elements.flatMap { [$0.identifier] + identifiers($0.children) }
    }
    self.identifier = identifier
    nearest = NearestNames.of(identifier, in: identifiers(elements))
    tree = elements.flatMap { $0.lines("") }.joined(separator: "\n")
  }
  public var description: String {
    let names = nearest.map { "\"\($0)\"" }
    let list =
      names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    let question = names.isEmpty ? "" : " Did you mean \(list)?"
    return "There is no element with the identifier \"\(identifier)\".\(question) The window shows:\n\(tree)"
  }
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
  /// - Throws: `ElementNotFound`, which names identifiers like it and prints what is there.
  public func element(_ identifier: String) throws -> Element {
    if let found = find({ $0.identifier == identifier }) { return found }
    throw ElementNotFound(identifier: identifier, elements: elements)
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
  /// All elements that meet a condition, in the order of the tree.
  public func elements(where condition: (Element) -> Bool) -> [Element] {
    func search(_ elements: [Element]) -> [Element] {
      elements.flatMap { (condition($0) ? [$0] : []) + search($0.children) }
    }
    return search(elements)
  }
  /// The identifier of the focused element; empty when it has none, nil when nothing has focus.
  public var focused: String? { content.focusedName }
  /// Focusable views that the last move looked at.
  public var focusCandidatesExamined: Int { content.focusCandidatesExamined }
  public var focusedElement: Element? { find { $0.isFocused } }
  /// Where the focused view is, in points of the window; nil when nothing has focus.
  public var focusedFrame: CGRect? { content.focusedFrame }
  /// Whether an open menu has the keys and the pointer.
  public var hasOpenMenu: Bool { content.grab != nil }
  /// Changes of focus since the window opened.
  public var focusTrace: [FocusChange] {
    content.focusTrace.map { entry in
      FocusChange(from: entry.from, to: entry.to, cause: entry.cause.rawValue, rule: entry.reason.sentence)
    }
  }
  /// What happened to each key since the window opened: "Control+S down: shortcut of the window, ContentView/Button".
  public var keyTrace: [String] { content.keyTrace.map(\.description) }
  /// The gestures with names that have begun to count since the window opened, a hundred at most:
  /// "swipe: ContentView/Card".
  public var gestureTrace: [String] { content.gestureTrace }
}
