import Foundation

/// An element of the accessibility tree: what a screen reader, or a test, finds in a window.
package struct AccessibilityElement {
  package var node: LayoutNode
  package var properties: AccessibilityProperties
  /// Points in the window.
  package var frame: CGRect
  package var isFocused = false
  package var isEnabled = true
  package var children: [AccessibilityElement] = []
  package init(node: LayoutNode, properties: AccessibilityProperties, frame: CGRect) {
    (self.node, self.properties, self.frame) = (node, properties, frame)
  }

  package var traits: AccessibilityTraits { properties.addedTraits.subtracting(properties.removedTraits) }
  /// The same number for the same node.
  package var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(node))) }
  /// Whether the element is, or lies in, the view that `id(_:)` or a `ForEach` gave an identity.
  @MainActor package func isInView(withIdentity id: AnyHashable) -> Bool {
    var next: Node? = node
    while let current = next {
      if current.parent?.childIdentities?.identityInData(of: current) == id { return true }
      if current.childIdentities != nil, current.elementCount == 1, current.elementIndex(of: id) == 0 { return true }
      next = current.parent
    }
    return false
  }
}

/// Builds the accessibility tree from the committed tree of nodes.
///
/// Properties apply to the one element below them, or make an element around several; what is set further out goes
/// first. A combined element (a button) has the labels of what it contains.
@MainActor package struct AccessibilityTree {
  let focused: LayoutNode?
  package init(focused: LayoutNode?) { self.focused = focused }

  /// The elements of several nodes, one after the other.
  package func elements(ofAll nodes: [LayoutNode]) -> [AccessibilityElement] {
    let found = Self.sorted(nodes.flatMap { elements(of: $0) })
    var labels: [AccessibilityName: AccessibilityElement] = [:]
    Self.collectLabels(found, &labels)
    return labels.isEmpty ? found : Self.paired(found, labels)
  }
  /// The labels of pairs, by what their contents call them.
  private static func collectLabels(
    _ elements: [AccessibilityElement], _ labels: inout [AccessibilityName: AccessibilityElement]
  ) {
    for element in elements {
      for pair in element.properties.details.pairs where pair.role == .label {
        if element.properties.label != nil { labels[pair.name] = element }
      }
      collectLabels(element.children, &labels)
    }
  }
  /// Gives contents the names of their labels, which are no elements any more.
  private static func paired(
    _ elements: [AccessibilityElement], _ labels: [AccessibilityName: AccessibilityElement]
  ) -> [AccessibilityElement] {
    var used: Set<AccessibilityName> = []
    func names(_ element: AccessibilityElement) -> [AccessibilityName] {
      element.properties.details.pairs.filter { $0.role == .content && labels[$0.name] != nil }.map(\.name)
    }
    func find(_ elements: [AccessibilityElement]) {
      for element in elements {
        used.formUnion(names(element))
        find(element.children)
      }
    }
    find(elements)
    func change(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.compactMap { element in
        let isLabel = element.properties.details.pairs.contains { $0.role == .label && used.contains($0.name) }
        if isLabel { return nil }
        var result = element
        let own = names(element)
        if (result.properties.label ?? "").isEmpty, let name = own.first {
          result.properties.label = labels[name]?.properties.label
        }
        result.properties.details.labels += own.compactMap { labels[$0] }
        result.children = change(element.children)
        return result
      }
    }
    return change(elements)
  }

  /// Elements of one container in the order in which assistive technology goes through them: those of a higher priority
  /// first, others as they are in the tree.
  ///
  /// Source: Apple, documentation of accessibilitySortPriority(_:): higher numbers come first, and
  /// the priority is 0 where nothing is said.
  static func sorted(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    if !elements.contains(where: { $0.properties.sortPriority != nil }) { return elements }
    func priority(_ index: Int) -> Double { elements[index].properties.sortPriority ?? 0 }
    let order = elements.indices.sorted { a, b in
      let first = priority(a), second = priority(b)
      return first == second ? a < b : first > second
    }
    return order.map { elements[$0] }
  }

  package func elements(of node: LayoutNode) -> [AccessibilityElement] {
    if node.hidesFromAccessibility { return [] }
    let source = node.accessibilitySource
    if let own = source?.accessibilityElements(in: self) { return own }
    if node.flags.contains(.hasAccessibility) { return annotated(unsafeDowncast(node, to: AccessibilityNode.self)) }
    if let own = source?.accessibilityElement {
      var element = AccessibilityElement(node: node, properties: own, frame: node.frameInWindow)
      element.isFocused = focused.map { $0 === node || (own.behavior?.kind == .combine && node.contains($0)) } ?? false
      element.isEnabled = node.isEnabled
      if own.behavior?.kind == .contain { element.children = Self.sorted(children(of: node)) }
      if own.mergesSingleChild, element.children.count == 1 {
        var only = element.children[0]
        var outer = own
        if only.properties.press != nil { outer.press = nil }
        only.properties = outer.over(only.properties)
        return [only]
      }
      return [element]
    }
    var result = children(of: node)
    if result.count == 1, let frame = source?.accessibilityFrame { result[0].frame = node.convertToWindow(frame) }
    if result.count == 1, let annotation = source?.accessibilityAnnotation {
      result[0].properties = annotation.over(result[0].properties)
    }
    if node === focused {
      if result.count == 1 {
        result[0].isFocused = true
      } else {
        var element = AccessibilityElement(node: node, properties: AccessibilityProperties(), frame: node.frameInWindow)
        element.isFocused = true
        element.children = Self.sorted(result)
        result = [element]
      }
    }
    return result
  }
  /// A text or an image that does nothing.
  private static func isPlain(_ element: AccessibilityElement) -> Bool {
    element.children.isEmpty && element.properties.press == nil && element.properties.setValue == nil
      && element.properties.adjust == nil
      && element.traits.subtracting([.isStaticText, .isImage, .isHeader, .isSelected]) == []
  }
  /// The elements of what is in a node.
  func children(of node: LayoutNode) -> [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    node.visitInReadingOrder { result += elements(of: $0) }
    return result
  }

  private func annotated(_ node: AccessibilityNode) -> [AccessibilityElement] {
    var properties = node.properties
    if properties.isHidden == true { return [] }
    if let point = properties.activationPoint {
      properties.activation = node.convertToWindow(point.point(in: node.bounds))
    }
    var below = Self.sorted(children(of: node))
    switch properties.behavior?.kind {
    case .combine:
      var merged = AccessibilityProperties()
      let labels = below.compactMap { $0.properties.label }.filter { !$0.isEmpty }
      if !labels.isEmpty { merged.label = labels.joined(separator: ", ") }
      merged.identifier = below.count == 1 ? below[0].properties.identifier : nil
      for element in below.reversed() {
        merged.actions.merge(element.properties.actions) { $1 }
        merged.details = element.properties.details.over(merged.details)
      }
      // What is read letter by letter is not what several texts say together.
      if below.count > 1 || properties.label != nil { merged.details.text = nil }
      merged.details.row = nil
      (merged.details.listIndex, merged.details.rows, merged.details.column) = (nil, nil, nil)
      if below.count > 1 || properties.label != nil { merged.details.links = [] }
      merged.value = below.compactMap { $0.properties.value }.first
      merged.inputLabels = below.compactMap { $0.properties.inputLabels }.first
      for element in below { merged.addedTraits.formUnion(element.traits.subtracting([.isStaticText, .isImage])) }
      let combined = element(node, properties.over(merged), isFocused: below.contains { $0.isFocused })
      return [Self.keepingChart(of: below, in: combined)]
    case .ignore:
      let alone = element(node, properties, isFocused: below.contains { $0.isFocused })
      return [Self.keepingChart(of: below, in: alone)]
    case .contain:
      var container = element(node, properties, isFocused: false)
      container.children = below
      return [container]
    case nil:
      // A cell with a control in it is around it.
      let isCellAround = properties.details.column?.isHeader == false && !below.allSatisfy(Self.isPlain)
      if below.count == 1, !isCellAround {
        below[0].properties = properties.over(below[0].properties)
        return below
      }
      var container = element(node, properties, isFocused: false)
      container.children = below
      return [container]
    }
  }
  /// An element that speaks for all in it is a chart, too, where that is one: it has its table, and is called by its title
  /// where it is not called otherwise.
  private static func keepingChart(
    of below: [AccessibilityElement], in element: AccessibilityElement
  ) -> AccessibilityElement {
    guard below.count == 1, let chart = below.first, chart.traits.contains(.isChart),
      let table = chart.children.last(where: { $0.traits.contains(.isTable) })
    else { return element }
    var result = element
    result.children.append(table)
    result.properties.addedTraits.insert(.isChart)
    if result.properties.label == nil { result.properties.label = chart.properties.label }
    if result.properties.value == nil { result.properties.value = chart.properties.value }
    return result
  }
  private func element(
    _ node: LayoutNode, _ properties: AccessibilityProperties, isFocused: Bool
  ) -> AccessibilityElement {
    var element = AccessibilityElement(node: node, properties: properties, frame: node.frameInWindow)
    var around: LayoutNode? = node
    // A control's focusable node lies just outside of its element.
    for _ in 0..<4 {
      if let focused, around === focused { element.isFocused = true }
      around = around?.layoutParent
    }
    element.isFocused = element.isFocused || isFocused
    element.isEnabled = node.isEnabled && !properties.addedTraits.contains(.isDisabled)
    return element
  }
}
