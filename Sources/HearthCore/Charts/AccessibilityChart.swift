import Foundation
import HearthRendering

/// A type that describes a chart for those who do not see it: often the view itself.
///
///     extension VisitorsChart: AXChartDescriptorRepresentable {
///       func makeChartDescriptor() -> AXChartDescriptor { … }
///     }
///
///     VisitorsChart(visits).accessibilityChartDescriptor(VisitorsChart(visits))
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart. Called when somebody asks for the elements of the window, and not before.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description up to date after the view has changed; nothing by default.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the view as a chart.
  ///
  /// Assistive technology finds a chart by the view's label, or the title of the description, with the summary as its value,
  /// and in it a table with a row for each point. An action of the chart, "Play Audio Graph", plays it as tones. What the view has of elements itself stays. The description is made when
  /// somebody asks for the first time; after the view has changed it is brought up to date when somebody asks again.
  ///
  /// Source: Apple, documentation of accessibilityChartDescriptor(_:) and AXChartDescriptorRepresentable.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(AccessibilityChartModifier(representable: representable))
  }
}

nonisolated struct AccessibilityChartModifier<R: AXChartDescriptorRepresentable>: _ElementModifier {
  let representable: R
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AccessibilityChartNode(inputs)
    node.representable = modifier.representable
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: AccessibilityChartNode.self).representable = modifier.representable
  }
}

package final class AccessibilityChartNode: UnaryNode, AccessibilitySource {
  fileprivate(set) var representable: (any AXChartDescriptorRepresentable)! { didSet { isStale = true } }
  private var isStale = true
  private var descriptor: AXChartDescriptor?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var isAccessibilitySource: Bool { true }

  private var chart: AXChartDescriptor {
    defer { isStale = false }
    if let descriptor {
      if isStale { representable.updateChartDescriptor(descriptor) }
      return descriptor
    }
    let made = representable.makeChartDescriptor()
    descriptor = made
    return made
  }

  package func accessibilityElements(in tree: AccessibilityTree) -> [AccessibilityElement]? {
    let own = tree.children(of: self), chart = chart
    var element: AccessibilityElement
    if own.count == 1 {
      element = own[0]
    } else {
      element = AccessibilityElement(node: self, properties: AccessibilityProperties(), frame: frameInWindow)
      element.isEnabled = isEnabled
      element.children = own
    }
    element.properties.addedTraits.insert(.isChart)
    element.properties.removedTraits.remove(.isChart)
    if element.properties.label?.isEmpty ?? true { element.properties.label = chart.title }
    if element.properties.value?.isEmpty ?? true { element.properties.value = chart.summary }
    if AudioGraph.canPlay(chart) {
      element.properties.actions[AccessibilityActionKind(name: AudioGraphPlayer.actionName)] = { [weak self] in
        guard let chart = self?.chart, let graph = AudioGraph(chart) else { return }
        AudioGraphPlayer.current.play(graph.waveFile)
      }
    }
    let title = chart.title ?? element.properties.label ?? ""
    let content = chart.contentFrame.intersection(bounds)
    let frame = content.isNull || content.isEmpty ? frameInWindow : convertToWindow(content)
    element.children.append(ChartTable(chart, title: title, node: self, frame: frame).element)
    return [element]
  }
}
