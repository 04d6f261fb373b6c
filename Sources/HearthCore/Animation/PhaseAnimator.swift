/// A view that goes through phases, one after the other, each change of phase with an animation.
///
///     PhaseAnimator([false, true]) { isLarge in
///       Image("heart").scaleEffect(isLarge ? 1.2 : 1)
///     } animation: { _ in .easeInOut(duration: 0.4) }
///
/// The next phase begins when the animation to the one before is logically complete. A phase in which nothing changes
/// is over with the next frame. Source: Apple, "PhaseAnimator"; chris.eidhof.nl, "Phase Animator Behavior".
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  /// Nil: goes round and round by itself.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through `phases` once, and back to the first, each time `trigger` changes. A change on
  /// the way leads to the next phase at once.
  /// - Parameters:
  ///   - phases: At least one.
  ///   - animation: How a phase is come to; nil: at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger, self.content, self.animation) = (
      Array(phases), AnyEquatable(trigger), content, animation
    )
  }
  /// Goes through `phases` again and again, as long as the view is there.
  /// - Parameters:
  ///   - phases: At least one.
  ///   - animation: How a phase is come to; nil: at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation) }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PhaseAnimatorNode(view, inputs)
    node.makeContent()
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: PhaseAnimatorNode<Phase, Content>.self).update(view)
  }
  public nonisolated static var _elementCount: Int { Content._elementCount == 1 ? 1 : -1 }
}
nonisolated extension PhaseAnimator: _PassThroughView {
  package nonisolated static var _isPassThrough: Bool { HearthCore._isPassThrough(Content.self) }
}

/// A value that can be compared with a value of any other type.
struct AnyEquatable: Equatable {
  private let value: any Equatable
  init(_ value: some Equatable) { self.value = value }
  static func == (a: Self, b: Self) -> Bool {
    func isEqual<T: Equatable>(_ a: T) -> Bool { (b.value as? T) == a }
    return isEqual(a.value)
  }
}

/// Steps from phase to phase.
package final class PhaseAnimatorNode<Phase: Equatable, Content: View>: ChoiceNode {
  @exclusivity(unchecked) private var view: PhaseAnimator<Phase, Content>
  /// The phase that is shown, or that is being come to.
  @exclusivity(unchecked) private var index = 0
  @exclusivity(unchecked) private var isRunning = false
  /// Steps made: what waits for the end of an earlier one no longer counts.
  @exclusivity(unchecked) private var step: UInt64 = 0

  init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    if view.phases.isEmpty {
      engine.report(.animator, at: self, "a PhaseAnimator has no phases, and shows nothing. Give it at least one.")
    }
  }
  nonisolated deinit {}
  package override var viewName: String { "PhaseAnimator" }

  func makeContent() {
    guard !view.phases.isEmpty else { return }
    child = Content._makeNode(evaluate(), inputs).node
    if view.trigger == nil { begin() }
  }
  private func evaluate() -> Content {
    engine.counters.bodies += 1
    let view = view, phase = view.phases[index]
    return engine.evaluate(for: self) { view.content(phase) }
  }
  func update(_ new: PhaseAnimator<Phase, Content>) {
    engine.counters.nodesVisited += 1
    let old = view
    view = new
    guard !new.phases.isEmpty else { return }
    if index >= old.phases.count || index >= new.phases.count || new.phases[index] != old.phases[index] {
      index = old.phases.indices.contains(index) ? new.phases.firstIndex(of: old.phases[index]) ?? 0 : 0
    }
    show()
    if new.trigger == nil {
      if !isRunning { begin() }
    } else if let before = old.trigger, before != new.trigger! {
      begin()
    } else if old.trigger == nil {
      isRunning = false
    }
  }
  package override func updateBody() { show() }
  private func show() {
    flags.remove(.needsBody)
    guard !view.phases.isEmpty else { return }
    if let child {
      Content._update(_ViewNode(child), evaluate())
    } else {
      child = Content._makeNode(evaluate(), inputs).node
      elementsDidChange()
    }
  }

  /// Goes on to the next phase when the update that is going on is done.
  private func begin() {
    guard view.phases.count > 1 else { return }
    isRunning = true
    step &+= 1
    let step = step
    engine.performAtEndOfRound { [self] in if step == self.step { goOn() } }
  }
  private func goOn() {
    guard !isUnmounted, isRunning, view.phases.count > 1 else { return }
    index = (index + 1) % view.phases.count
    step &+= 1
    let step = step, begin = engine.frameTime
    var transaction = Transaction(animation: view.animation(view.phases[index]))
    transaction.completions = [
      AnimationCompletion(.logicallyComplete) { [weak self] in
        MainActor.assumeIsolated { self?.phaseIsOver(step, begin) }
      }
    ]
    setNeedsBody(transaction)
  }
  private func phaseIsOver(_ step: UInt64, _ begin: Double) {
    guard step == self.step, !isUnmounted else { return }
    if index == 0 && view.trigger != nil {
      isRunning = false
      return
    }
    // Phases without a movement change with the frames of the display, and not all in one.
    if engine.frameTime > begin {
      goOn()
    } else {
      engine.addFrameTick(of: self) { [weak self] time in
        guard let self, step == self.step else { return false }
        if time <= begin { return true }
        goOn()
        return false
      }
    }
  }
}

extension View {
  /// Takes this view through phases, one after the other, each change of phase with an animation.
  ///
  /// See `PhaseAnimator`. In `content` the placeholder stands for this view.
  ///
  ///     Image(systemName: "bell")
  ///       .phaseAnimator([0.0, 15, -15], trigger: count) { bell, degrees in
  ///         bell.rotationEffect(.degrees(degrees))
  ///       } animation: { _ in .spring }
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PlaceholderModifier(
        around: PhaseAnimator(
          phases, trigger: trigger, content: { content(PlaceholderContentView<Self>(handle: nil), $0) },
          animation: animation)))
  }
  /// Takes this view through phases again and again.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PlaceholderModifier(
        around: PhaseAnimator(
          phases, content: { content(PlaceholderContentView<Self>(handle: nil), $0) }, animation: animation)))
  }
}
