import Foundation
import GRDB
import HearthUI

/// How connections to stores are made: with the functions and orders that predicates and sort descriptors need.
enum StoreConnection {
  static func configuration(isReadOnly: Bool, timeout: TimeInterval) -> Configuration {
    var settings = Configuration()
    settings.readonly = isReadOnly
    settings.foreignKeysEnabled = false
    // Another process may write: its transactions are short.
    settings.busyMode = .timeout(timeout)
    settings.maximumReaderCount = 4
    settings.prepareDatabase { database in
      database.add(collation: localizedOrder)
      database.add(collation: decimalOrder)
      database.add(function: text)
    }
    return settings
  }
  static let localizedOrder = DatabaseCollation("hearth_localized") { $0.localizedStandardCompare($1) }
  static let decimalOrder = DatabaseCollation("hearth_decimal") { a, b in
    let first = Decimal(string: a) ?? 0, second = Decimal(string: b) ?? 0
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
  /// What predicates say of texts besides equality, as they say it in memory: the operator's number, its options, two texts.
  static let text = DatabaseFunction("hearth_text", argumentCount: 4, pure: true) { values in
    guard let number = Int.fromDatabaseValue(values[0]), let options = UInt.fromDatabaseValue(values[1]) else {
      return nil
    }
    let left = values[2].isNull ? nil : String.fromDatabaseValue(values[2])
    let right = values[3].isNull ? nil : String.fromDatabaseValue(values[3])
    let comparison = FormattedPredicate.comparison(
      .direct, .constant(left), operators[number], String.CompareOptions(rawValue: options), .constant(right))
    return comparison.holds(nil, [:])
  }
  static let operators: [FormattedPredicate.Operator] = [
    .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .beginsWith, .endsWith, .contains, .like,
    .matches,
  ]
}
