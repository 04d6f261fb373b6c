/// The stores of a container, and the contexts that use them.
///
/// A context has them for itself: the main one does not keep its container, which keeps it.
final class ContainerStores: @unchecked Sendable {
  // Unchecked: stores and hub are safe by themselves.
  let all: [ModelStore]
  private let byPlan: [ObjectIdentifier: ModelStore]
  let hub = ContextHub()

  init(_ all: [ModelStore], _ byPlan: [ObjectIdentifier: ModelStore]) { (self.all, self.byPlan) = (all, byPlan) }

  /// The store that keeps the models of a plan.
  func store(of plan: EntityPlan) -> ModelStore? { byPlan[ObjectIdentifier(plan)] }
}
