import Foundation

/// A view that is evaluated again at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
///
/// Between the dates nothing runs. Source: Apple, "TimelineView".
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// The date that the content is evaluated for, and how often that happens.
  public struct Context {
    /// How often the content is evaluated. Slower ones are greater.
    public enum Cadence: Comparable, Sendable {
      /// As the schedule says. On Linux it is always this one: no display shows less than that.
      case live
      /// At least once a second.
      case seconds
      /// At least once a minute.
      case minutes
    }
    /// The entry of the schedule. When the view appears it may lie in the past; where all entries
    /// lie in the future it is the first one.
    public let date: Date
    /// How often the content is evaluated: always `live` here.
    public let cadence: Cadence
    let invalidate: () -> Void
    /// The content depends on something else that has changed: it is evaluated again now, for the same date.
    public func invalidateTimelineContent() { invalidate() }
  }
}

/// The context of every timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

nonisolated extension TimelineView: View where Content: View {
  /// Evaluates `content` at the dates of `schedule`.
  @_disfavoredOverload public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
  ) { (self.schedule, self.content) = (schedule, content) }
  /// Evaluates `content` at the dates of `schedule`.
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live, invalidate: $0.invalidate)) }
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = TimelineNode(view, inputs)
    node.makeContent()
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: TimelineNode<Schedule, Content>.self).update(view)
  }
  public nonisolated static var _elementCount: Int { Content._elementCount == 1 ? 1 : -1 }
}

package final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ChoiceNode {
  @exclusivity(unchecked) private var view: TimelineView<Schedule, Content>
  /// The entry that is shown.
  @exclusivity(unchecked) private var date = Date.distantPast
  @exclusivity(unchecked) private var entries: Schedule.Entries.Iterator
  @exclusivity(unchecked) private var next: Date?
  /// For schedules that tick with each frame.
  private let clock = DisplayClock()

  init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    self.view = view
    let now = inputs.parent.engine.host.date
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    super.init(inputs)
    start(now)
  }
  nonisolated deinit {}
  package override var viewName: String { "TimelineView" }
  package override func unmount() {
    engine.wakeUps.cancel(of: self)
    super.unmount()
  }

  func makeContent() { child = Content._makeNode(evaluate(), inputs).node }
  private func evaluate() -> Content {
    engine.counters.bodies += 1
    let view = view
    let context = TimelineView<Schedule, Content>.Context(date: date, cadence: .live) { [weak self] in
      Engine.performOnMain { self?.setNeedsBody() }
    }
    return engine.evaluate(for: self) { view.content(context) }
  }
  func update(_ new: TimelineView<Schedule, Content>) {
    engine.counters.nodesVisited += 1
    let isSame = TypeInfo.areKnownEqual(view.schedule, new.schedule)
    view = new
    if !isSame {
      entries = new.schedule.entries(from: engine.host.date, mode: .normal).makeIterator()
      start(engine.host.date)
    }
    show()
  }
  package override func updateBody() { show() }
  private func show() {
    flags.remove(.needsBody)
    Content._update(_ViewNode(child!), evaluate())
  }

  private var animation: AnimationTimelineSchedule? { view.schedule as? AnimationTimelineSchedule }
  /// Whether each frame is an entry.
  private var followsDisplay: Bool { animation.map { !$0.isPaused && ($0.minimumInterval ?? 0) <= 1 / 60 } ?? false }

  /// Begins with a schedule's entries.
  private func start(_ now: Date) {
    engine.wakeUps.cancel(of: self)
    if followsDisplay {
      date = now
      clock.start(self)
      return
    }
    clock.stop()
    date = entries.next() ?? now
    next = entries.next()
    _ = passEntries(until: now)
    wait(now)
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    date = engine.host.date
    setNeedsBody()
  }
  /// Takes up the entries until now. True when there were some.
  private func passEntries(until now: Date) -> Bool {
    var hasPassed = false
    while let next, next <= now {
      date = next
      self.next = entries.next()
      hasPassed = true
    }
    return hasPassed
  }
  private func wait(_ now: Date) {
    guard let next else { return }
    engine.wakeUps.schedule(after: next.timeIntervalSince(now), for: self) { [weak self] in
      guard let self, !self.isUnmounted else { return }
      let date = self.engine.host.date
      // The clock may be a little early. Before its first frame a window has no time, and
      // what waits from then is much too early.
      if next.timeIntervalSince(date) > 0.002 { return self.wait(date) }
      let now = max(date, next)
      if self.passEntries(until: now) { self.setNeedsBody() }
      self.wait(now)
    }
  }
}
