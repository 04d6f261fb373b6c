import Foundation
import GRDB

/// How connections to stores are made: with the functions and orders that predicates and sort descriptors need.
enum StoreConnection {
  static func open(_ configuration: ModelConfiguration) throws -> any DatabaseWriter {
    let settings = Self.configuration(isReadOnly: !configuration.allowsSave)
    if configuration.allowsSave { return try DatabasePool(path: configuration.url.path, configuration: settings) }
    return try DatabaseQueue(path: configuration.url.path, configuration: settings)
  }

  static func configuration(isReadOnly: Bool) -> Configuration {
    var settings = Configuration()
    settings.readonly = isReadOnly
    settings.foreignKeysEnabled = false
    // Another process may write: its transactions are short.
    settings.busyMode = .timeout(10)
    settings.maximumReaderCount = 4
    settings.prepareDatabase { database in
      database.add(collation: localizedOrder)
      database.add(collation: decimalOrder)
      database.add(function: localizedContains)
      database.add(function: apply)
      database.add(function: contains)
      database.add(function: startsWith)
    }
    return settings
  }

  static let localizedOrder = DatabaseCollation("hearth_localized") { $0.localizedStandardCompare($1) }
  static let decimalOrder = DatabaseCollation("hearth_decimal") { a, b in
    let first = Decimal(string: a) ?? 0, second = Decimal(string: b) ?? 0
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
  static let localizedContains = DatabaseFunction("hearth_localized_contains", argumentCount: 2, pure: true) { values in
    guard let text = String.fromDatabaseValue(values[0]), let part = String.fromDatabaseValue(values[1]) else {
      return nil
    }
    return text.localizedStandardContains(part)
  }
  static let contains = DatabaseFunction("hearth_contains", argumentCount: 2, pure: true) { values in
    guard let text = String.fromDatabaseValue(values[0]), let part = String.fromDatabaseValue(values[1]) else {
      return nil
    }
    return part.isEmpty || text.contains(part)
  }
  static let startsWith = DatabaseFunction("hearth_starts", argumentCount: 2, pure: true) { values in
    guard let text = String.fromDatabaseValue(values[0]), let part = String.fromDatabaseValue(values[1]) else {
      return nil
    }
    return text.hasPrefix(part)
  }
  /// A function of the app's, by its number among those that predicates have registered.
  static let apply = DatabaseFunction("hearth_apply", pure: false) { values in
    guard let number = Int.fromDatabaseValue(values[0]) else { return nil }
    return try RowFunctions.call(number, Array(values.dropFirst()))
  }
}
