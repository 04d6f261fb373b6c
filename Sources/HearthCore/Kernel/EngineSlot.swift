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
    index = EngineSlots.keyCount
    EngineSlots.keyCount += 1
    self.make = make
  }
  nonisolated deinit {}
}

/// What features keep for a window, by the index of their keys.
@MainActor struct EngineSlots {
  /// How many keys there are.
  fileprivate static var keyCount = 0
  /// Nil for what nobody has asked for yet.
  fileprivate var objects: ContiguousArray<AnyObject?> = []
}

extension Engine {
  /// What a feature keeps for this window.
  @inline(__always) package final subscript<Object: AnyObject>(slot: EngineSlot<Object>) -> Object {
    if slot.index < slots.objects.count, let object = slots.objects[slot.index] {
      return unsafeDowncast(object, to: Object.self)
    }
    return fill(slot)
  }
  private func fill<Object: AnyObject>(_ slot: EngineSlot<Object>) -> Object {
    let object = slot.make(self)
    while slots.objects.count <= slot.index { slots.objects.append(nil) }
    slots.objects[slot.index] = object
    return object
  }
}
