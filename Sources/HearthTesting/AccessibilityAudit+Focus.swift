import Foundation
import HearthCore
import HearthFocus
import SwiftUI

extension TestWindow {
  /// Presses Tab until it comes to where it has been, then F8, which goes to the lines between columns, and asks what was not
  /// reached. In an open menu arrows lead from item to item.
  func keyboardFocusIssues() -> [AccessibilityAuditIssue] {
    if hasOpenMenu { return menuFocusIssues() }
    let elements = AuditElements(content.accessibilityElements)
    if elements.controls.isEmpty { return [] }
    let focus = content.input.focus
    let (focusBefore, settingsBefore) = (focus.focused, settings)
    if !settingsBefore.hasKeyboardNavigation { settings.hasKeyboardNavigation = true }
    var stops: [any HearthCore.FocusTarget] = []
    // Elements that had focus, with those inside of them.
    var reached: Set<UInt64> = []
    // Their names and places: what is there as long as focus is near, as the button beside a field, is made anew each time.
    var reachedPlaces: Set<String> = []
    func note() {
      let elements = AuditElements(content.accessibilityElements), focused = elements.focused
      reached.formUnion(focused)
      for element in elements.controls where focused.contains(element.id) {
        reachedPlaces.insert(Self.place(of: element))
      }
    }
    // The stop at which Tab begins to go in a circle that leaves others out.
    var trap: (any HearthCore.FocusTarget)?
    for _ in 0..<Self.mostTabs {
      let before = focus.focused
      // In a text of several lines Tab is typed, and Control-Tab leaves it.
      press(.tab, modifiers: host.textInput?.isMultiline == true ? .command : [])
      guard let stop = focus.focused else { break }
      if let index = stops.firstIndex(where: { $0 === stop }) {
        if index > 0 || (stop === before && stops.count == 1) { trap = stop }
        break
      }
      stops.append(stop)
      if !(stop is ScrollNode) { note() }
    }
    for _ in 0..<Self.mostTabs {
      press(KeyEquivalent("\u{F70B}"))
      guard let stop = focus.focused, !stops.contains(where: { $0 === stop }) else { break }
      stops.append(stop)
      note()
    }
    // What a key made go has no place among the views around.
    stops.removeAll { $0.isUnmounted }
    let now = AuditElements(content.accessibilityElements)
    let targets = focus.targets()
    let missed = now.controls.filter { element in
      if reached.contains(element.id) || reachedPlaces.contains(Self.place(of: element))
        || Self.isReached(element, by: stops)
      {
        return false
      }
      // A part of a control that has focus as a whole, and cannot have it by itself.
      if targets.contains(where: { element.node.contains($0) }) { return true }
      return !stops.contains { stop in
        !(stop is ScrollNode) && stop.frameInWindow.insetBy(dx: -1, dy: -1).contains(element.frame)
      }
    }
    var issues: [AccessibilityAuditIssue] = []
    if let trap, let first = missed.first, !stops.isEmpty {
      let place = now.all.last { $0.isFocused } ?? now.controls.first { trap.contains($0.node) } ?? first
      issues.append(
        AuditElements.issue(
          .keyboardFocus, place,
          "Tab does not get away from \(AuditElements.name(place)): \(missed.count) "
            + "control\(missed.count == 1 ? " is" : "s are") never reached, \(AuditElements.name(first)) among them."))
    } else {
      issues = missed.map {
        AuditElements.issue(.keyboardFocus, $0, "\(AuditElements.name($0)) cannot be reached with Tab and arrows.")
      }
    }
    act(CallSite(#fileID, #filePath, #line, #column)) {
      focus.setFocus(focusBefore, cause: .program, reason: .auditEnded)
    }
    if !settingsBefore.hasKeyboardNavigation { settings = settingsBefore }
    return issues
  }
  /// Goes through the items of the menu that is open.
  private func menuFocusIssues() -> [AccessibilityAuditIssue] {
    func items(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { ($0.traits.contains(.isMenuItem) && $0.isEnabled ? [$0] : []) + items($0.children) }
    }
    var reached: Set<String> = []
    func note(_ elements: [AccessibilityElement]) {
      for element in elements {
        if element.isFocused { reached.insert(element.properties.label ?? "") }
        note(element.children)
      }
    }
    let all = items(content.accessibilityElements)
    for _ in 0...all.count {
      press(.downArrow)
      note(content.accessibilityElements)
    }
    return all.filter { !reached.contains($0.properties.label ?? "") }.map {
      AuditElements.issue(.keyboardFocus, $0, "\(AuditElements.name($0)) cannot be reached with arrows.")
    }
  }
  private static func place(of element: AccessibilityElement) -> String {
    "\(element.frame) \(element.properties.identifier ?? "") \(element.properties.label ?? "")"
  }
  /// More stops than a window has that somebody goes through with Tab. Source: our choice.
  private static let mostTabs = 400

  private static func isReached(_ element: AccessibilityElement, by stops: [any HearthCore.FocusTarget]) -> Bool {
    // Its own target is a little further out or in.
    var around = element.node.layoutParent
    var nearest: (any HearthCore.FocusTarget)? = element.node as? any HearthCore.FocusTarget
    while nearest == nil, let current = around {
      if let target = current as? any HearthCore.FocusTarget, !(target is ScrollNode) { nearest = target }
      around = current.layoutParent
    }
    return stops.contains { stop in
      if stop === nearest || element.node.contains(stop) { return true }
      return group(around: stop)?.contains(element.node) ?? false
    }
  }
  /// What is one stop of Tab as a whole: the outermost group of this kind around a view.
  private static func group(around stop: any HearthCore.FocusTarget) -> (any FocusGroupProvider)? {
    var found: (any FocusGroupProvider)?
    var around = stop.layoutParent
    if let own = stop as? any FocusGroupProvider, own.focusRoles.contains(.oneStop) { found = own }
    while let current = around {
      if let group = current as? any FocusGroupProvider, group.focusRoles.contains(.oneStop) { found = group }
      around = current.layoutParent
    }
    return found
  }
}
