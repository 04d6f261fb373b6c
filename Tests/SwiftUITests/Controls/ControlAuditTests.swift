// What is measured depends on the fonts.
#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  /// The audit over every control in every style, as the control sheets have them.
  @MainActor @Suite("Audit of controls") struct ControlAuditTests {
    private func audit(
      _ types: AccessibilityAuditType, _ state: SheetControl.State, _ scheme: ColorScheme, _ direction: LayoutDirection
    ) -> [String] {
      ControlSheets.all.filter { state != .open || $0.open != nil }.flatMap { control in
        let window = control.window(state, scheme, direction, .regular, scale: 1, text: .real)
        return window.accessibilityAudit(for: types).map { "\(control.name): \($0)" }
      }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `every control has a name of its own and a target large enough`(scheme: ColorScheme) {
      let found = audit(
        [.hitRegion, .sufficientElementDescription, .duplicateDescription], .normal, scheme, .leftToRight)
      #expect(found.isEmpty, "\(found.count)\n\(found.joined(separator: "\n"))")
    }
    @Test func `every control is reached by keys`() {
      let found = audit(.keyboardFocus, .normal, .light, .leftToRight)
      #expect(found.isEmpty, "\(found.count)\n\(found.joined(separator: "\n"))")
    }
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `every control is read in the order of its layout`(direction: LayoutDirection) {
      let found = audit(.readingOrder, .normal, .light, direction)
      #expect(found.isEmpty, "\(found.count)\n\(found.joined(separator: "\n"))")
    }

    /// What shows something and has nothing to do; and a menu of a text, which has no focus for the menu key.
    private static let shows = ["gauge", "progress", "group box", "content unavailable", "context menu"]

    @Test func `every control is operated by keys`() {
      var idle: [String] = []
      for control in ControlSheets.all where !Self.shows.contains(where: { control.name.hasPrefix($0) }) {
        let keys: [KeyEquivalent] = [.space, .downArrow, .rightArrow, .upArrow, .leftArrow, .return, "a"]
        let isOperated = keys.contains { key in
          let window = control.window(.focused, .light, .leftToRight, .regular, scale: 1, text: .round)
          if window.focusedFrame == nil { return false }
          let (before, focus) = (window.tree, window.focusedFrame)
          window.press(key)
          window.advance(by: .seconds(1))
          let took = window.keyTrace.last { $0.contains(" down: ") } ?? ""
          let isPress = key == .space && took.contains("key of the view")
          return isPress || window.hasOpenMenu || (window.tree != before && window.focusedFrame == focus)
            || took.contains("typed into the text")
        }
        if !isOperated { idle.append(control.name) }
      }
      #expect(idle.isEmpty, "\(idle)")
    }
  }
#endif
