import Foundation
import GRDB

/// A descriptor as a statement of SQL.
struct FetchQuery {
  let plan: EntityPlan
  private(set) var dependencies = Dependencies()
  private let condition: SQL?
  private let order: SQL?
  private let limit: Int?
  private let offset: Int?

  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws {
    plan = EntityPlan.of(T.self)
    var translation = Translation(plan)
    condition = try descriptor.predicate.map { try translation.condition($0) }
    var orders: [SQL] = []
    for sort in descriptor.sortBy { orders.append(try translation.order(sort)) }
    // Without an order, that in which the models were inserted.
    orders.append(SQL("t0._id"))
    order = SQL.joined(orders, ", ")
    limit = descriptor.fetchLimit
    offset = descriptor.fetchOffset
    dependencies = translation.dependencies
  }

  private var source: SQL {
    let from = SQL(" FROM \(plan.name.quoted) AS t0")
    guard let condition else { return from }
    return from + " WHERE " + condition
  }
  private var tail: SQL {
    var sql = SQL("")
    if let order { sql = " ORDER BY " + order }
    if limit != nil || offset != nil {
      sql = sql + " LIMIT " + .value((limit ?? -1).databaseValue) + " OFFSET " + .value((offset ?? 0).databaseValue)
    }
    return sql
  }
  var selectRows: SQL { SQL("SELECT \(plan.selection("t0"))") + source + tail }
  var selectKeys: SQL { SQL("SELECT t0._id") + source + tail }
  var selectCount: SQL {
    if limit == nil, offset == nil { return SQL("SELECT COUNT(*)") + source }
    return "SELECT COUNT(*) FROM (" + selectKeys + ")"
  }
}
