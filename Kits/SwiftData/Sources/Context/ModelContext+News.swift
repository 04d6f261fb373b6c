import Foundation

/// What other contexts have saved.
extension ModelContext {
  /// Forgets what was read of models that others have changed, unless it was changed here as well: then the last to save a property wins.
  func hearNews() {
    for store in stores.all {
      if let news = try? store.foreignNews() { stores.hub.broadcast(news, from: nil) }
    }
    let letters = mailbox.take()
    if letters.isEmpty { return }
    pending.storesChanged()
    for news in letters {
      if news.isAll {
        for entry in registry.values { if let model = entry.model { forget(model) } }
        tellQueries { _ in true }
        continue
      }
      for row in news.updated { if let model = registered(row.plan, row.key) { forget(model) } }
      for row in news.deleted { lose(row) }
      let plans = Dictionary(
        (news.inserted + news.updated + news.deleted).map { (ObjectIdentifier($0.plan), $0.plan) }
      ) { a, _ in a }
      forgetLists(leadingTo: Set(plans.keys))
      for plan in plans.values { tellQueries { $0.dependsOnAny(plan) } }
    }
  }

  private func forget(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.state == .saved else { return }
    storage.row = nil
    let indices = storage.plan.properties.indices.filter {
      !storage.changed.contains($0) && storage.plan.properties[$0].hasColumn && !storage.plan.properties[$0].isConstant
    }
    for index in indices where storage.isLoaded(index) { storage.slots[index] = nil }
    storage.notifyAny(model, indices)
  }
  /// The row of a model is gone.
  private func lose(_ row: RowKey) {
    guard let model = registered(row.plan, row.key) else { return }
    let storage = model._$storage
    guard storage.state == .saved else { return }
    registry[row] = nil
    changedModels[ObjectIdentifier(model)] = nil
    storage.state = .deleted
    storage.context = nil
    storage.notifyAny(model, storage.plan.properties.indices)
  }
  /// What leads to many models of a type may lead to others now.
  private func forgetLists(leadingTo plans: Set<ObjectIdentifier>) {
    for entry in registry.values {
      guard let model = entry.model else { continue }
      let storage = model._$storage
      guard storage.state == .saved else { continue }
      var indices: [Int] = []
      for property in storage.plan.relationships {
        guard storage.isLoaded(property.index), !storage.changed.contains(property.index) else { continue }
        guard let destination = property.destination, plans.contains(ObjectIdentifier(destination)) else { continue }
        storage.slots[property.index] = nil
        indices.append(property.index)
      }
      storage.notifyAny(model, indices)
    }
  }
}
