import Foundation

/// What is kept of an activity of the user, in a form that the next process reads.
///
/// A binary property list. Values of the app that no property list holds as they are, a URL for example, are dictionaries
/// that name their kind under `kindKey`.
package struct ActivityState {
  package var type: String
  package var title: String?
  package var userInfo: [AnyHashable: Any]?
  package var requiredKeys: Set<String> = []
  package var keywords: Set<String> = []
  package var webpageURL: URL?
  package var referrerURL: URL?
  package var expirationDate: Date?
  package var targetContentIdentifier: String?
  package var persistentIdentifier: String?

  package init(type: String) { self.type = type }

  static let kindKey = "hearth.kind"
  private static let valueKey = "value"

  // MARK: - Writing

  /// The bytes, and the keys of values that cannot be kept, in order of the alphabet: all others are in the bytes.
  ///
  /// Kept are texts, numbers, dates, data, URLs, UUIDs, null, and arrays, sets and dictionaries of these under keys that
  /// are texts. Source: Apple, documentation of `NSUserActivity.userInfo`.
  package func encode() -> (data: Data, leftOut: [String]) {
    var leftOut: [String] = []
    var values: [String: Any] = ["type": type]
    values["title"] = title
    if let userInfo {
      var info: [String: Any] = [:]
      for (key, value) in userInfo {
        guard let name = key.base as? String, let form = Self.form(of: value) else {
          leftOut.append("\(key.base)")
          continue
        }
        info[name] = form
      }
      values["userInfo"] = info
    }
    if !requiredKeys.isEmpty { values["requiredKeys"] = requiredKeys.sorted() }
    if !keywords.isEmpty { values["keywords"] = keywords.sorted() }
    values["webpageURL"] = webpageURL?.absoluteString
    values["referrerURL"] = referrerURL?.absoluteString
    values["expirationDate"] = expirationDate
    values["targetContentIdentifier"] = targetContentIdentifier
    values["persistentIdentifier"] = persistentIdentifier
    let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    return (data ?? Data(), leftOut.sorted())
  }

  /// What stands for a value of the app in a property list; nil for one that cannot be kept.
  package static func form(of value: Any) -> Any? {
    switch value {
    // Whatever type of number it has in Swift: what is read is found as each of them.
    case let value as NSNumber: value
    case let value as String: value
    case let value as Data: value
    case let value as Date: value
    case let value as URL: tagged("URL", value.absoluteString)
    case let value as UUID: tagged("UUID", value.uuidString)
    case is NSNull: tagged("null", "")
    case let value as CGFloat: tagged("CGFloat", Double(value))
    case let value as [Any]: forms(of: value)
    case let value as Set<AnyHashable>: forms(of: value.map(\.base)).map { tagged("Set", $0) }
    case let value as [AnyHashable: Any]: form(of: value)
    default: nil
    }
  }
  private static func tagged(_ kind: String, _ value: Any) -> [String: Any] { [kindKey: kind, valueKey: value] }
  private static func forms(of values: [Any]) -> [Any]? {
    var result: [Any] = []
    for value in values {
      guard let form = form(of: value) else { return nil }
      result.append(form)
    }
    return result
  }
  private static func form(of values: [AnyHashable: Any]) -> [String: Any]? {
    var result: [String: Any] = [:]
    for (key, value) in values {
      guard let name = key.base as? String, let form = form(of: value) else { return nil }
      result[name] = form
    }
    // One of the app's that looks like a tagged value.
    return result[kindKey] == nil ? result : tagged("Dictionary", result)
  }

  // MARK: - Reading

  /// What bytes say; nil where they are damaged.
  ///
  /// - Parameter leftOut: The keys of values of which nothing is known, as those of a later version: all others are read.
  package init?(_ data: Data, leftOut: inout [String]) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any], let type = values["type"] as? String else { return nil }
    self.type = type
    title = values["title"] as? String
    if let info = values["userInfo"] as? [String: Any] {
      var read: [AnyHashable: Any] = [:]
      for (key, form) in info {
        if let value = Self.value(of: form) { read[key] = value } else { leftOut.append(key) }
      }
      userInfo = read
      leftOut.sort()
    } else if values["userInfo"] != nil {
      leftOut.append("userInfo")
    }
    requiredKeys = Set(values["requiredKeys"] as? [String] ?? [])
    keywords = Set(values["keywords"] as? [String] ?? [])
    webpageURL = (values["webpageURL"] as? String).flatMap { URL(string: $0) }
    referrerURL = (values["referrerURL"] as? String).flatMap { URL(string: $0) }
    expirationDate = values["expirationDate"] as? Date
    targetContentIdentifier = values["targetContentIdentifier"] as? String
    persistentIdentifier = values["persistentIdentifier"] as? String
  }
  private static func value(of form: Any) -> Any? {
    if let forms = form as? [Any] { return values(of: forms) }
    guard let values = form as? [String: Any] else { return form }
    guard let kind = values[kindKey] else { return dictionary(of: values) }
    let content = values[valueKey]
    switch kind as? String {
    case "URL": return (content as? String).flatMap { URL(string: $0) }
    case "UUID": return (content as? String).flatMap { UUID(uuidString: $0) }
    case "null": return NSNull()
    case "CGFloat": return (content as? Double).map { CGFloat($0) }
    case "Set":
      guard let members = (content as? [Any]).flatMap({ Self.values(of: $0) }) else { return nil }
      var result: Set<AnyHashable> = []
      for member in members { if let member = member as? AnyHashable { result.insert(member) } }
      return result
    case "Dictionary": return (content as? [String: Any]).flatMap { dictionary(of: $0) }
    default: return nil
    }
  }
  private static func values(of forms: [Any]) -> [Any]? {
    var result: [Any] = []
    for form in forms {
      guard let value = value(of: form) else { return nil }
      result.append(value)
    }
    return result
  }
  private static func dictionary(of forms: [String: Any]) -> [String: Any]? {
    var result: [String: Any] = [:]
    for (key, form) in forms {
      guard let value = value(of: form) else { return nil }
      result[key] = value
    }
    return result
  }
}
