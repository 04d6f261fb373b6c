import Foundation
import HearthMotion

/// A view that is shown with a value which moves by keyframes.
///
/// The content is evaluated again in each frame, and nothing else is: give large content
/// to `keyframeAnimator(initialValue:trigger:content:keyframes:)` rather than making it
/// here. Source: Apple, "KeyframeAnimator".
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  let initialValue: Value
  /// Nil: by itself, over and over, while `repeats`.
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Plays the keyframes again and again.
  /// - Parameters:
  ///   - repeating: When false, the content is shown with the value at the beginning.
  ///   - keyframes: Makes the keyframes for one run, from the value at which it starts.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, trigger, repeats, self.content, self.keyframes) = (
      initialValue, nil, repeating, content, keyframes
    )
  }
  /// Plays the keyframes once each time `trigger` changes. A change while they play
  /// starts over from the value at that moment.
  /// - Parameter keyframes: Makes the keyframes for one run, from the value at which it starts: the first time
  ///   `initialValue`, later that at which the run before ended.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.trigger, repeats, self.content, self.keyframes) = (
      initialValue, AnyEquatable(trigger), false, content, keyframes
    )
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = KeyframeAnimatorNode(view, inputs)
    node.makeContent()
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: KeyframeAnimatorNode<Value, KeyframePath, Content>.self).update(view)
  }
  public nonisolated static var _elementCount: Int { Content._elementCount == 1 ? 1 : -1 }
}
nonisolated extension KeyframeAnimator: _PassThroughView {
  package nonisolated static var _isPassThrough: Bool { HearthCore._isPassThrough(Content.self) }
}

package final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>: ChoiceNode
where Value == KeyframePath.Value {
  @exclusivity(unchecked) private var view: KeyframeAnimator<Value, KeyframePath, Content>
  @exclusivity(unchecked) private var value: Value
  /// The run that goes on.
  @exclusivity(unchecked) private var timeline: KeyframeTimeline<Value>?
  /// Seconds on the host's clock; nil for the next frame.
  @exclusivity(unchecked) private var start: Double?
  private let clock = DisplayClock()

  init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: _ViewInputs) {
    (self.view, value) = (view, view.initialValue)
    super.init(inputs)
  }
  nonisolated deinit {}
  package override var viewName: String { "KeyframeAnimator" }

  func makeContent() {
    child = Content._makeNode(evaluate(), inputs).node
    if view.repeats { play() }
  }
  private func evaluate() -> Content {
    engine.counters.bodies += 1
    let view = view, value = value
    return engine.evaluate(for: self) { view.content(value) }
  }
  func update(_ new: KeyframeAnimator<Value, KeyframePath, Content>) {
    engine.counters.nodesVisited += 1
    let old = view
    view = new
    if new.repeats {
      if timeline == nil || !old.repeats { play() }
    } else if let trigger = new.trigger {
      if old.trigger == nil { timeline = nil } else if old.trigger != trigger { play() }
    } else {
      timeline = nil
      value = new.initialValue
    }
    show()
  }
  package override func updateBody() { show() }
  private func show() {
    flags.remove(.needsBody)
    Content._update(_ViewNode(child!), evaluate())
  }

  private func play() {
    let view = view, value = value
    // Before its first frame a window has no time.
    start = engine.stage.isUpdating ? engine.frameTime : nil
    timeline = KeyframeTimeline(initialValue: value) { engine.evaluate(for: self) { view.keyframes(value) } }
    clock.start(self)
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    guard let timeline else { return clock.stop() }
    let time = clock.time, duration = timeline.duration, begin = start ?? time
    start = begin
    if time - begin < duration {
      value = timeline.value(time: time - begin)
    } else {
      value = timeline.value(time: duration)
      // A run without length would never end.
      if view.repeats && duration > 0 {
        let late = (time - begin).truncatingRemainder(dividingBy: duration)
        let view = view, last = value
        let next = KeyframeTimeline(initialValue: last) { engine.evaluate(for: self) { view.keyframes(last) } }
        (self.timeline, start) = (next, time - late)
        value = next.value(time: late)
      } else {
        self.timeline = nil
        clock.stop()
      }
    }
    setNeedsBody()
  }
}

extension View {
  /// Shows this view with a value that moves by keyframes again and again. In
  /// `content` the placeholder stands for this view.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PlaceholderModifier(
        around: KeyframeAnimator(
          initialValue: initialValue, repeating: repeating,
          content: { content(PlaceholderContentView<Self>(handle: nil), $0) },
          keyframes: keyframes)))
  }
  /// Shows this view with a value that moves by keyframes once each time `trigger` changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PlaceholderModifier(
        around: KeyframeAnimator(
          initialValue: initialValue, trigger: trigger,
          content: { content(PlaceholderContentView<Self>(handle: nil), $0) }, keyframes: keyframes)))
  }
}
