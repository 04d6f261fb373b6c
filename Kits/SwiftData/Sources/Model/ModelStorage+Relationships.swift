/// Both ends of a relationship change together.
extension _ModelStorage {
  /// Sets a property and what follows from it.
  func assign(_ model: any PersistentModel, _ index: Int, _ value: Any) {
    let property = plan.properties[index]
    context?.recordUndo(model, property)
    // Before anything is linked: what is not marked is taken for the work of an initialiser.
    if !property.isEphemeral, state != .deleted { changed.insert(index) }
    switch property.kind {
    case .attribute: setSlot(index, value)
    case .toOne(let one): setOne(model, property, one, value)
    case .toMany(let many): setMany(model, property, many, value)
    }
    markChanged(model, index)
  }

  /// Notes that a property differs from the store.
  func markChanged(_ model: any PersistentModel, _ index: Int) {
    if state == .deleted { return }
    if !plan.properties[index].isEphemeral { changed.insert(index) }
    context?.modelChanged(model, self, index)
  }

  // MARK: - To one

  private func setOne(_ model: any PersistentModel, _ property: PropertyPlan, _ one: ToOne, _ value: Any) {
    let before = isLoaded(property.index) || state == .saved ? one.model(in: self.value(property.index)) : nil
    setSlot(property.index, value)
    let after = one.model(in: value)
    guard before !== after else { return }
    if let inverse = property.inverse {
      if let before { inverse.unlink(before, from: model) }
      if let after { inverse.link(after, to: model, property) }
    }
    if let after { join(model, after) }
  }

  // MARK: - To many

  private func setMany(_ model: any PersistentModel, _ property: PropertyPlan, _ many: ToMany, _ value: Any) {
    let before = isLoaded(property.index) || state == .saved ? many.models(in: self.value(property.index)) : []
    let after = many.models(in: value)
    setSlot(property.index, value)
    let old = Set(before.map { ObjectIdentifier($0) }), new = Set(after.map { ObjectIdentifier($0) })
    for other in before where !new.contains(ObjectIdentifier(other)) {
      property.recordPair(model, other, isAdded: false)
      property.inverse?.unlink(other, from: model)
    }
    for other in after where !old.contains(ObjectIdentifier(other)) {
      property.recordPair(model, other, isAdded: true)
      property.inverse?.link(other, to: model, property)
      join(model, other)
    }
  }

  /// A model that is led to from a context is in the context.
  private func join(_ model: any PersistentModel, _ other: any PersistentModel) {
    let there = other._$storage
    if let context, there.context == nil, there.state == .detached {
      context.insertAny(other)
    } else if context == nil, state == .detached, let context = there.context, there.state != .deleted {
      context.insertAny(model)
    }
  }
}

extension PropertyPlan {
  /// Takes `other` out of this property of `model`. `self` is the far end's property.
  func unlink(_ model: any PersistentModel, from other: any PersistentModel) {
    let storage = model._$storage
    switch kind {
    case .attribute: return
    case .toOne(let one):
      guard let current = one.model(in: storage.value(index)), current === other else { return }
      guard let none = one.value(nil) else { return }
      storage.setSlot(index, none)
    case .toMany(let many):
      if storage.isLoaded(index), var value = storage.slots[index] {
        storage.slots[index] = .some(())
        many.remove(other, from: &value)
        storage.slots[index] = value
      }
    }
    storage.markChanged(model, index)
    storage.notifyAny(model, [index])
  }

  /// Puts `other` into this property of `model`, and out of whatever it led to. `near` is the property of `other`.
  func link(_ model: any PersistentModel, to other: any PersistentModel, _ near: PropertyPlan) {
    let storage = model._$storage
    switch kind {
    case .attribute: return
    case .toOne(let one):
      let isKnown = storage.isLoaded(index) || storage.state == .saved
      if isKnown, let current = one.model(in: storage.value(index)) {
        if current === other {
          storage.changed.insert(index)
          return
        }
        near.unlink(current, from: model)
      }
      storage.setSlot(index, one.value(other))
    case .toMany(let many):
      if storage.isLoaded(index), var value = storage.slots[index] {
        // A property that only an initialiser has set may have it already; others cannot.
        let isRaw = storage.state != .saved && !storage.changed.contains(index)
        if isRaw, many.contains(other, in: value) { return }
        storage.slots[index] = .some(())
        many.append(other, to: &value)
        storage.slots[index] = value
      } else if storage.state != .saved {
        storage.setSlot(index, many.value([other]))
      }
    }
    storage.markChanged(model, index)
    storage.notifyAny(model, [index])
  }

  /// Notes a change that a table of pairs has to have, at the end that the table is named after.
  func recordPair(_ model: any PersistentModel, _ other: any PersistentModel, isAdded: Bool) {
    guard let pairs else { return }
    let owner = pairs.isFirst ? model : other, member = pairs.isFirst ? other : model
    let property = pairs.isFirst ? self : inverse ?? self
    owner._$storage.pairChanges[property.index, default: [:]][ObjectIdentifier(member)] = _ModelStorage.PairChange(
      model: member, isAdded: isAdded)
    if owner !== model { owner._$storage.markChanged(owner, property.index) }
  }
}

extension _ModelStorage {
  func notifyAny(_ model: any PersistentModel, _ indices: some Sequence<Int>) { notify(model, indices) }
}
