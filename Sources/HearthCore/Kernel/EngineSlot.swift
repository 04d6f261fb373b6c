/// The key of an object that a feature keeps for each window.
///
/// A feature has one for a class of its own, and reaches the object through the engine:
///
///     @MainActor final class HoverEffectGroups {
///       static let slot = EngineSlot { _ in HoverEffectGroups() }
///     }
///     extension Engine { var hoverGroups: HoverEffectGroups { self[HoverEffectGroups.slot] } }
///
/// The object is made when it is first asked for, and lives as long as the engine. A key is a small number, given once
/// a process, so that asking is a load from an array: what nodes and layout ask for each time may live in a slot, too.
@MainActor package final class EngineSlot<Object: AnyObject> {
  fileprivate let index: Int
  fileprivate let make: (Engine) -> Object

  /// - Parameter make: Makes the object of an engine, which it may refer to without owning it.
  package init(_ make: @escaping (Engine) -> Object) {
    index = EngineFeatures.keyCount
    EngineFeatures.keyCount += 1
    self.make = make
  }
  nonisolated deinit {}
}

/// What features do and keep for a window.
@MainActor struct EngineFeatures {
  /// What has something to do in each frame, in the order in which it is called.
  fileprivate(set) var participants: ContiguousArray<(moments: FrameMoments, participant: any FrameParticipant)> = []
  mutating func setParticipants(_ all: [any FrameParticipant]) {
    participants = ContiguousArray(all.map { (type(of: $0).moments, $0) })
  }
  /// How nodes get from one place to the next. Asked for each node that is placed, and not counted: it belongs to nobody
  /// or is in a slot.
  unowned(unsafe) var motion = NodeMotion.none
  /// Whether a view or modifier with animatable data is on its way: asked for each value that a node is given.
  var movesValues = false
  fileprivate var pictureMotions = 0
  /// How many keys there are.
  fileprivate static var keyCount = 0
  /// What is in the slots, by the index of their keys. Nil for what nobody has asked for yet.
  fileprivate var objects: ContiguousArray<AnyObject?> = []
}

extension Engine {
  /// What a feature keeps for this window.
  @inline(__always) package final subscript<Object: AnyObject>(slot: EngineSlot<Object>) -> Object {
    if slot.index < features.objects.count, let object = features.objects[slot.index] {
      return unsafeDowncast(object, to: Object.self)
    }
    return fill(slot)
  }
  /// Pages and presentations whose pictures are on their way: what lies above everything at
  /// a place of them is not shown meanwhile.
  package final var pictureMotions: Int {
    get { features.pictureMotions }
    set { features.pictureMotions = newValue }
  }
  private func fill<Object: AnyObject>(_ slot: EngineSlot<Object>) -> Object {
    let object = slot.make(self)
    while features.objects.count <= slot.index { features.objects.append(nil) }
    features.objects[slot.index] = object
    return object
  }
}
