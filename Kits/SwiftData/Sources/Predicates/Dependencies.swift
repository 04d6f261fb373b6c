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
  func concerns(_ plan: EntityPlan) -> Bool { properties[ObjectIdentifier(plan)] != nil }
  func concerns(_ plan: EntityPlan, _ index: Int) -> Bool {
    properties[ObjectIdentifier(plan)]?.contains(index) ?? false
  }
}
