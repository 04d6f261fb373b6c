import Foundation
import HearthCore
import HearthRendering

/// Shows how far a task has come, or that it goes on.
///
///     ProgressView("Loading…")
///     ProgressView(value: 3, total: 8) { Text("Copying") }
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// From 0 to 1; nil for a task whose end is not known.
  let fraction: Double?
  let mistake: String?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// A task of Foundation, which says itself how far it is.
  var progress: Progress?
  /// A stretch of time that passes; what is left of it, or what is over.
  var timer: (interval: ClosedRange<Date>, countsDown: Bool)?
  @Environment(\.progressViewStyleValue) private var style
  @State private var name = ControlName()
  @State private var valueName = ControlName()
  /// How far `progress` was when it was looked at last.
  @State private var observed: Observed?
  private struct Observed: Equatable {
    var fraction: Double?
    var isFinished: Bool
    var title: String
    var detail: String
    init(_ progress: Progress) {
      fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
      isFinished = progress.isFinished || progress.isCancelled
      title = progress.localizedDescription ?? ""
      detail = progress.localizedAdditionalDescription ?? ""
    }
  }

  fileprivate nonisolated init(fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    (self.fraction, mistake, self.label, self.currentValueLabel) = (fraction, nil, label, currentValueLabel)
  }
  fileprivate nonisolated init(fraction: ProgressPart, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    (self.fraction, mistake, self.label, self.currentValueLabel) = (
      fraction.value, fraction.mistake, label, currentValueLabel
    )
  }
  /// NaN, or a total of zero, counts as no progress. Source: Apple, documentation of
  /// `ProgressView.init(value:total:)`: values are brought into the range.
  fileprivate static nonisolated func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> ProgressPart {
    guard let value else { return ProgressPart(value: nil) }
    if value.isFinite, total.isFinite, total > 0 { return ProgressPart(value: min(max(0, Double(value / total)), 1)) }
    let shown = "No progress is shown."
    let mistake =
      ValueMistake.of("ProgressView", Double(value), nil, shown: shown)
      ?? "ProgressView got the total \(Double(total)), where a finite number above 0 was expected; check how it is computed. \(shown)"
    return ProgressPart(value: 0, mistake: mistake)
  }

  @MainActor public var body: some View {
    let seen = progress.map { observed ?? Observed($0) }
    let shown = progress == nil ? fraction : seen?.fraction
    let isObserving = seen.map { !$0.isFinished } ?? false
    let name = name, valueName = valueName
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: shown, label: labelView(seen?.title), currentValueLabel: valueView(seen?.detail))
    if let timer {
      TimelineView(PassingTime(interval: timer.interval)) { context in
        let part = timer.interval.part(at: context.date)
        ProgressView(fraction: timer.countsDown ? 1 - part : part, label, currentValueLabel)
      }
    } else {
      StyledControl(value: style, configuration: configuration) {
        DefaultProgressViewStyle().makeBody(configuration: $0)
      }
      .named(name, by: configuration.label).named(valueName, by: configuration.currentValueLabel)
      .modifier(
        ControlInput(
          name: "ProgressView",
          element: {
            var properties = AccessibilityProperties()
            properties.label = name.text
            properties.value = shown.map { "\(Int(($0 * 100).rounded()))%" } ?? valueName.text
            properties.addedTraits = [.isProgress, .updatesFrequently]
            properties.details.range = shown.map { AccessibilityRange(value: $0, bounds: 0...1) }
            properties.behavior = .combine
            return properties
          }, mistake: mistake)
      )
      // Foundation on Linux tells nobody of a change, so that a task is asked, ten times a second until it is over.
      .modifier(
        ControlTicker(interval: isObserving ? 0.1 : nil) {
          guard let progress else { return }
          let new = Observed(progress)
          if new != observed { observed = new }
        })
    }
  }
  @MainActor private func labelView(_ title: String?) -> ProgressViewStyleConfiguration.Label? {
    if let title { return title.isEmpty ? nil : ProgressViewStyleConfiguration.Label(view: AnyView(Text(title))) }
    guard let label, Label.self != EmptyView.self else { return nil }
    return ProgressViewStyleConfiguration.Label(view: AnyView(label))
  }
  @MainActor private func valueView(_ detail: String?) -> ProgressViewStyleConfiguration.CurrentValueLabel? {
    if let detail {
      return detail.isEmpty ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(Text(detail)))
    }
    guard let currentValueLabel, CurrentValueLabel.self != EmptyView.self else { return nil }
    return ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(currentValueLabel))
  }
}

/// How far a task has come, from 0 to 1, nil for one whose end is not known; and what
/// is wrong with the numbers that say so.
struct ProgressPart {
  var value: Double?
  var mistake: String?
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress whose end is not known.
  public nonisolated init() where Label == EmptyView { self.init(fraction: nil, nil, nil) }
  /// Progress whose end is not known, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label(), nil) }
  /// Progress without a known end, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, Text(titleKey), nil)
  }
  /// Progress without a known end, with a title from a resource.
  @_disfavoredOverload public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, Text(titleResource), nil)
  }
  /// Progress without a known end, with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, Text(title), nil)
  }
  /// Progress on the way to `total`; nil for one whose end is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), nil, nil)
  }
  /// Progress on the way to `total`, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label(), nil)
  }
  /// Progress on the way to `total`, with a title.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), Text(titleKey), nil)
  }
  /// Progress on the way to `total`, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), Text(titleResource), nil)
  }
  /// Progress on the way to `total`, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), Text(title), nil)
  }
  /// The progress of a task of Foundation, with what that says of itself.
  public nonisolated init(_ progress: Progress) where Label == EmptyView {
    self.init(fraction: nil, nil, nil)
    self.progress = progress
  }
}

/// The label of a progress view for a span of time: the time left or passed.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}
extension ProgressView {
  /// Progress through a stretch of time, with a label and one for the time.
  ///
  /// - Parameter countsDown: Whether what is left is shown, and not what is over.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: 0, label(), currentValueLabel())
    timer = (timerInterval, countsDown)
  }
}
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Progress through a stretch of time, with a label and the clock.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
  /// Progress through a stretch of time, with the clock.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
/// The times at which a bar that follows the clock looks different.
private struct PassingTime: TimelineSchedule {
  let interval: ClosedRange<Date>
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    // Four hundred steps, which is about a pixel each, and thirty a second at most; none after the end.
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let step = max(1.0 / 30, length.isFinite ? length / 400 : 3600)
    let start = max(startDate, interval.lowerBound), last = interval.upperBound
    return sequence(first: min(start, last)) { $0 < last ? min(last, $0.addingTimeInterval(step)) : nil }
  }
}
extension ClosedRange<Date> {
  /// How much of it is over: from 0 to 1.
  fileprivate func part(at date: Date) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    guard length > 0, length.isFinite else { return date < lowerBound ? 0 : 1 }
    return Swift.min(Swift.max(0, date.timeIntervalSince(lowerBound) / length), 1)
  }
}

extension ProgressView {
  /// Progress on the way to `total`, with a label and one for the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label(), currentValueLabel())
  }
  /// The progress that a style was asked to show, for styles that adapt another style.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(fraction: configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
