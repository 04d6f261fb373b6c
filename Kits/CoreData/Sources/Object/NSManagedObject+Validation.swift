import Foundation
import HearthUI

extension NSManagedObject {
  /// Looks at each property. Several faults are one error with all of them. Source: Apple, documentation of validateForInsert().
  func validateProperties() throws {
    var problems: [NSError] = []
    for index in plan.properties.indices where !slots.isEmpty {
      if let problem = problem(slots[index], index) { problems.append(problem) }
    }
    if problems.count == 1 { throw problems[0] }
    if problems.count > 1 { throw CoreDataError.multiple(problems) }
  }
  /// What is wrong with a value of a property; nil if nothing is.
  func problem(_ slot: Slot, _ index: Int) -> NSError? {
    let property = plan.properties[index]
    func error(_ code: CoreDataError.Code, _ text: String) -> NSError {
      CoreDataError.validation(code, "\(plan.name).\(property.name) \(text)", property.name, self)
    }
    if let relationship = plan.relationships[index] {
      if !relationship.isToMany {
        if case .one(nil) = slot, !property.isOptional {
          return error(.missing, "has no object, and needs one")
        }
        return nil
      }
      if case .unfetched = slot { return nil }
      let count = slot.objects.count
      if count == 0, property.isOptional { return nil }
      let least = max(relationship.minCount, property.isOptional ? 0 : 1)
      if count < least { return error(.tooFew, "has \(count) objects, and needs \(least)") }
      if relationship.maxCount > 0, count > relationship.maxCount {
        return error(.tooMany, "has \(count) objects, and can have \(relationship.maxCount)")
      }
      return nil
    }
    guard case .value(let kept) = slot else { return nil }
    guard let kept else { return property.isOptional ? nil : error(.missing, "has no value, and needs one") }
    for predicate in property.validationPredicates where !predicate.evaluate(with: kept) {
      return error(code(predicate, kept), "cannot be \(kept)")
    }
    return nil
  }
  /// Which limit a value is beyond. Source: Apple, documentation of the constants NSValidation…Error.
  private func code(_ predicate: NSPredicate, _ kept: Any) -> CoreDataError.Code {
    guard case .comparison(_, _, let name, _, _)? = PredicateInspection.of(predicate) else {
      return kept is String ? .stringPattern : .managed
    }
    let isLow = name == .greater || name == .greaterOrEqual
    if kept is String {
      if name == .matches || name == .like { return .stringPattern }
      return isLow ? .stringTooShort : .stringTooLong
    }
    if kept is Date { return isLow ? .dateTooSoon : .dateTooLate }
    return isLow ? .numberTooSmall : .numberTooLarge
  }
  func validateDeletion() throws {
    for index in plan.relationshipIndices where plan.relationships[index]?.deleteRule == .denyDeleteRule {
      resolve(index)
      let left = slots[index].objects.filter { !$0.isDeleted }
      if left.isEmpty { continue }
      let name = plan.properties[index].name
      throw CoreDataError.validation(
        .denied, "\(plan.name) cannot be deleted: its '\(name)' has \(left.count) objects", name, self)
    }
  }
}
