import Foundation
import HearthRendering
import Symbols

/// The effects of one symbol, and its way from one symbol to another. Made when there is something to show.
@MainActor final class SymbolMotion {
  unowned(unsafe) private let node: ImageNode
  private let clock = DisplayClock()
  private var effects: [Effect] = []
  /// Whether one of the effects takes the symbol away as it was drawn.
  private var drawsOff = false
  private(set) var look = SymbolLook()
  private var replacement: Replacement?

  /// An effect of a modifier around.
  @MainActor private final class Effect {
    var entry: SymbolEffectEntry
    /// Seconds on the clock; nil when nothing plays. Negative before the first frame that shows it.
    var begin: Double?
    /// The turn after which it ends, because it is not active any more.
    var lastTurn: Int?
    /// How far an effect that holds has come, 1 at its end.
    let animator = Animator<Double>()
    var level = 0.0
    init(_ entry: SymbolEffectEntry) { self.entry = entry }
    nonisolated deinit {}
  }
  @MainActor private struct Replacement {
    var old: DisplayPiece
    var bounds: CGRect
    var style: SymbolEffectConfiguration.Replacement?
    let progress = Animator<Double>()
  }

  init(_ node: ImageNode) { self.node = node }
  nonisolated deinit {}
  var isNeeded: Bool { !effects.isEmpty || replacement != nil }
  /// Whether another image was shown before and is still on its way out.
  var isReplacing: Bool { replacement != nil }

  // MARK: - Effects

  /// What the modifiers around say now.
  /// - Parameter isFirst: The symbol appears: what is active already is there at once.
  func follow(_ entries: [SymbolEffectEntry], isFirst: Bool) {
    drawsOff = entries.contains { if case .drawOff = $0.configuration.motion { true } else { false } }
    for effect in effects where !entries.contains(where: { $0.id == effect.entry.id }) { effect.animator.cancel() }
    effects = entries.map { entry in
      guard let known = effects.first(where: { $0.entry.id == entry.id }) else {
        let effect = Effect(entry)
        if case .activity(true) = entry.cause { activate(effect, animated: !isFirst) }
        return effect
      }
      let old = known.entry
      known.entry = entry
      switch (old.cause, entry.cause) {
      case (.changes(let a), .changes(let b)) where a != b: play(known)
      case (.activity(false), .activity(true)): activate(known, animated: true)
      case (.activity(true), .activity(false)): deactivate(known)
      default: break
      }
      return known
    }
    lookMayHaveChanged()
  }
  private static func holds(_ configuration: SymbolEffectConfiguration) -> Bool {
    switch configuration.motion {
    case .scale, .appear, .disappear, .drawOn, .drawOff: true
    default: false
    }
  }
  private func cycle(_ effect: Effect) -> SymbolCycle {
    var isIndefinite = false
    if case .activity = effect.entry.cause { isIndefinite = true }
    return SymbolCycle(
      configuration: effect.entry.configuration, options: effect.entry.options, isIndefinite: isIndefinite,
      reducesMotion: node.reducesMotion,
      isRightToLeft: node.scope.isRightToLeft)
  }
  private func play(_ effect: Effect) {
    effect.begin = node.engine.stage.isUpdating ? node.engine.frameTime : -1
    effect.lastTurn = nil
    clock.start(node)
  }
  private func activate(_ effect: Effect, animated: Bool) {
    let configuration = effect.entry.configuration
    guard Self.holds(configuration) else { return play(effect) }
    if case .appear = configuration.motion { effect.level = 0 }
    // What will be drawn is gone at once, unless another effect takes it away.
    let goesAtOnce = if case .drawOn = configuration.motion { !drawsOff } else { false }
    hold(effect, at: 1, animated: animated && !goesAtOnce)
  }
  private func deactivate(_ effect: Effect) {
    if Self.holds(effect.entry.configuration) {
      // A symbol that has appeared is there.
      if case .appear = effect.entry.configuration.motion { return }
      // What was taken away is there again at once, unless another effect draws it.
      if case .drawOff = effect.entry.configuration.motion { return hold(effect, at: 0, animated: false) }
      return hold(effect, at: 0, animated: true)
    }
    guard let begin = effect.begin else { return }
    let cycle = cycle(effect)
    effect.lastTurn = begin < 0 ? 0 : Int(max(0, clock.time - begin) / (cycle.length + cycle.pause))
  }
  private static func animation(_ entry: SymbolEffectEntry) -> Animation {
    switch entry.configuration.motion {
    // A pen does not swing. Source of the time: our choice, by eye.
    case .drawOn, .drawOff: Animation.easeInOut(duration: 0.7).speed(entry.options.pace)
    default: Animation.spring(duration: 0.4, bounce: 0.2).speed(entry.options.pace)
    }
  }
  private func hold(_ effect: Effect, at level: Double, animated: Bool) {
    let change = level - effect.level
    effect.level = level
    let isSize = if case .scale = effect.entry.configuration.motion { true } else { false }
    if animated, change != 0, !(isSize && node.reducesMotion) {
      effect.animator.add(change, Self.animation(effect.entry), Transaction(), of: node)
    } else {
      effect.animator.cancel()
    }
  }

  private func currentLook() -> SymbolLook {
    var look = SymbolLook()
    var isPlaying = false
    for effect in effects {
      if Self.holds(effect.entry.configuration) {
        look.combine(heldLook(effect))
        continue
      }
      guard var begin = effect.begin else { continue }
      if begin < 0, clock.time >= 0 {
        begin = clock.time
        effect.begin = begin
      }
      let cycle = cycle(effect), whole = cycle.length + cycle.pause
      let elapsed = max(0, clock.time - max(0, begin))
      let turn = whole > 0 ? Int(elapsed / whole) : 0
      let inTurn = elapsed - Double(turn) * whole
      let last = min(effect.lastTurn ?? .max, cycle.count.map { $0 - 1 } ?? .max)
      if turn > last || (turn == last && inTurn >= cycle.length) {
        effect.begin = nil
        continue
      }
      isPlaying = true
      look.combine(cycle.look(at: inTurn / cycle.length))
    }
    if !isPlaying { clock.stop() }
    return look
  }
  /// Source of the sizes: our choice, by eye.
  private func heldLook(_ effect: Effect) -> SymbolLook {
    var look = SymbolLook()
    let level = effect.level - effect.animator.remaining
    let away = 1 - level
    switch effect.entry.configuration.motion {
    case .scale(let isDown): look.scale = max(0, 1 + (isDown ? -0.2 : 0.2) * level)
    case .appear(let isDown):
      guard case .activity(true) = effect.entry.cause else { return look }
      look.opacity = min(max(level, 0), 1)
      if !node.reducesMotion { look.scale = max(0, 1 + (isDown ? 0.5 : -0.5) * away) }
    case .disappear(let isUp):
      look.opacity = min(max(away, 0), 1)
      if !node.reducesMotion { look.scale = max(0, 1 + (isUp ? 0.5 : -0.5) * level) }
    // Both take the symbol away where both are active, and `drawOff` is how that looks.
    case .drawOn:
      if case .activity(true) = effect.entry.cause, drawsOff { return look }
      draw(&look, away, isErasing: false)
    case .drawOff(let isReversed): draw(&look, away, isErasing: !isReversed)
    default: break
    }
    return look
  }
  /// Shows a part of a symbol that is drawn, or taken away.
  private func draw(_ look: inout SymbolLook, _ part: Double, isErasing: Bool) {
    let part = min(max(part, 0), 1)
    if part >= 1 { return }
    if part <= 0 || node.reducesMotion {
      look.opacity = part
      return
    }
    look.light = SymbolLook.Light(
      position: isErasing ? 1 - part : part, form: isErasing ? .erasing : .filling, dimness: 0)
  }
  private func lookMayHaveChanged() {
    let new = currentLook()
    if new == look { return }
    look = new
    node.setNeedsRecord()
  }
  /// One of the animators, or the clock, has moved on.
  func didStep() {
    if let replacement {
      if replacement.progress.isOver { self.replacement = nil }
      node.setNeedsRecord()
    }
    lookMayHaveChanged()
  }

  // MARK: - From one image to another

  /// The image has been replaced; the last one looked like `old`.
  func replace(
    _ old: DisplayPiece, _ bounds: CGRect, _ style: SymbolEffectConfiguration.Replacement?, _ animation: Animation,
    _ transaction: Transaction
  ) {
    replacement?.progress.cancel()
    let new = Replacement(old: old, bounds: bounds, style: node.reducesMotion ? nil : style)
    replacement = new
    new.progress.add(1, animation, transaction, of: node)
    if new.progress.isOver { replacement = nil }
  }
  func endReplacement() {
    replacement?.progress.cancel()
    replacement = nil
  }

  // MARK: - Picture

  /// Adds the picture of the image at this moment, the node's top left corner at the origin.
  func picture(of piece: DisplayPiece) -> DisplayPiece? {
    let bounds = node.bounds, isRightToLeft = node.scope.isRightToLeft
    guard let replacement, !replacement.progress.isOver else {
      return look.apply(to: piece, in: bounds, isRightToLeft: isRightToLeft)
    }
    let part = min(max(1 - replacement.progress.remaining, 0), 1)
    var going = look, coming = look
    // Both stand in the middle of the new one's place.
    let old = replacement.bounds
    switch replacement.style {
    case nil:
      going.opacity *= 1 - part
      coming.opacity *= part
    case .offUp?:
      going.opacity = 0
      coming.opacity *= part
      coming.scale *= 0.5 + 0.5 * part
    case .downUp?, .upUp?:
      // The old one is gone half-way.
      let first = min(1, part * 2), second = max(0, part * 2 - 1)
      going.opacity *= 1 - first
      going.scale *= replacement.style == .upUp ? 1 + 0.5 * first : 1 - 0.5 * first
      coming.opacity *= second
      coming.scale *= 0.5 + 0.5 * second
    }
    var list: ContiguousArray<PlacedPiece> = []
    if let piece = going.apply(to: replacement.old, in: old, isRightToLeft: isRightToLeft) {
      list.append(PlacedPiece(piece, x: bounds.midX - old.midX, y: bounds.midY - old.midY))
    }
    if let piece = coming.apply(to: piece, in: bounds, isRightToLeft: isRightToLeft) {
      list.append(PlacedPiece(piece, x: 0, y: 0))
    }
    return list.isEmpty ? nil : GroupPiece(list)
  }
}
