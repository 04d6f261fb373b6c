import Foundation

/// What is kept of an activity of the user, in a form that the next process reads.
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

  /// The bytes, JSON, and the keys of values that cannot be kept, in order of the alphabet: all others are in the bytes.
  ///
  /// Kept are texts, numbers, dates, data, URLs, UUIDs, null, and arrays, sets and dictionaries of these under keys that
  /// are texts. Source: Apple, documentation of `NSUserActivity.userInfo`. JSON, as whatever bytes are read again, its
  /// reader ends with an error: Foundation's reader of property lists stops the program for some.
  package func encode() -> (data: Data, leftOut: [String]) {
    var leftOut: [String] = []
    var form = Form(type: type)
    form.title = title
    if let userInfo {
      var info: [String: ReadableValue] = [:]
      for (key, value) in userInfo {
        if let name = key.base as? String, let saved = SavedValue(value) {
          info[name] = ReadableValue(value: saved)
        } else {
          leftOut.append("\(key.base)")
        }
      }
      form.userInfo = info
    }
    form.requiredKeys = requiredKeys.isEmpty ? nil : requiredKeys.sorted()
    form.keywords = keywords.isEmpty ? nil : keywords.sorted()
    form.webpageURL = webpageURL?.absoluteString
    form.referrerURL = referrerURL?.absoluteString
    form.expirationDate = expirationDate
    form.targetContentIdentifier = targetContentIdentifier
    form.persistentIdentifier = persistentIdentifier
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return ((try? encoder.encode(form)) ?? Data(), leftOut.sorted())
  }

  /// What bytes say; nil where they are damaged.
  ///
  /// - Parameter leftOut: The keys of values of which nothing is known, as those of a later version: all others are read.
  package init?(_ data: Data, leftOut: inout [String]) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let form = try? decoder.decode(Form.self, from: data) else { return nil }
    type = form.type
    title = form.title
    if let info = form.userInfo {
      var read: [AnyHashable: Any] = [:]
      for (key, entry) in info {
        if let value = entry.value?.value { read[key] = value } else { leftOut.append(key) }
      }
      userInfo = read
      leftOut.sort()
    }
    requiredKeys = Set(form.requiredKeys ?? [])
    keywords = Set(form.keywords ?? [])
    webpageURL = form.webpageURL.flatMap { URL(string: $0) }
    referrerURL = form.referrerURL.flatMap { URL(string: $0) }
    expirationDate = form.expirationDate
    targetContentIdentifier = form.targetContentIdentifier
    persistentIdentifier = form.persistentIdentifier
  }

  private struct Form: Codable {
    var type: String
    var title: String?
    var userInfo: [String: ReadableValue]?
    var requiredKeys: [String]?
    var keywords: [String]?
    var webpageURL: String?
    var referrerURL: String?
    var expirationDate: Date?
    var targetContentIdentifier: String?
    var persistentIdentifier: String?
    init(type: String) { self.type = type }
  }
  /// A value; nil for one that was written in a way that is unknown here.
  private struct ReadableValue: Codable {
    var value: SavedValue?
    init(value: SavedValue) { self.value = value }
    init(from decoder: any Decoder) throws { value = try? SavedValue(from: decoder) }
    func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
  }
}

/// A value of an app by its kind, an object of JSON with one member.
private indirect enum SavedValue: Codable {
  case text(String), flag(Bool), whole(Int64), large(UInt64), fraction(Double), width(Double)
  case date(Date), data(Data), url(String), uuid(UUID), null
  case list([SavedValue]), set([SavedValue]), dictionary([String: SavedValue])

  private enum Kind: String, CodingKey {
    case text, flag, whole, large, fraction, width, date, data, url, uuid, null, list, set, dictionary
  }

  /// How deep values may lie in one another: more than any app needs, and less than what JSON's reader takes.
  private static let deepest = 64

  /// Nil for a value that cannot be kept.
  init?(_ value: Any, depth: Int = 0) {
    if depth > Self.deepest { return nil }
    switch value {
    case let flag as Bool where Swift.type(of: value) == Bool.self: self = .flag(flag)
    case let value as String: self = .text(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .url(value.absoluteString)
    case let value as UUID: self = .uuid(value)
    case let value as CGFloat: self = .width(Double(value))
    case let value as [Any]:
      guard let members = Self.all(value, depth) else { return nil }
      self = .list(members)
    case let value as Set<AnyHashable>:
      guard let members = Self.all(value.map(\.base), depth) else { return nil }
      self = .set(members)
    case let value as [AnyHashable: Any]:
      var members: [String: SavedValue] = [:]
      for (key, member) in value {
        guard let name = key.base as? String, let saved = SavedValue(member, depth: depth + 1) else { return nil }
        members[name] = saved
      }
      self = .dictionary(members)
    // Classes come last: a cast to one makes objects of arrays and of all that is in them.
    case is NSNull: self = .null
    case let value as NSNumber: self.init(value)
    default: return nil
    }
  }
  private init(_ number: NSNumber) {
    switch String(cString: number.objCType) {
    case "f", "d": self = .fraction(number.doubleValue)
    case "Q": self = .large(number.uint64Value)
    default: self = .whole(number.int64Value)
    }
  }
  private static func all(_ values: [Any], _ depth: Int) -> [SavedValue]? {
    let saved = values.compactMap { SavedValue($0, depth: depth + 1) }
    return saved.count == values.count ? saved : nil
  }

  /// The value. A number is found as each type of number; nil for a text that is no URL.
  var value: Any? {
    switch self {
    case .text(let value): value
    case .flag(let value): value
    case .whole(let value): NSNumber(value: value)
    case .large(let value): NSNumber(value: value)
    case .fraction(let value): NSNumber(value: value)
    case .width(let value): CGFloat(value)
    case .date(let value): value
    case .data(let value): value
    case .url(let value): URL(string: value)
    case .uuid(let value): value
    case .null: NSNull()
    case .list(let members): Self.values(members)
    case .set(let members): Self.values(members).map { Set($0.compactMap { $0 as? AnyHashable }) }
    case .dictionary(let members): Self.values(members)
    }
  }
  private static func values(_ members: [SavedValue]) -> [Any]? {
    let values = members.compactMap(\.value)
    return values.count == members.count ? values : nil
  }
  private static func values(_ members: [String: SavedValue]) -> [String: Any]? {
    let values = members.compactMapValues(\.value)
    return values.count == members.count ? values : nil
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    // A value in a list is two keys deeper than the list.
    let isTooDeep = decoder.codingPath.count > 2 * Self.deepest + 4
    guard !isTooDeep, let kind = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a value of an unknown kind"))
    }
    switch kind {
    case .text: self = .text(try container.decode(String.self, forKey: kind))
    case .flag: self = .flag(try container.decode(Bool.self, forKey: kind))
    case .whole: self = .whole(try container.decode(Int64.self, forKey: kind))
    case .large: self = .large(try container.decode(UInt64.self, forKey: kind))
    case .fraction: self = .fraction(try container.decode(Double.self, forKey: kind))
    case .width: self = .width(try container.decode(Double.self, forKey: kind))
    case .date: self = .date(try container.decode(Date.self, forKey: kind))
    case .data: self = .data(try container.decode(Data.self, forKey: kind))
    case .url: self = .url(try container.decode(String.self, forKey: kind))
    case .uuid: self = .uuid(try container.decode(UUID.self, forKey: kind))
    case .null: self = .null
    case .list: self = .list(try container.decode([SavedValue].self, forKey: kind))
    case .set: self = .set(try container.decode([SavedValue].self, forKey: kind))
    case .dictionary: self = .dictionary(try container.decode([String: SavedValue].self, forKey: kind))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .text(let value): try container.encode(value, forKey: .text)
    case .flag(let value): try container.encode(value, forKey: .flag)
    case .whole(let value): try container.encode(value, forKey: .whole)
    case .large(let value): try container.encode(value, forKey: .large)
    case .fraction(let value): try container.encode(value, forKey: .fraction)
    case .width(let value): try container.encode(value, forKey: .width)
    case .date(let value): try container.encode(value, forKey: .date)
    case .data(let value): try container.encode(value, forKey: .data)
    case .url(let value): try container.encode(value, forKey: .url)
    case .uuid(let value): try container.encode(value, forKey: .uuid)
    case .null: try container.encode(true, forKey: .null)
    case .list(let members): try container.encode(members, forKey: .list)
    case .set(let members): try container.encode(members, forKey: .set)
    case .dictionary(let members): try container.encode(members, forKey: .dictionary)
    }
  }
}
