import Foundation

/// An element of the accessibility tree: what a screen reader, or a test, finds in a window.
package struct AccessibilityElement {
  package var node: LayoutNode
  package var properties: AccessibilityProperties
  /// Points in the window.
  package var frame: CGRect
  package var isFocused = false
  package var isEnabled = true
  /// Which of several elements of its node this is, where the node draws more than one thing: 0 to 15.
  package var part: UInt64 = 0
  package var children: [AccessibilityElement] = []
  package init(node: LayoutNode, properties: AccessibilityProperties, frame: CGRect) {
    (self.node, self.properties, self.frame) = (node, properties, frame)
  }

  package var traits: AccessibilityTraits { properties.addedTraits.subtracting(properties.removedTraits) }
  /// The same number for the same part of the same node. Objects lie at multiples of 16 bytes.
  package var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(node))) + part }
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
      source?.completeAccessibility(of: &element)
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
    // Presentations lie beside the content of the window: which of them count is known where they are.
    return node === node.engine.root ? result : Self.withoutSiblingsOfModal(result)
  }
  /// What lies beside a modal element is not told. Of several the last one, which is in front, is told.
  ///
  /// Source: Apple, documentation of AccessibilityTraits.isModal and of UIView.accessibilityViewIsModal.
  private static func withoutSiblingsOfModal(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    if elements.count < 2 { return elements }
    guard let front = elements.last(where: { $0.traits.contains(.isModal) }) else { return elements }
    return [front]
  }
  /// What elements say, one after the other; of one that says nothing itself what is in it says.
  private static func words(_ elements: [AccessibilityElement], _ text: (AccessibilityElement) -> String?) -> String {
    elements.map { element in
      let own = text(element) ?? ""
      return own.isEmpty ? words(element.children, text) : own
    }
    .filter { !$0.isEmpty }.joined(separator: ", ")
  }
  /// What a name and what it names are together: one element, unless there are several controls.
  ///
  /// Source: seen, LabeledContent on iOS: VoiceOver stops once, with the name as label and the text as value.
  private func labeled(
    _ node: LayoutNode, _ properties: AccessibilityProperties, _ below: [AccessibilityElement]
  ) -> [AccessibilityElement] {
    let names = below.filter { $0.properties.details.isName }
    var contents = below.filter { !$0.properties.details.isName }
    let name = Self.words(names) { $0.properties.label }
    func identified(_ element: inout AccessibilityElement, _ inner: String?) {
      let own = inner ?? (names.count == 1 ? names[0].properties.identifier : nil)
      if element.properties.identifier == nil { element.properties.identifier = own }
    }
    if contents.allSatisfy(Self.isPlain) {
      if below.isEmpty { return [] }
      var one = element(node, properties, isFocused: below.contains { $0.isFocused })
      let value = Self.words(contents) {
        [$0.properties.label, $0.properties.value].compactMap { $0 }.joined(separator: ", ")
      }
      if name.isEmpty {
        if one.properties.label == nil { one.properties.label = value }
      } else {
        if one.properties.label == nil { one.properties.label = name }
        if one.properties.value == nil, !contents.isEmpty { one.properties.value = value }
      }
      one.properties.addedTraits.insert(.isStaticText)
      identified(&one, contents.count == 1 ? contents[0].properties.identifier : nil)
      return [one]
    }
    if contents.count == 1 {
      let inner = contents[0].properties
      let own = inner.label ?? ""
      if !name.isEmpty, own != name {
        contents[0].properties.label =
          own.isEmpty || contents[0].traits.contains(.isTextField) ? name : name + ", " + own
      }
      identified(&contents[0], inner.identifier)
      contents[0].properties = properties.over(contents[0].properties)
      return contents
    }
    var container = element(node, properties, isFocused: false)
    container.children = below
    return [container]
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
      let labels = Self.words(below) { $0.properties.label }
      if !labels.isEmpty { merged.label = labels }
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
      Self.mergeWhatCanBeDone(with: below, into: &merged)
      let combined = element(node, properties.over(merged), isFocused: below.contains { $0.isFocused })
      return [Self.keepingChart(of: below, in: combined)]
    case .ignore:
      let alone = element(node, properties, isFocused: below.contains { $0.isFocused })
      return [Self.keepingChart(of: below, in: alone)]
    case .labeled: return labeled(node, properties, below)
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
  /// What can be done with several elements can be done with the one that speaks for them: a press does what the first one
  /// that can be pressed does, and where there are more of them each is an action by its name.
  ///
  /// Source: Apple, documentation of AccessibilityChildBehavior.combine: the element merges the properties of the
  /// children; that the first one counts, our choice.
  private static func mergeWhatCanBeDone(
    with below: [AccessibilityElement], into merged: inout AccessibilityProperties
  ) {
    var all: [AccessibilityElement] = []
    func collect(_ element: AccessibilityElement) {
      all.append(element)
      element.children.forEach(collect)
    }
    below.forEach(collect)
    let pressed = all.filter { $0.properties.press != nil || $0.properties.activation != nil }
    let enabled = pressed.filter(\.isEnabled)
    if let first = enabled.first ?? pressed.first {
      (merged.press, merged.activation) = (first.properties.press, first.properties.activation)
      if enabled.isEmpty { merged.addedTraits.insert(.isDisabled) } else { merged.addedTraits.remove(.isDisabled) }
    }
    if enabled.count > 1 {
      for element in enabled {
        guard let name = element.properties.label, !name.isEmpty, let press = element.properties.press else { continue }
        let kind = AccessibilityActionKind(name: name)
        if merged.actions[kind] == nil { merged.actions[kind] = press }
      }
    }
    merged.adjust = all.first { $0.properties.adjust != nil && $0.isEnabled }?.properties.adjust
    merged.setValue = all.first { $0.properties.setValue != nil && $0.isEnabled }?.properties.setValue
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
