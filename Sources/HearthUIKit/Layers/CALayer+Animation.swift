import Foundation
import HearthCore
import HearthRendering
import HearthUI

extension CALayer {
  /// Shows an animation from the next frame on. One of the same key is replaced. The layer's own properties stay as they
  /// are.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    if copy.duration <= 0 {
      copy.duration = (copy as? CASpringAnimation)?.settlingDuration ?? CATransaction.animationDuration()
    }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    checkKeyPath(of: copy)
    if let key { removeAnimation(forKey: key) }
    let animations = animations ?? LayerAnimations()
    self.animations = animations
    (copy as? CATransition)?.begin(on: view)
    animations.running.append(RunningAnimation(copy, key))
    startClock()
  }
  /// Ends an animation where it is: the layer is shown as its properties say.
  public func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
  /// Ends all animations.
  public func removeAllAnimations() { removeAnimations { _ in true } }
  private func removeAnimations(where isMeant: (RunningAnimation) -> Bool) {
    guard let animations, animations.running.contains(where: isMeant) else { return }
    let gone = animations.running.filter(isMeant)
    animations.running.removeAll { animation in gone.contains { $0 === animation } }
    evaluateAnimations(at: nil)
    for animation in gone { animation.end(finished: false) }
  }
  /// The keys of the animations that the layer has, in the order in which they were added; nil for none.
  public func animationKeys() -> [String]? {
    let keys = animations?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }
  /// The animation with a key; nil for none.
  public func animation(forKey key: String) -> CAAnimation? {
    animations?.running.last { $0.key == key }?.animation
  }
  /// A layer with the properties that this one shows now, in the middle of animations.
  public func presentation() -> Self? {
    let copy = type(of: self).init()
    copy.takeProperties(of: self)
    for (name, value) in animations?.shown ?? [:] { copy.setAnimatedProperty(name, value) }
    return copy
  }
  private func checkKeyPath(of animation: CAAnimation) {
    for animation in (animation as? CAAnimationGroup)?.animations ?? [] { checkKeyPath(of: animation) }
    guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath else { return }
    if LayerValues(animatedProperty)[path] != nil { return }
    Report(
      kind: .badSize, path: view?.path ?? "\(type(of: self))",
      message: "cannot animate '\(path)', which is no property of the layer that is shown. It stays as it is."
    ).tell()
  }

  // MARK: - Frames

  /// The view in whose picture the layer is.
  var hostView: UIView? {
    var next: CALayer? = self
    while let layer = next {
      if let view = layer.view { return view }
      next = layer.superlayer ?? layer.maskedLayer
    }
    return nil
  }
  /// Has the animations of the layer, and of those in it, run with the frames of the window.
  func startClock() {
    if animations?.running.isEmpty == false, let view = hostView { view.layerClock.add(self) }
  }
  /// As `startClock()`, after the layer has come to where it is shown.
  func startClocks() {
    startClock()
    for layer in sublayers ?? [] { layer.startClocks() }
    mask?.startClocks()
  }
  /// Brings what is shown to a date: nil for what it was the last time. True while something moves.
  @discardableResult func evaluateAnimations(at date: Date?) -> Bool {
    guard let animations else { return false }
    var values = LayerValues(animatedProperty), isMoving = false, ended: [RunningAnimation] = []
    let date = date ?? lastDate ?? .distantPast
    lastDate = date
    for running in animations.running {
      if running.begin == nil {
        running.begin = date + running.delay
        running.animation.delegate?.animationDidStart(running.animation)
      }
      switch running.animation.moment(date.timeIntervalSince(running.begin!)) {
      case .before: isMoving = true
      case .over: ended.append(running)
      case .at(let part, let isOver):
        running.animation.apply(at: part, to: &values)
        if isOver { ended.append(running) } else { isMoving = true }
      }
    }
    let old = animations.shown.isEmpty
    animations.shown = values.values
    animations.running.removeAll { running in
      running.animation.isRemovedOnCompletion && ended.contains { $0 === running }
    }
    // What is removed at its end shows its fill no longer.
    let removed = ended.filter { $0.animation.isRemovedOnCompletion && $0.animation.fillMode != .removed }
    if !removed.isEmpty { return evaluateAgain(after: ended) }
    if !old || !animations.shown.isEmpty { animationsDidStep() }
    for running in ended { running.end(finished: true) }
    return isMoving || !animations.running.allSatisfy(\.isTold)
  }
  private func evaluateAgain(after ended: [RunningAnimation]) -> Bool {
    let isMoving = evaluateAnimations(at: nil)
    for running in ended { running.end(finished: true) }
    return isMoving
  }
}

// MARK: - Changes that animate by themselves

extension CALayer {
  /// A property of a layer without a view has changed: it is shown by an animation, unless the transaction or the app's
  /// `actions` say otherwise, or the layer was not seen before. Source: Apple, "Animating Layer Content".
  func animateChange(_ key: String, from old: Any?) {
    guard view == nil, wasShown, !CATransaction.disableActions(), !Transaction.current.disablesAnimations,
      let old, animatedProperty(key) != nil, hostView?.behavior != nil
    else { return }
    if let action = actions?[key] {
      if let animation = action as? CAAnimation { add(animation, forKey: key) }
      return
    }
    let duration = CATransaction.animationDuration()
    if duration <= 0 {
      removeAnimation(forKey: key)
      return
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = animations?.shown[key] ?? old
    animation.duration = duration
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    add(animation, forKey: key)
  }
}
