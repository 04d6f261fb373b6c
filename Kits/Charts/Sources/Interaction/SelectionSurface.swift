import SwiftUI

/// What follows the pointer and keys in a plot area that can be selected in.
struct SelectionSurface: View {
  let proxy: ChartProxy
  @State private var isHovered = false
  @State private var lifted: CGPoint?

  private var configuration: ChartConfiguration { proxy.model.configuration }
  private var selectsValue: Bool {
    configuration.x.select != nil || configuration.y.select != nil || configuration.selectsAngle != nil
  }
  private var selectsRange: Bool { configuration.x.selectRange != nil || configuration.y.selectRange != nil }
  static func isNeeded(_ configuration: ChartConfiguration) -> Bool {
    configuration.x.select != nil || configuration.y.select != nil || configuration.selectsAngle != nil
      || configuration.x.selectRange != nil || configuration.y.selectRange != nil
  }

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .gesture(drag)
      .onContinuousHover { phase in
        guard selectsValue else { return }
        switch phase {
        case .active(let point):
          // Where a finger was lifted there is no pointer.
          guard point != lifted else { return }
          isHovered = true
          select(at: point)
        case .ended:
          isHovered = false
          clear()
        }
      }
      .focusable(selectsValue)
      .onMoveCommand { move($0) }
      .onExitCommand { clear() }
  }
  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        select(at: value.location)
        let start = value.startLocation, here = value.location
        // A press alone takes a range away; one of less than two points is none.
        if abs(here.x - start.x) < 2 && abs(here.y - start.y) < 2 {
          configuration.x.clearRange?()
          configuration.y.clearRange?()
          return
        }
        proxy.selectXRange(from: limited(start.x, proxy.size.width), to: limited(here.x, proxy.size.width))
        proxy.selectYRange(from: limited(start.y, proxy.size.height), to: limited(here.y, proxy.size.height))
      }
      .onEnded { value in
        // A finger that is lifted no longer points at anything; a pointer still does.
        guard !isHovered else { return }
        lifted = value.location
        clear()
      }
  }
  private func limited(_ position: CGFloat, _ length: CGFloat) -> CGFloat { min(max(position, 0), length) }
  private func select(at point: CGPoint) {
    configuration.x.select.map { $0(proxy.x.value(limited(point.x, proxy.size.width))) }
    configuration.y.select.map { $0(proxy.y.value(limited(point.y, proxy.size.height))) }
    if let selectsAngle = configuration.selectsAngle { selectsAngle(proxy.angleValue(proxy.angle(at: point))) }
  }
  private func clear() {
    configuration.x.select?(nil)
    configuration.y.select?(nil)
    configuration.selectsAngle?(nil)
  }

  // MARK: - Keys

  /// Arrows along an axis go from mark to mark; those of a pie from sector to sector.
  ///
  /// Source: our choice, because Apple leaves keys open.
  private func move(_ direction: MoveCommandDirection) {
    let isForward = direction == .right || direction == .down
    if let selectsAngle = configuration.selectsAngle {
      let value = SelectionSteps.sector(proxy.model.angles, after: configuration.selectedAngle, isForward: isForward)
      selectsAngle(value)
      return tell(SelectionSteps.sectorWords(proxy.model, at: value))
    }
    let isAcross = direction == .left || direction == .right
    if isAcross, let select = configuration.x.select {
      let values = SelectionSteps.values(proxy.model.marks, \.x, proxy.x)
      let value = SelectionSteps.next(values, after: configuration.x.selected, proxy.x, isForward: direction == .right)
      select(value)
      tell(SelectionSteps.words(proxy.model.marks, \.x, \.y, proxy.x, at: value))
    } else if !isAcross, let select = configuration.y.select {
      let values = SelectionSteps.values(proxy.model.marks, \.y, proxy.y)
      let value = SelectionSteps.next(values, after: configuration.y.selected, proxy.y, isForward: direction == .down)
      select(value)
      tell(SelectionSteps.words(proxy.model.marks, \.y, \.x, proxy.y, at: value))
    }
  }
  /// Says what keys have come to, for those who do not see it.
  private func tell(_ words: String?) {
    if let words { AccessibilityNotification.Announcement(words).post() }
  }
}

/// Which value keys select next: pure.
enum SelectionSteps {
  /// The values that marks have along an axis, in the order of their places.
  static func values(
    _ marks: [ResolvedMark], _ path: KeyPath<ResolvedMark, PlottedValue?>, _ places: AxisPlaces
  ) -> [_ChartValue] {
    var seen: Set<_ChartValue> = [], found: [(CGFloat, _ChartValue)] = []
    for mark in marks {
      guard let span = mark[keyPath: path]?.span, let place = places.position(span), place.isFinite else { continue }
      let value = places.scale.isCategorical ? span.lower : span.middle
      if seen.insert(value).inserted { found.append((place, value)) }
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
  static func next(
    _ values: [_ChartValue], after selected: _ChartValue?, _ places: AxisPlaces, isForward: Bool
  ) -> _ChartValue? {
    guard let selected, let here = places.position(selected) else { return isForward ? values.first : values.last }
    let near: CGFloat = 0.01
    let candidates = values.filter { value in
      guard let place = places.position(value) else { return false }
      return isForward ? place > here + near : place < here - near
    }
    return (isForward ? candidates.first : candidates.last) ?? selected
  }
  /// What is at a value: it, and the quantities of the marks there, as "Tue, 8"; nil for nothing.
  static func words(
    _ marks: [ResolvedMark], _ path: KeyPath<ResolvedMark, PlottedValue?>,
    _ other: KeyPath<ResolvedMark, PlottedValue?>,
    _ places: AxisPlaces, at value: _ChartValue?
  ) -> String? {
    guard let value else { return nil }
    var place: String?, quantities: [String] = []
    for mark in marks where mark.style.isHiddenFromAccessibility != true {
      guard let span = mark[keyPath: path]?.span, (places.scale.isCategorical ? span.lower : span.middle) == value
      else {
        continue
      }
      if place == nil { place = MarkWords.text(span) }
      guard let quantity = mark[keyPath: other]?.span, quantity.isPlottable else { continue }
      let words = MarkWords.text(quantity)
      if !quantities.contains(words) { quantities.append(words) }
    }
    return place.map { ([$0] + quantities).joined(separator: ", ") }
  }
  /// The sector that a value lies in, as "Rain, 30".
  static func sectorWords(_ model: ChartModel, at value: _ChartValue?) -> String? {
    guard let here = value?.scalar else { return nil }
    let sectors = model.marks.filter { $0.kind == .sector }, sums = model.angles
    guard let index = sums.indices.dropLast().first(where: { here >= sums[$0] && here < sums[$0 + 1] }),
      sectors.indices.contains(index), let angle = sectors[index].angle
    else { return nil }
    let name = sectors[index].style.foregroundBy.map { MarkWords.text($0.span) }
    return [name, MarkWords.text(angle.span)].compactMap { $0 }.joined(separator: ", ")
  }
  /// The middle of the sector before or behind the one that is selected.
  static func sector(_ sums: [Double], after selected: _ChartValue?, isForward: Bool) -> _ChartValue? {
    let middles = zip(sums, sums.dropFirst()).filter { $0 < $1 }.map { ($0 + $1) / 2 }
    guard let here = selected?.scalar, let total = sums.last else {
      return (isForward ? middles.first : middles.last).map { .number($0) }
    }
    let current = zip(sums, sums.dropFirst()).filter { $0 < $1 }.firstIndex { here >= $0 && here < $1 }
    let index = current ?? (here >= total ? middles.count - 1 : 0)
    guard !middles.isEmpty else { return nil }
    return .number(middles[(index + (isForward ? 1 : middles.count - 1)) % middles.count])
  }
}
