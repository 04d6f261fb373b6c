/// Finds which two properties are the ends of one relationship.
///
/// What `@Relationship(inverse:)` says counts, at whichever end it stands. Otherwise two properties that lead to each other's
/// models belong together where no other property could. Source: Apple, documentation of Relationship(_:deleteRule:…).
enum InverseSearch {
  static func inverse(of property: PropertyPlan) -> PropertyPlan? {
    guard let destination = property.destination else { return nil }
    if let keyPath = property.relationship?.inverseKeyPath {
      let found = destination.property(for: keyPath)
      property.relationship?.inverseName = found?.name
      return found
    }
    let candidates = destination.properties.filter { $0.destination === property.entity }
    for candidate in candidates {
      if let keyPath = candidate.relationship?.inverseKeyPath,
        property.entity.property(for: keyPath) === property
      {
        property.relationship?.inverseName = candidate.name
        return candidate
      }
    }
    // A model that leads to models of its own type has no other end unless it says so.
    if destination === property.entity { return nil }
    let free = candidates.filter { $0.relationship?.inverseKeyPath == nil && !isClaimed($0) }
    let rivals = property.entity.properties.filter {
      $0.destination === destination && $0.relationship?.inverseKeyPath == nil && !isClaimed($0)
    }
    guard free.count == 1, rivals.count == 1 else { return nil }
    property.relationship?.inverseName = free[0].name
    return free[0]
  }
  /// Whether a property elsewhere names this one as its other end.
  private static func isClaimed(_ property: PropertyPlan) -> Bool {
    guard let destination = property.destination else { return false }
    return destination.properties.contains {
      guard let keyPath = $0.relationship?.inverseKeyPath else { return false }
      return property.entity.property(for: keyPath) === property
    }
  }
}
