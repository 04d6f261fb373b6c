#if GTK
  import Foundation
  import HearthCore
  import HearthPaint

  // What is traced of windows, as lines of text.

  extension Trace {
    /// What the user can find in a window: `views` with its number, a line for each view, `views end`. A line is `view
    /// 10 20 80 30 name`: x, y, width and height in points of the content. The name is the identifier, else the label.
    @MainActor static func viewsText(_ elements: [AccessibilityElement], of window: Int) -> String {
      var lines = ""
      @MainActor func add(_ element: AccessibilityElement) {
        // In two steps: a build for release takes the element for one that another task may
        // use, where a closure of `??` holds it.
        var name = element.properties.identifier ?? ""
        if element.properties.identifier == nil, let label = element.properties.label { name = label }
        let frame = element.frame
        if !name.isEmpty {
          lines +=
            "view \(Int(frame.minX.rounded())) \(Int(frame.minY.rounded())) \(Int(frame.width.rounded())) \(Int(frame.height.rounded())) "
          lines += name.replacingOccurrences(of: "\n", with: " ") + "\n"
        }
        for child in element.children { add(child) }
      }
      for element in elements { add(element) }
      return "views \(window)\n\(lines)views end"
    }

    /// The number of windows so far whose views are traced.
    @MainActor private static var windows = 0
    @MainActor static func nextWindow() -> Int {
      windows += 1
      return windows
    }
  }

  extension InputEvent {
    /// One line: `key down c command "c"`, `pointer moved 12 30`.
    ///
    /// - Parameter hidesText: What is typed is a secret: `key down • "•"`, `text commit 6 characters`.
    func traceText(hidesText: Bool) -> String {
      func quoted(_ text: String) -> String { hidesText ? "\(text.count) characters" : "\"\(text)\"" }
      func place(_ point: CGPoint) -> String { "\(Int(point.x.rounded())) \(Int(point.y.rounded()))" }
      switch self {
      case .pointer(let event):
        let button = event.phase == .down || event.phase == .up ? " \(event.button) \(event.clickCount)" : ""
        return "pointer \(event.phase) \(place(event.position))\(button)\(event.modifiers.traceText)"
      case .scroll(let event):
        return
          "scroll \(place(event.position)) by \(Int(event.delta.width)) \(Int(event.delta.height))\(event.modifiers.traceText)"
      case .transform(let event):
        let turn = Int((event.rotation * 180 / .pi).rounded())
        return
          "transform \(event.phase) \(place(event.position)) \(Int((event.scale * 100).rounded()))% \(turn)°\(event.modifiers.traceText)"
      case .key(let key):
        let event = hidesText ? key.hidingText : key
        return
          "key \(event.phase) \(event.key.traceText)\(event.modifiers.traceText) \"\(event.characters.filter { !$0.isWhitespace || $0 == " " })\""
      case .text(.commit(let text)): return "text commit \(quoted(text))"
      case .text(.commitLate(let text, let session)): return "text commit \(text.count) characters late for \(session)"
      case .text(.compose(let preedit)): return "text compose \(quoted(preedit.text)) \(preedit.caret)"
      case .text(.deleteSurrounding(let offset, let count)): return "text delete \(count) at \(offset)"
      case .drop(let event): return "drop \(event.phase) \(place(event.position))"
      case .modifiers(let modifiers): return "modifiers\(modifiers.traceText)"
      case .move(let direction): return "move \(direction)"
      case .command(let command): return "command \(command)"
      case .crown(let detents): return "crown \(detents)"
      case .windowActive(let isActive): return isActive ? "window active" : "window inactive"
      case .resize(let size): return "resize \(Int(size.width)) \(Int(size.height))"
      case .settings(let settings): return "settings \(settings.traceText)"
      case .closeRequest: return "close request"
      case .openURL(let url): return "open \(url.absoluteString)"
      case .accessibilityAction(let request): return "accessibility \(request.action) \(request.elementID)"
      }
    }
  }

  extension HostSettings {
    var traceText: String {
      "\(isDark ? "dark" : "light") contrast \(hasHighContrast ? "high" : "normal") motion \(reducesMotion ? "reduced" : "full")"
        + " scale \(scale) text \(textScale) body \(bodySize.map { "\($0.rounded())" } ?? "standard") font \(interfaceFamily ?? "standard")"
        + " \(interaction.traceText)"
    }
  }

  extension InteractionSettings {
    /// Times in seconds: `click 0.4 5.0 drag 8.0 caret 1.2 10.0 bars overlay`.
    fileprivate var traceText: String {
      "click \(doubleClickTime) \(doubleClickDistance) drag \(dragThreshold) caret \(caretBlinks ? "\(caretBlinkTime) \(caretBlinkTimeout)" : "steady")"
        + " bars \(hasOverlayScrolling ? "overlay" : "steady")"
    }
  }

  extension FontRendering {
    /// `glyphs gray hintslight`.
    var traceText: String {
      let antialiasing =
        switch antialiasing {
        case .none: "hard"
        case .gray: "gray"
        case .subpixel(let order): order.rawValue
        }
      return "glyphs \(antialiasing) \(hinting.rawValue)"
    }
  }

  extension KeyEquivalent {
    fileprivate var traceText: String {
      switch self {
      case .upArrow: "up"
      case .downArrow: "down"
      case .leftArrow: "left"
      case .rightArrow: "right"
      case .home: "home"
      case .end: "end"
      case .pageUp: "pageUp"
      case .pageDown: "pageDown"
      case .delete: "delete"
      case .deleteForward: "deleteForward"
      case .escape: "escape"
      case .tab: "tab"
      case .space: "space"
      case .return: "return"
      case .mediaPlayPause: "playPause"
      default: String(character)
      }
    }
  }

  extension EventModifiers {
    fileprivate var traceText: String {
      let names: [(EventModifiers, String)] = [
        (.shift, "shift"), (.command, "command"), (.option, "option"), (.control, "control"), (.capsLock, "capsLock"),
      ]
      return names.filter { contains($0.0) }.map { " " + $0.1 }.joined()
    }
  }
#endif
