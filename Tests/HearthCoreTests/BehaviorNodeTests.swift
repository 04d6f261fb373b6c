import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

/// A control that draws itself and shows no view.
private final class Dot: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  static weak var last: BehaviorNode?
  init(_ node: BehaviorNode) { self.node = node }
  nonisolated deinit {}
  func computeSize(_ proposal: Proposal) -> Size { Size(10, 20) }
  var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.identifier = "dot"
    return properties
  }
}
nonisolated private struct DotView: View {
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = Dot(node)
    Dot.last = node
    return _ViewNode(node)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {}
  static var _elementCount: Int { 1 }
}

@MainActor struct BehaviorNodeTests {
  @Test func `a control without content has no traits of content`() throws {
    let window = TestWindow { DotView() }
    let node = try require(Dot.last)
    expect(node.zIndex == 0 && node.layoutPriority == 0 && !node.isSpacer)
    expect(node.layoutValue(GridCellKey.self) == nil)
    expect(!node.hugs(along: .horizontal) && !node.hugs(along: .vertical))
    try expect(window.element("dot").frame.width, equals: 10)
  }
  @Test func `a control without content stands in stacks, grids and frames`() throws {
    let window = TestWindow {
      VStack(spacing: 0) {
        ZStack {
          DotView(); Text("a").zIndex(-1)
        }
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            DotView(); Text("b")
          }
          DotView()
        }
        HStack(spacing: 0) {
          DotView(); Spacer(); DotView().zIndex(2).layoutPriority(1)
        }
        DotView().frame(maxWidth: .infinity)
      }
    }
    expect(window.elements.count > 0)
    expect(window.reports, equals: [])
  }
}
