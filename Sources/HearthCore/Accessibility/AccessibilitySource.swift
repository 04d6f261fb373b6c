import Foundation

/// A node that tells assistive technology something itself; it answers true to `isAccessibilitySource`.
@MainActor package protocol AccessibilitySource: LayoutNode {
  /// What this node itself is for assistive technology; nil for layout and decoration.
  var accessibilityElement: AccessibilityProperties? { get }
  /// The elements that stand for this node and all below, for a node that draws several
  /// things itself; nil for what the tree says.
  var accessibilityElements: [AccessibilityElement]? { get }
  /// The same, for a node whose own elements come of those below it.
  func accessibilityElements(in tree: AccessibilityTree) -> [AccessibilityElement]?
  /// Where the one element below is said to be, in this node's coordinate space; nil for its own place.
  var accessibilityFrame: CGRect? { get }
  /// What this node adds to the one element below it.
  var accessibilityAnnotation: AccessibilityProperties? { get }
  /// Adds to the node's element what the node draws itself.
  func completeAccessibility(of element: inout AccessibilityElement)
  /// The part inside that has focus for assistive technology while this node has it for
  /// the keyboard; nil for the node itself.
  var accessibilityFocus: LayoutNode? { get }
}

extension AccessibilitySource {
  package var accessibilityElement: AccessibilityProperties? { nil }
  package var accessibilityElements: [AccessibilityElement]? { nil }
  package func accessibilityElements(in tree: AccessibilityTree) -> [AccessibilityElement]? { accessibilityElements }
  package var accessibilityFrame: CGRect? { nil }
  package var accessibilityAnnotation: AccessibilityProperties? { nil }
  package var accessibilityFocus: LayoutNode? { nil }
  package func completeAccessibility(of element: inout AccessibilityElement) {}
}

extension LayoutNode {
  /// This node, where it tells assistive technology something itself.
  package final var accessibilitySource: (any AccessibilitySource)? {
    isAccessibilitySource ? self as? any AccessibilitySource : nil
  }
}
