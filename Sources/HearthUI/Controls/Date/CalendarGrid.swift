import Foundation
import HearthCore
import HearthRendering

/// The days of a month, with the way to other months: what a graphical date picker and one of several dates share.
///
/// The days are one stop for the keyboard, with the ring around the day that the keys are at. Arrows go to the next day
/// and week, Page Up and Down to another month, with Shift to another year, Home and End to the ends of the week.
nonisolated struct CalendarGrid: View {
  let surroundings: DateSurroundings
  let bounds: DateBounds
  /// The day that is shown first, and where the keys begin.
  let start: Date
  /// Whether keys that go to a day choose it; otherwise Space does.
  let choosesAtOnce: Bool
  let isChosen: @MainActor (Date) -> Bool
  /// What was chosen, instead of what the closure reads: a change shows other days.
  let choices: AnyHashable
  let choose: @MainActor (Date) -> Void
  let name: ControlName
  var mistake: String?
  /// Whether the days fill the width that there is, and are not as near to each other as they can be.
  var fillsWidth = false
  /// The first day of the month that is shown; nil for that of `start`.
  @State private var month: Date?
  /// Where the keys are; nil for `start`.
  @State private var cursor: Date?
  @State private var choosesMonth = false
  @State private var anchor = ControlAnchor()
  @Environment(\.layoutDirection) private var direction
  @Environment(\.idiom) private var idiom
  @Environment(\.controlSize) private var controlSize

  /// Points. Source: our choice, 44 for a finger but for the width of a phone (Apple, Human
  /// Interface Guidelines), less for a mouse.
  private var side: CGFloat {
    if idiom == .desktop {
      return controlSize == .mini ? 22 : controlSize == .small ? 25 : controlSize == .regular ? 29 : 36
    }
    return 40
  }

  @MainActor var body: some View {
    let shown = month ?? surroundings.firstOfMonth(start), side = side
    VStack(spacing: 6) {
      header(shown)
      if choosesMonth {
        MonthWheels(surroundings: surroundings, bounds: bounds, month: shown) { show(month: $0) }
          .frame(width: fillsWidth ? nil : 7 * side, height: 6.5 * side)
          .frame(minWidth: fillsWidth ? 7 * side : nil, maxWidth: fillsWidth ? .infinity : nil)
      } else {
        // The day of today is known to a quarter of an hour, which is what time zones differ by.
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 900)) { context in
          days(shown, today: context.date)
        }
      }
    }
    .fixedSize(horizontal: !fillsWidth, vertical: true)
    .modifier(DisabledLook())
    .onChange(of: start) { _, new in
      // The app, or another part of the picker, chose another date.
      if choosesAtOnce { (month, cursor) = (nil, nil) }
    }
  }

  // MARK: - Header

  @MainActor private func header(_ shown: Date) -> some View {
    let back = surroundings.adding(.month, -1, to: shown), next = surroundings.adding(.month, 1, to: shown)
    return HStack(spacing: 2) {
      Button {
        choosesMonth.toggle()
      } label: {
        HStack(spacing: 5) {
          Text(verbatim: surroundings.month(shown)).fontWeight(.semibold).lineLimit(1).minimumScaleFactor(0.3)
          CalendarArrow(kind: choosesMonth ? .down : .forward, side: 10)
        }
        .padding(.vertical, 3).padding(.horizontal, 4).contentShape(RoundedRectangle(cornerRadius: 6))
      }
      .accessibilityHint("Chooses another month")
      Spacer(minLength: 8)
      Button {
        show(month: back)
      } label: {
        CalendarArrow(kind: .back, side: 12).frame(width: 26, height: 26).contentShape(
          RoundedRectangle(cornerRadius: 6))
      }
      .accessibilityLabel("Previous month").disabled(!allowsMonth(back))
      Button {
        show(month: next)
      } label: {
        CalendarArrow(kind: .forward, side: 12).frame(width: 26, height: 26).contentShape(
          RoundedRectangle(cornerRadius: 6))
      }
      .accessibilityLabel("Next month").disabled(!allowsMonth(next))
    }
    .buttonStyle(.plain).buttonRepeatBehavior(.enabled)
    .frame(width: fillsWidth ? nil : 7 * side).frame(maxWidth: fillsWidth ? .infinity : nil)
  }
  private func allowsMonth(_ month: Date) -> Bool {
    guard let interval = surroundings.calendar.dateInterval(of: .month, for: month) else { return false }
    if let lower = bounds.lower, interval.end <= surroundings.calendar.startOfDay(for: lower) { return false }
    if let upper = bounds.upper, interval.start > upper { return false }
    return true
  }
  @MainActor private func show(month new: Date) {
    month = surroundings.firstOfMonth(new)
    cursor = nil
  }

  // MARK: - Days

  @MainActor private func days(_ shown: Date, today: Date) -> some View {
    let calendar = surroundings.calendar, side = side, cells = CalendarCells(shown, calendar)
    let day = cursorDay(shown), name = name, isRightToLeft = direction == .rightToLeft
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    return VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { column in
          Text(verbatim: symbols[(column + calendar.firstWeekday - 1) % 7]).font(.caption2.weight(.semibold))
            .foregroundStyle(.secondary)
            .lineLimit(1).frame(width: side, height: (side * 0.66).rounded())
            .frame(maxWidth: fillsWidth ? .infinity : side).accessibilityHidden(true)
        }
      }
      ForEach(0..<6, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            if let date = cells.day(row, column) {
              CalendarDay(
                date: date, surroundings: surroundings, side: side, isChosen: isChosen(date),
                isToday: calendar.isDate(date, inSameDayAs: today),
                isEnabled: bounds.containsDay(date, calendar),
                anchor: calendar.isDate(date, inSameDayAs: day) ? anchor : nil
              ) {
                cursor = date
                choose(date)
              }
              .frame(maxWidth: fillsWidth ? .infinity : side)
            } else {
              Color.clear.frame(width: side, height: side).frame(maxWidth: fillsWidth ? .infinity : side)
            }
          }
        }
      }
    }
    .modifier(
      ControlInput(
        name: "Calendar", focus: [.activate, .edit], onKey: { action(for: $0, shown, isRightToLeft: isRightToLeft) },
        cornerRadius: side / 2, outline: anchor,
        element: {
          var properties = AccessibilityProperties()
          properties.label = name.text
          properties.value = surroundings.month(shown)
          properties.behavior = .contain
          return properties
        }, mistake: mistake))
  }

  /// The day that the keys are at: in the month that is shown.
  private func cursorDay(_ shown: Date) -> Date {
    let day = cursor ?? start
    return surroundings.calendar.isDate(day, equalTo: shown, toGranularity: .month) ? day : shown
  }
  @MainActor private func action(for event: KeyEvent, _ shown: Date, isRightToLeft: Bool) -> (() -> Void)? {
    let day = cursorDay(shown), calendar = surroundings.calendar, forwards = isRightToLeft ? -1 : 1
    let isLarge = event.modifiers.contains(.shift)
    let weekday = (calendar.component(.weekday, from: day) - calendar.firstWeekday + 7) % 7
    func go(_ component: Calendar.Component, _ count: Int) -> () -> Void {
      { move(to: surroundings.adding(component, count, to: day)) }
    }
    switch event.key {
    case .leftArrow: return go(.day, -forwards)
    case .rightArrow: return go(.day, forwards)
    case .upArrow: return go(.day, -7)
    case .downArrow: return go(.day, 7)
    case .pageUp: return go(isLarge ? .year : .month, -1)
    case .pageDown: return go(isLarge ? .year : .month, 1)
    case .home: return go(.day, -weekday)
    case .end: return go(.day, 6 - weekday)
    case .space, .return:
      // Return is for the default button, where keys choose at once.
      guard event.phase == .down, event.key == .space || !choosesAtOnce else { return nil }
      return { if bounds.containsDay(calendar.startOfDay(for: day), calendar) { choose(day) } }
    default: return nil
    }
  }
  @MainActor private func move(to day: Date) {
    let new = bounds.clamped(day)
    cursor = new
    month = surroundings.firstOfMonth(new)
    if choosesAtOnce { choose(surroundings.calendar.startOfDay(for: new)) }
  }
}

/// The days of a month in rows of weeks.
struct CalendarCells {
  let first: Date
  /// Days of the week before the first of the month.
  let offset: Int
  let count: Int
  let calendar: Calendar
  init(_ month: Date, _ calendar: Calendar) {
    self.calendar = calendar
    first = calendar.dateInterval(of: .month, for: month)?.start ?? calendar.startOfDay(for: month)
    count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
    offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }
  func day(_ row: Int, _ column: Int) -> Date? {
    let index = row * 7 + column - offset
    guard (0..<count).contains(index) else { return nil }
    return calendar.date(byAdding: .day, value: index, to: first)
  }
}

/// One day of a calendar.
private struct CalendarDay: View {
  let date: Date
  let surroundings: DateSurroundings
  let side: CGFloat
  let isChosen: Bool
  let isToday: Bool
  let isEnabled: Bool
  let anchor: ControlAnchor?
  let choose: @MainActor () -> Void
  @State private var state = ControlState()
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    let date = date, surroundings = surroundings, isChosen = isChosen, choose = choose, isToday = isToday
    var drawn = state
    drawn.isOn = isChosen
    let shown = drawn
    // Source: seen, UIDatePicker of iOS 14 to 18: the chosen day is full of the tint only where it is today.
    let isPale = idiom.isTouched && isChosen && !isToday
    let color: AnyShapeStyle =
      isPale
      ? AnyShapeStyle(Color.accentColor.forTextOnShade)
      : isChosen
        ? AnyShapeStyle(Color.accentColor.textOnGround)
        : isToday ? AnyShapeStyle(Color.accentColor.forText) : AnyShapeStyle(.primary)
    return Text(verbatim: surroundings.number(surroundings.value(.day, of: date))).monospacedDigit()
      .fontWeight(isChosen || isToday ? .semibold : .regular).foregroundStyle(color).lineLimit(1).minimumScaleFactor(
        0.3
      )
      .frame(width: side, height: side)
      .background { ControlDrawing(key: [shown, isPale] as [AnyHashable]) { $0.calendarDay(shown, isPale: isPale) } }
      .opacity(isEnabled ? 1 : 0.3)
      .modifier(
        ControlInput(
          name: "Day", gesture: .click,
          onPress: ControlPress.click($state) { choose() },
          onHover: { state.isHovered = $0 }, anchor: anchor,
          element: {
            var properties = AccessibilityProperties()
            properties.label = date.formatted(surroundings.style().weekday(.wide).month(.wide).day().year())
            properties.addedTraits = isChosen ? [.isButton, .isSelected] : .isButton
            properties.behavior = .combine
            properties.press = choose
            return properties
          })
      )
      .disabled(!isEnabled)
  }
}

extension ControlCanvas {
  fileprivate func calendarDay(_ state: ControlState, isPale: Bool) -> ContiguousArray<PlacedPiece> {
    let side = min(bounds.width, bounds.height) - 3
    let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    if state.isOn && isPale { return [palette.fill(disc, radius: side / 2, palette.accent.opacity(0.15))] }
    if state.isOn { return [palette.fill(disc, radius: side / 2, palette.groundFill(palette.accent, state))] }
    guard state.isHovered || state.isPressed else { return [] }
    return [palette.fill(disc, radius: side / 2, palette.ink(state.isPressed ? 0.14 : 0.07))]
  }
}

/// An angle that points on, back or down.
nonisolated struct CalendarArrow: View {
  enum Kind { case back, forward, down }
  let kind: Kind
  let side: CGFloat
  @MainActor var body: some View {
    let kind = kind, unit = side / 12
    ControlDrawing(key: [kind, side] as [AnyHashable], width: side, height: side) { canvas in
      let points: [(CGFloat, CGFloat)] =
        switch kind {
        case .forward: [(4.25, 2), (8.25, 6), (4.25, 10)]
        case .back: [(7.75, 2), (3.75, 6), (7.75, 10)]
        case .down: [(2, 4.25), (6, 8.25), (10, 4.25)]
        }
      return [canvas.line(points.map { ($0.0 * unit, $0.1 * unit) }, width: 1.7 * unit, canvas.palette.accent)]
    }
    .accessibilityHidden(true)
  }
}
