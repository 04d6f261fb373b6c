import Foundation
import HearthCore
import SwiftUI

@testable import HearthTesting

/// What holds of every window after everything that was done.
@MainActor enum MonkeyInvariants {
  static func faults(of app: TestWindow) -> [String] {
    if app.hasAppEnded { return [] }
    return app.appReports + app.windows.flatMap { faults(in: $0) }
  }
  private static func faults(in window: TestWindow) -> [String] {
    let faults = window.reports.filter { !isKnown($0) } + accessibilityFaults(window)
    return isNarrow(window) ? faults : faults + focusFaults(window) + hitFaults(window)
  }
  /// What Linux has not, what constraints of UIKit say of a window that has no room for them, and a date that is outside of its range until
  /// the example's own `onChange` has mended it.
  private static func isKnown(_ report: String) -> Bool {
    report.contains("Not on Linux") || report.contains("cannot hold together")
      || report.contains("has a date outside of its range")
  }
  /// Whether a window has no room for a bar and a control: nothing fits, and much is squeezed to nothing.
  private static func isTiny(_ window: TestWindow) -> Bool { min(window.size.width, window.size.height) < 200 }
  /// Whether controls side by side may be squeezed to nothing.
  private static func isNarrow(_ window: TestWindow) -> Bool { min(window.size.width, window.size.height) < 390 }

  /// Focus is in the tree, and where it can be seen or scrolled to.
  private static func focusFaults(_ window: TestWindow) -> [String] {
    guard let focused = window.content.input.focus.focused else { return [] }
    if focused.isUnmounted { return ["What has focus is not there: \(focused)"] }
    let frame = focused.frameInWindow
    if !isFinite(frame) { return ["What has focus is nowhere: \(focused) \(frame)"] }
    let screen = CGRect(origin: .zero, size: window.size)
    if screen.intersects(frame) || isInScroll(focused) { return [] }
    return ["What has focus is off screen: \(name(focused)) \(frame) in \(screen.size)"]
  }
  private static func isFinite(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
  }
  private static func isInScroll(_ node: LayoutNode) -> Bool {
    var next = node.layoutParent
    while let current = next {
      if current is ScrollNode { return true }
      next = current.layoutParent
    }
    return false
  }
  private static func name(_ node: LayoutNode) -> String { "\(type(of: node))" }

  /// All elements, one before those inside of it.
  static func all(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    elements.flatMap { [$0] + all($0.children) }
  }
  private static func accessibilityFaults(_ window: TestWindow) -> [String] {
    var faults: [String] = [], seen: Set<UInt64> = []
    for element in all(window.content.accessibilityElements) {
      let properties = element.properties
      if element.node.isUnmounted { faults.append("An element has no view: \(Element(element))") }
      if !seen.insert(element.id).inserted { faults.append("Two elements are one: \(Element(element))") }
      if !isFinite(element.frame) { faults.append("An element is nowhere: \(Element(element))") }
      guard properties.press != nil || properties.activation != nil || properties.adjust != nil else { continue }
      if !isNarrow(window), element.frame.width <= 0 || element.frame.height <= 0 {
        faults.append("An element that is pressed is empty: \(Element(element))")
      }
      if !hasName(element) { faults.append("An element that is pressed has no label: \(Element(element))") }
    }
    return faults
  }
  private static func hasName(_ element: AccessibilityElement) -> Bool {
    if !(element.properties.label ?? "").trimmingCharacters(in: .whitespaces).isEmpty { return true }
    return !(element.properties.value ?? "").isEmpty || element.children.contains(where: hasName)
  }

  /// Nothing is hit where what scrolls around it does not show it.
  private static func hitFaults(_ window: TestWindow) -> [String] {
    var faults: [String] = []
    for step in 0..<16 {
      let place = CGPoint(
        x: window.size.width * (CGFloat(step % 4) + 0.5) / 4, y: window.size.height * (CGFloat(step / 4) + 0.5) / 4)
      let chain = window.content.input.hitChain(at: place)
      for case let scroll as ScrollNode in chain.dropFirst() where !scroll.scrollStyle.isClipDisabled {
        if scroll.frameInWindow.insetBy(dx: -1, dy: -1).contains(place) { continue }
        faults.append("Something is hit that is scrolled out of sight: \(name(chain[0])) at \(place)")
      }
    }
    return faults
  }
}
