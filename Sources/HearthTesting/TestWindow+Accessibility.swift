import Foundation
import HearthCore
import SwiftUI

extension TestWindow {
  /// What a screen reader, or another assistive technology, asks of an element.
  public nonisolated enum AccessibilityAction: Hashable, Sendable {
    /// What a click does.
    case press
    /// One step more of a slider or stepper.
    case increment
    /// One step less of a slider or stepper.
    case decrement
    /// Gives the element the focus of the keyboard.
    case focus
    /// Enters a text, or what stands for a value.
    case setValue(String)
    /// An action that the app offers by a name, as the user reads it.
    case named(String)
    /// One that every view may have: `.escape` or `.magicTap`.
    case kind(AccessibilityActionKind)

    var request: AccessibilityRequest.Action {
      switch self {
      case .press: .press
      case .increment: .increment
      case .decrement: .decrement
      case .focus: .focus
      case .setValue(let value): .setValue(value)
      case .named(let name): .other(AccessibilityActionKind(name: name))
      case .kind(let kind): kind == .default ? .press : .other(kind)
      }
    }
  }
  /// Does to an element what assistive technology would. An element that is disabled does nothing. One that is not
  /// there, or does not offer the action, is a mistake of the test, which fails at its line.
  ///
  /// ```swift
  /// window.perform(action: .increment, on: "volume")
  /// #expect(try window.element("volume").value == "6")
  /// ```
  public func perform(
    action: AccessibilityAction, on identifier: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let found = accessibilityElement(where: { $0.properties.identifier == identifier }) else {
      return TestFailure.record(ElementNotFound(identifier: identifier, elements: elements).description, at: site)
    }
    perform(action, on: found, site)
  }
  /// The same for an element that a test has found in another way. It is looked for where it was;
  /// one that has gone since fails the test.
  ///
  /// ```swift
  /// let item = try #require(window.find { $0.label == "Delete" })
  /// window.perform(action: .press, on: item)
  /// ```
  public func perform(
    action: AccessibilityAction, on element: Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let found = accessibilityElement(where: { $0.id == element.id }) else {
      return TestFailure.record("The element \(element) is not there any more. The window shows:\n\(tree)", at: site)
    }
    perform(action, on: found, site)
  }
  /// Presses what a user calls by its name, as with voice control: the first element that can be pressed and has `name`
  /// among its `inputLabels`; capitals do not matter. Where nothing is called so the test fails at its line.
  ///
  /// ```swift
  /// window.press(named: "New")
  /// ```
  public func press(
    named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let found = accessibilityElement { element in
      let properties = element.properties
      guard properties.press != nil || properties.activation != nil else { return false }
      return Element(element).inputLabels.contains { $0.compare(name, options: .caseInsensitive) == .orderedSame }
    }
    guard let found else {
      return TestFailure.record(
        "Nothing that can be pressed is called \"\(name)\". The window shows:\n\(tree)", at: site)
    }
    perform(.press, on: found, site)
  }
  private func perform(_ action: AccessibilityAction, on found: AccessibilityElement, _ site: CallSite) {
    let properties = found.properties
    let isOffered =
      switch action {
      case .press: properties.press != nil || properties.activation != nil
      case .increment, .decrement: properties.adjust != nil
      case .setValue: properties.setValue != nil
      case .named(let name): properties.actions[AccessibilityActionKind(name: name)] != nil
      case .kind(let kind):
        kind == .default ? properties.press != nil || properties.activation != nil : properties.actions[kind] != nil
      case .focus: true
      }
    if !isOffered {
      return TestFailure.record(
        "The element \(Element(found)) does not offer the action \(action). The window shows:\n\(tree)", at: site)
    }
    act(site) {
      content.handle(.accessibilityAction(AccessibilityRequest(elementID: found.id, action: action.request)))
    }
  }
  private func accessibilityElement(where isMeant: (AccessibilityElement) -> Bool) -> AccessibilityElement? {
    func search(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements {
        if isMeant(element) { return element }
        if let found = search(element.children) { return found }
      }
      return nil
    }
    return search(content.accessibilityElements)
  }
}
