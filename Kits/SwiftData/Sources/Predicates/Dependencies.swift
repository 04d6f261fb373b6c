/// What a query reads: of which entities, and which properties decide its result.
struct Dependencies {
  private var properties: [ObjectIdentifier: Set<Int>] = [:]

  mutating func add(_ plan: EntityPlan) { properties[ObjectIdentifier(plan), default: []].formUnion([]) }
  mutating func add(_ property: PropertyPlan) {
    properties[ObjectIdentifier(property.entity), default: []].insert(property.index)
    if let inverse = property.inverse {
      properties[ObjectIdentifier(inverse.entity), default: []].insert(inverse.index)
    }
  }
  func concerns(_ plan: EntityPlan) -> Bool { concerns(ObjectIdentifier(plan)) }
  func concerns(_ plan: EntityPlan, _ index: Int) -> Bool { concerns(ObjectIdentifier(plan), index) }
  func concerns(_ plan: ObjectIdentifier) -> Bool { properties[plan] != nil }
  func concerns(_ plan: ObjectIdentifier, _ index: Int) -> Bool { properties[plan]?.contains(index) ?? false }
}
