import Foundation

/// An item of the keychain: its class, attributes and data, under the names of Apple's constants.
struct KeychainItem {
  /// Texts, numbers, dates and data.
  var attributes: [String: Any]

  init(_ attributes: [String: Any]) { self.attributes = attributes }

  /// What of an app's dictionary belongs to an item: not what it asks for (`r_…`, `m_…`) nor how (`u_…`).
  static func attributes(in dictionary: CFDictionary) -> [String: Any] {
    var own: [String: Any] = [:]
    for (key, value) in dictionary {
      if key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || key == kSecUseDataProtectionKeychain {
        continue
      }
      if key == kSecValueRef, let secKey = value as? SecKey {
        // A key is kept as its bytes, with what they are.
        own[kSecValueData] = secKey.bytes
        for (name, value) in SecKeyCopyAttributes(secKey) ?? [:] where own[name] == nil { own[name] = value }
        continue
      }
      if let value = stored(value) { own[key] = value }
    }
    return own
  }
  /// The value as a property list has it; nil for one that cannot be kept.
  private static func stored(_ value: Any) -> Any? {
    switch value {
    case let text as String: text
    case let data as Data: data
    case let date as Date: date
    case let truth as Bool: truth
    case let number as NSNumber: number
    case let number as any BinaryInteger: Int(truncatingIfNeeded: number)
    case let access as SecAccessControl: access.protection
    default: nil
    }
  }

  /// What tells items of its class apart: no two of them have the same of these.
  ///
  /// Source: Apple, documentation of `errSecDuplicateItem`.
  private static func primaryKeys(of itemClass: String) -> [String] {
    switch itemClass {
    case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath,
      ]
    case kSecClassKey: [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyClass, kSecAttrKeyType]
    default: [kSecAttrLabel, "slnr", "issr"]
    }
  }
  /// Whether both are of one class and have the same account, service and so on, and there can only be one of them.
  func isSame(as other: KeychainItem) -> Bool {
    let itemClass = attributes[kSecClass] as? String ?? ""
    let keys = Self.primaryKeys(of: itemClass) + [kSecClass, kSecAttrAccessGroup, kSecAttrSynchronizable]
    return keys.allSatisfy { Self.text(attributes[$0]) == Self.text(other.attributes[$0]) }
  }
  /// Whether the item has every attribute that a query names. A query's data do not count.
  func matches(_ query: [String: Any]) -> Bool {
    query.allSatisfy { key, value in
      switch key {
      case kSecValueData, kSecAttrAccessible, kSecAttrAccessControl: true
      case kSecAttrSynchronizable where Self.text(value) == kSecAttrSynchronizableAny: true
      default: Self.text(attributes[key]) == Self.text(value)
      }
    }
  }
  /// A value as a text by which it is compared: false and zero, as well as an attribute that is not there, are one.
  private static func text(_ value: Any?) -> String {
    switch value {
    case nil: ""
    case let data as Data: data.isEmpty ? "" : data.base64EncodedString()
    case let date as Date: "\(date.timeIntervalSinceReferenceDate)"
    case let text as String: text
    case let number as NSNumber: number == 0 ? "" : number.stringValue
    default: "\(value!)"
    }
  }

  /// What a query asked for of the item.
  func result(of query: CFDictionary) -> AnyObject? {
    func asks(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? (query[key] as? Bool ?? false) }
    let data = attributes[kSecValueData] as? Data
    if asks(kSecReturnAttributes) {
      var shown = attributes
      if !asks(kSecReturnData) { shown[kSecValueData] = nil }
      return NSDictionary(dictionary: shown)
    }
    if asks(kSecReturnData) { return NSData(data: data ?? Data()) }
    if asks(kSecReturnRef), attributes[kSecClass] as? String == kSecClassKey, let data {
      return SecKey(data, isPrivate: attributes[kSecAttrKeyClass] as? String != kSecAttrKeyClassPublic)
    }
    return nil
  }
}
