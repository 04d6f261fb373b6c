// What is measured depends on the fonts.
#if GTK
  import Foundation
  import HearthTesting
  import SwiftUI
  import Testing

  /// The audit over every control in every style, as the control sheets have them.
  @MainActor @Suite("Audit of controls") struct ControlAuditTests {
    private func audit(
      _ types: AccessibilityAuditType, _ state: SheetControl.State, _ scheme: ColorScheme, _ direction: LayoutDirection,
      _ contrast: ColorSchemeContrast = .standard, grows: CGFloat = 1
    ) -> [String] {
      ControlSheets.all.filter { state != .open || $0.open != nil }.flatMap { control in
        let window = control.window(state, scheme, direction, .regular, scale: 1, text: .real, grows: grows)
        window.settings.contrast = contrast
        var issues = window.accessibilityAudit(for: types.subtracting(.contrast))
        if types.contains(.contrast) {
          // Those of phones have Apple's colours until more contrast is asked for: see Controls.md.
          if control.idiom == .phone { window.settings.contrast = .increased }
          issues += window.accessibilityAudit(for: .contrast)
        }
        return issues.map { "\(control.name): \($0.auditType.rawValue) \($0)" }
      }
    }

    @Test(arguments: [ColorScheme.light, .dark], [SheetControl.State.normal, .open])
    func `everybody can use every control`(scheme: ColorScheme, state: SheetControl.State) {
      // A cell has room for text of the usual size.
      let found =
        audit(.all.subtracting(.textClipped), state, scheme, .leftToRight)
        + audit(.textClipped, state, scheme, .leftToRight, grows: 3.2)
      #expect(found.isEmpty, "\(found.count)\n\(found.joined(separator: "\n"))")
    }
    @Test func `every control is read in the order of its layout from right to left`() {
      let found = audit(.readingOrder, .normal, .light, .rightToLeft)
      #expect(found.isEmpty, "\(found.count)\n\(found.joined(separator: "\n"))")
    }
    @Test(arguments: [ColorScheme.light, .dark])
    func `every control has more contrast where the user asks for it`(scheme: ColorScheme) {
      let found = audit(.contrast, .normal, scheme, .leftToRight, .increased)
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
